#include "zugzwang/gfx/recording.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <tuple>
#include <type_traits>

#include "zugzwang/base/hash.hpp"

namespace zugzwang {

namespace {

using Bytes = std::vector<std::byte>;

/// Values without gaps, so that equal ones are equal bytes.
template <class Value>
concept Plain = std::is_arithmetic_v<Value> || std::is_enum_v<Value> || std::is_pointer_v<Value> ||
    std::is_same_v<Value, Vec> || std::is_same_v<Value, Rect> || std::is_same_v<Value, Paint>;

static_assert(sizeof(Vec) == 2 * sizeof(float) && sizeof(Rect) == 4 * sizeof(float));
static_assert(sizeof(Paint) == sizeof(Role) + sizeof(float));

// The parts of each style, in the order in which they are kept.
auto parts(BoxStyle& style) {
    return std::tie(style.top, style.bottom, style.radius, style.rim, style.rim_width, style.foot, style.foot_depth,
                    style.alpha, style.fill_alpha);
}
auto parts(LineStyle& style) { return std::tie(style.paint, style.width, style.dash, style.round); }
auto parts(SpriteStyle& style) { return std::tie(style.alpha, style.turned); }
auto parts(TextStyle& style) {
    return std::tie(style.size, style.paint, style.weight, style.align_x, style.align_y, style.wrap_width,
                    style.max_width);
}
template <class Value>
concept Style = requires(Value& value) {
    parts(value);
};

constexpr std::size_t rounded_up(std::size_t size) { return (size + 3) / 4 * 4; }

class Writer {
  public:
    explicit Writer(Bytes& bytes) : bytes_(bytes) {}

    template <class... Values>
    void operator()(const Values&... values) {
        (put(values), ...);
    }

  private:
    void put(const void* from, std::size_t size) {
        const auto at = bytes_.size();
        bytes_.resize(at + rounded_up(size));
        if (size > 0) std::memcpy(bytes_.data() + at, from, size);
    }
    template <Plain Value>
    void put(const Value& value) {
        put(&value, sizeof value);
    }
    template <Style Value>
    void put(Value style) {
        std::apply(*this, parts(style));
    }
    void put(std::optional<Role> role) { (*this)(role.has_value(), role.value_or(Role{})); }
    void put(std::string_view words) {
        put(words.size());
        put(words.data(), words.size());
    }
    void put(std::span<const Vec> points) {
        put(points.size());
        put(points.data(), points.size_bytes());
    }

    Bytes& bytes_;
};

class Reader {
  public:
    explicit Reader(const Bytes& bytes) : bytes_(bytes) {}

    [[nodiscard]] bool at_end() const { return at_ == bytes_.size(); }
    void skip_to(std::size_t place) { at_ = place; }
    template <class... Values>
    void operator()(Values&... values) {
        (take(values), ...);
    }
    template <class Value>
    [[nodiscard]] Value next() {
        Value value{};
        take(value);
        return value;
    }

  private:
    const std::byte* taken(std::size_t size) {
        const auto* const from = bytes_.data() + at_;
        at_ += rounded_up(size);
        return from;
    }
    template <Plain Value>
    void take(Value& value) {
        std::memcpy(&value, taken(sizeof value), sizeof value);
    }
    template <Style Value>
    void take(Value& style) {
        std::apply(*this, parts(style));
    }
    void take(std::optional<Role>& role) {
        const bool is_there = next<bool>();
        const auto value = next<Role>();
        role = is_there ? std::optional(value) : std::nullopt;
    }
    void take(std::string_view& words) {
        const auto size = next<std::size_t>();
        words = {reinterpret_cast<const char*>(taken(size)), size};
    }
    void take(std::span<const Vec>& points) {
        const auto count = next<std::size_t>();
        points = {reinterpret_cast<const Vec*>(taken(count * sizeof(Vec))), count};
    }

    const Bytes& bytes_;
    std::size_t at_ = 0;
};

using Drawing = void (*)(Reader& reader, Canvas& canvas);

template <auto draw>
class Drawn;
/// A function of a canvas, kept as what calls it again and what it is given.
template <class Answer, class... Values, Answer (Canvas::*draw)(Values...)>
class Drawn<draw> {
  public:
    static void keep(Bytes& bytes, const std::remove_cvref_t<Values>&... values) {
        Writer writer(bytes);
        writer(Drawing(again), values...);
    }

