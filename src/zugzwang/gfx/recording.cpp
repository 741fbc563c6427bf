#include "zugzwang/gfx/recording.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <type_traits>
#include <utility>

namespace zugzwang {

namespace {

enum class Command : std::uint8_t {
    box,
    sprite,
    line,
    disc,
    ring,
    diamond,
    glow,
    blob,
    polyline,
    text,
    clip,
    unclip,
    push_group,
    pop_group
};

using Bytes = std::vector<std::byte>;

/// Values without gaps, so that equal ones are equal bytes.
template <class Value>
concept Plain = std::is_arithmetic_v<Value> || std::is_enum_v<Value> || std::is_same_v<Value, Vec> ||
    std::is_same_v<Value, Rect> || std::is_same_v<Value, Paint>;

static_assert(sizeof(Vec) == 2 * sizeof(float) && sizeof(Rect) == 4 * sizeof(float));
static_assert(sizeof(Paint) == sizeof(Role) + sizeof(float));

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
    [[nodiscard]] std::size_t at() const { return at_; }
    void go_to(std::size_t at) { at_ = at; }
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

// The parts of each style, in the order in which they are kept.
template <class Archive>
void parts(Archive& archive, BoxStyle& style) {
    archive(style.top, style.bottom, style.radius, style.rim, style.rim_width, style.foot, style.foot_depth,
            style.alpha, style.fill_alpha);
}
template <class Archive>
void parts(Archive& archive, LineStyle& style) {
    archive(style.paint, style.width, style.dash, style.round);
}
template <class Archive>
void parts(Archive& archive, TextStyle& style) {
    archive(style.size, style.paint, style.weight, style.align_x, style.align_y, style.wrap_width, style.max_width);
}
template <class Archive>
void parts(Archive& archive, SpriteStyle& style) {
    archive(style.alpha, style.turned);
}

/// Answers where that begins.
template <class... Values>
std::size_t write(Bytes& bytes, const Values&... values) {
    const auto begin = bytes.size();
    Writer{bytes}(values...);
    return begin;
}
template <class Style, class... Values>
std::size_t write_styled(Bytes& bytes, Style style, const Values&... values) {
    const auto begin = write(bytes, values...);
    Writer writer(bytes);
    parts(writer, style);
    return begin;
}

template <class Style>
Style read_style(Reader& reader) {
    Style style;
    parts(reader, style);
    return style;
}

void draw_next(Reader& reader, Canvas& canvas) {
    Rect area;
    Vec at, to;
    float radius = 0, width = 0;
    Paint paint;
    std::string_view words;
    std::span<const Vec> points;
    switch (reader.next<Command>()) {
    case Command::box:
        reader(area);
        return canvas.box(area, read_style<BoxStyle>(reader));
    case Command::sprite:
        reader(words, area);
        return canvas.sprite(words, area, read_style<SpriteStyle>(reader));
    case Command::line:
        reader(at, to);
        return canvas.line(at, to, read_style<LineStyle>(reader));
    case Command::disc:
        reader(at, radius, paint);
        return canvas.disc(at, radius, paint);
    case Command::ring:
        reader(at, radius, width, paint);
        return canvas.ring(at, radius, width, paint);
    case Command::diamond:
        reader(at, radius, paint);
        return canvas.diamond(at, radius, paint);
    case Command::glow:
        reader(at, radius, paint);
        return canvas.glow(at, radius, paint);
    case Command::blob:
        reader(points, width, paint);
        return canvas.blob(points, width, paint);
    case Command::polyline:
        reader(points);
        return canvas.polyline(points, read_style<LineStyle>(reader));
    case Command::text:
        reader(words, at);
        canvas.text(words, at, read_style<TextStyle>(reader));
        return;
    case Command::clip:
        reader(area);
        return canvas.clip(area);
    case Command::unclip:
        return canvas.unclip();
    case Command::push_group:
        reader(at, width);
        return canvas.push_group(at, width);
    case Command::pop_group:
        return canvas.pop_group();
    }
}

Rect common(const Rect& a, const Rect& b) {
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::max(0.0F, std::min(a.right(), b.right()) - x),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - y)};
}

Rect both(const Rect& a, const Rect& b) {
    const float x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

Rect about(std::span<const Vec> points, float margin) {
    if (points.empty()) return {};
    Rect area{points.front().x, points.front().y, 0, 0};
    for (const Vec point : points)
        area = both(area, {point.x, point.y, 0, 0});
    return area.inset(-margin);
}

/// Areas that do not overlap, and not many of them.
class Areas {
  public:
    void add(Rect area) {
        if (area.width <= 0 || area.height <= 0) return;
        const float x = std::floor(area.x), y = std::floor(area.y);
        area = {x, y, std::ceil(area.right()) - x, std::ceil(area.bottom()) - y};
        for (std::size_t index = 0; index < areas_.size();) {
            if (!areas_[index].overlaps(area) && areas_.size() < most) {
                ++index;
                continue;
            }
            area = both(area, areas_[index]);
            areas_[index] = areas_.back();
            areas_.pop_back();
            index = 0;
        }
        areas_.push_back(area);
    }
    [[nodiscard]] std::vector<Rect> take() { return std::move(areas_); }

  private:
    static constexpr std::size_t most = 8;
    std::vector<Rect> areas_;
};

} // namespace