  private:
    static void again(Reader& reader, Canvas& canvas) {
        std::tuple<std::remove_cvref_t<Values>...> values;
        std::apply(reader, values);
        std::apply([&canvas](const auto&... each) { (canvas.*draw)(each...); }, values);
    }
};

/// Of a multiple of four bytes.
std::uint64_t hash_of(std::span<const std::byte> bytes, std::uint64_t hash) {
    for (; !bytes.empty(); bytes = bytes.subspan(4)) {
        std::uint32_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        hash = mixed(hash + golden_word + word);
    }
    return hash;
}

/// Places are rounded, and edges are soft.
constexpr float round_about = 2;

Rect about(std::span<const Vec> points) {
    if (points.empty()) return {};
    const auto [left, right] = std::ranges::minmax(points, {}, &Vec::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Vec::y);
    return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

/// Without a size where they have nothing in common.
Rect common(Rect a, Rect b) {
    if (!a.overlaps(b)) return {};
    const float left = std::max(a.x, b.x), top = std::max(a.y, b.y);
    return {left, top, std::min(a.right(), b.right()) - left, std::min(a.bottom(), b.bottom()) - top};
}

/// Where a text stands of that size; letters may reach a little further.
Rect written_at(Vec at, Size size, const TextStyle& style) {
    if (style.align_x == AlignX::centre) at.x -= size.width / 2;
    if (style.align_x == AlignX::right) at.x -= size.width;
    if (style.align_y == AlignY::middle) at.y -= size.height / 2;
    if (style.align_y == AlignY::baseline) return Rect{at.x, at.y - size.height, size.width, 2 * size.height};
    return Rect{at.x, at.y, size.width, size.height};
}

} // namespace

void Recording::clear() {
    bytes_.clear();
    entries_.clear();
    groups_.clear();
    clips_.clear();
    how_ = 0;
}

void Recording::drew(Rect area) {
    const auto begin = entries_.empty() ? 0 : entries_.back().end;
    area = area.inset(-round_about);
    if (!groups_.empty()) area = area.moved(groups_.back().offset);
    if (!clips_.empty()) area = common(clips_.back(), area);
    entries_.push_back({bytes_.size(), Mark{area, hash_of(std::span(bytes_).subspan(begin), how_)}});
}

void Recording::drew(std::span<const Vec> points, float margin) { drew(about(points).inset(-margin)); }

void Recording::changed_how() {
    Bytes how;
    Writer writer(how);
    if (!groups_.empty()) writer(groups_.back().offset, groups_.back().alpha);
    if (!clips_.empty()) writer(clips_.back());
    how_ = hash_of(how, 0);
    entries_.push_back({bytes_.size(), std::nullopt});
}

void Recording::replay(Canvas& canvas) const {
    Reader reader(bytes_);
    while (!reader.at_end())
        reader.next<Drawing>()(reader, canvas);
}

void Recording::replay(Canvas& canvas, Rect part) const {
    Reader reader(bytes_);
    for (const auto& [end, mark] : entries_) {
        if (!mark || mark->area.overlaps(part))
            reader.next<Drawing>()(reader, canvas);
        else
            reader.skip_to(end);
    }
}

void Recording::box(Rect area, const BoxStyle& style) {
    Drawn<&Canvas::box>::keep(bytes_, area, style);
    drew(area);
}

void Recording::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    Drawn<&Canvas::sprite>::keep(bytes_, name, area, style);
    drew(style.turned == 0 ? area : around(area.centre(), std::hypot(area.width, area.height)));
}

void Recording::strip(std::string_view name, Vec from, Vec to, float width, float alpha) {
    Drawn<&Canvas::strip>::keep(bytes_, name, from, to, width, alpha);
    drew(std::array{from, to}, width / 2);
}

void Recording::line(Vec from, Vec to, const LineStyle& style) {
    Drawn<&Canvas::line>::keep(bytes_, from, to, style);
    drew(std::array{from, to}, style.width / 2);
}

void Recording::disc(Vec centre, float radius, Paint paint) {
    Drawn<&Canvas::disc>::keep(bytes_, centre, radius, paint);
    drew(around(centre, 2 * radius));
}

void Recording::ring(Vec centre, float radius, float width, Paint paint) {
    Drawn<&Canvas::ring>::keep(bytes_, centre, radius, width, paint);
    drew(around(centre, 2 * radius + width));
}

void Recording::diamond(Vec centre, float radius, Paint paint) {
    Drawn<&Canvas::diamond>::keep(bytes_, centre, radius, paint);
    drew(around(centre, 2 * radius));
}

void Recording::glow(Vec centre, float radius, Paint paint) {
    Drawn<&Canvas::glow>::keep(bytes_, centre, radius, paint);
    drew(around(centre, 2 * radius));
}

void Recording::blob(std::span<const Vec> points, float margin, Paint paint) {
    Drawn<&Canvas::blob>::keep(bytes_, points, margin, paint);
    drew(points, margin);
}

void Recording::polyline(std::span<const Vec> points, const LineStyle& style) {
    Drawn<&Canvas::polyline>::keep(bytes_, points, style);
    drew(points, style.width / 2);
}

Size Recording::text(std::string_view words, Vec at, const TextStyle& style) {
    Drawn<&Canvas::text>::keep(bytes_, words, at, style);
    const auto size = measured(words, style);
    drew(written_at(at, size, style).inset(-style.size / 2));
    return size;
}

void Recording::clip(Rect area) {
    Drawn<&Canvas::clip>::keep(bytes_, area);
    area = area.inset(-round_about);
    if (!groups_.empty()) area = area.moved(groups_.back().offset);
    clips_.push_back(clips_.empty() ? area : common(clips_.back(), area));
    changed_how();
}

void Recording::unclip() {
    Drawn<&Canvas::unclip>::keep(bytes_);
    if (!clips_.empty()) clips_.pop_back();
    changed_how();
}

void Recording::push_group(Vec offset, float alpha) {
    Drawn<&Canvas::push_group>::keep(bytes_, offset, alpha);
    const auto around = groups_.empty() ? Group{} : groups_.back();
    groups_.push_back({around.offset + offset, around.alpha * alpha});
    changed_how();
}

void Recording::pop_group() {
    Drawn<&Canvas::pop_group>::keep(bytes_);
    if (!groups_.empty()) groups_.pop_back();
    changed_how();
}

} // namespace zugzwang