void Recording::clear() {
    bytes_.clear();
    drawn_.clear();
    groups_.clear();
    clips_.clear();
}

void Recording::replay(Canvas& canvas, std::optional<Rect> area) const {
    Reader reader(bytes_);
    auto next = drawn_.begin();
    while (!reader.at_end()) {
        const bool draws = next != drawn_.end() && next->begin == reader.at();
        if (draws && area && !next->area.overlaps(*area))
            reader.go_to(next->end);
        else
            draw_next(reader, canvas);
        if (draws) ++next;
    }
}

bool Recording::same(const Drawn& drawn, const Recording& other, const Drawn& others) const {
    const auto bytes = std::span(bytes_).subspan(drawn.begin, drawn.end - drawn.begin);
    return std::ranges::equal(bytes, std::span(other.bytes_).subspan(others.begin, others.end - others.begin)) &&
           drawn.group == others.group && drawn.clip == others.clip;
}

std::vector<Rect> Recording::differs_in(const Recording& other) const {
    Areas areas;
    // What both draw in the same order looks the same where nothing else is drawn.
    constexpr std::ptrdiff_t looked_ahead = 48;
    auto theirs = other.drawn_.begin();
    for (const auto& drawn : drawn_) {
        const auto end = theirs + std::min(looked_ahead, other.drawn_.end() - theirs);
        const auto found = std::find_if(theirs, end, [&](const Drawn& each) { return same(drawn, other, each); });
        if (found == end) {
            areas.add(drawn.area);
            continue;
        }
        for (; theirs != found; ++theirs)
            areas.add(theirs->area);
        ++theirs;
    }
    for (; theirs != other.drawn_.end(); ++theirs)
        areas.add(theirs->area);
    return areas.take();
}

void Recording::note(std::size_t begin, Rect area) {
    constexpr float beyond = 2; // pixels; edges are smooth, and places rounded
    area = area.moved(group().offset).inset(-beyond);
    if (!clips_.empty()) area = common(area, clips_.back().inset(-beyond));
    drawn_.push_back({.begin = begin,
                      .end = bytes_.size(),
                      .group = group(),
                      .clip = clips_.empty() ? std::nullopt : std::optional(clips_.back()),
                      .area = area});
}

void Recording::box(Rect area, const BoxStyle& style) { note(write_styled(bytes_, style, Command::box, area), area); }

void Recording::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    const float side = style.turned == 0 ? 0 : std::hypot(area.width, area.height);
    const Rect reached = around(area.centre(), std::max(area.width, side), std::max(area.height, side));
    note(write_styled(bytes_, style, Command::sprite, name, area), reached);
}

void Recording::line(Vec from, Vec to, const LineStyle& style) {
    const std::array ends{from, to};
    note(write_styled(bytes_, style, Command::line, from, to), about(ends, style.width));
}

void Recording::disc(Vec centre, float radius, Paint paint) {
    note(write(bytes_, Command::disc, centre, radius, paint), around(centre, 2 * radius));
}

void Recording::ring(Vec centre, float radius, float width, Paint paint) {
    note(write(bytes_, Command::ring, centre, radius, width, paint), around(centre, 2 * radius + width));
}

void Recording::diamond(Vec centre, float radius, Paint paint) {
    note(write(bytes_, Command::diamond, centre, radius, paint), around(centre, 2 * radius));
}

void Recording::glow(Vec centre, float radius, Paint paint) {
    note(write(bytes_, Command::glow, centre, radius, paint), around(centre, 2 * radius));
}

void Recording::blob(std::span<const Vec> points, float margin, Paint paint) {
    note(write(bytes_, Command::blob, points, margin, paint), about(points, margin));
}

void Recording::polyline(std::span<const Vec> points, const LineStyle& style) {
    note(write_styled(bytes_, style, Command::polyline, points), about(points, style.width));
}

Size Recording::text(std::string_view words, Vec at, const TextStyle& style) {
    const auto size = measured(words, style);
    const float left = style.align_x == AlignX::left ? 0.0F : style.align_x == AlignX::centre ? 0.5F : 1.0F;
    // Letters may hang over; and where their line lies within the height is the paper's affair.
    const float over = style.size;
    const Rect area{at.x - size.width * left - over, at.y - size.height - over, size.width + 2 * over,
                    2 * (size.height + over)};
    note(write_styled(bytes_, style, Command::text, words, at), area);
    return size;
}

void Recording::clip(Rect area) {
    write(bytes_, Command::clip, area);
    area = area.moved(group().offset);
    clips_.push_back(clips_.empty() ? area : common(area, clips_.back()));
}

void Recording::unclip() {
    write(bytes_, Command::unclip);
    clips_.pop_back();
}

void Recording::push_group(Vec offset, float alpha) {
    write(bytes_, Command::push_group, offset, alpha);
    groups_.push_back({group().offset + offset, group().alpha * alpha});
}

void Recording::pop_group() {
    write(bytes_, Command::pop_group);
    groups_.pop_back();
}

} // namespace zugzwang
