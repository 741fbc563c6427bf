#include "zugzwang/gfx/recording.hpp"

#include <cstring>
#include <type_traits>

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

template <class Style, class... Values>
void write_styled(Bytes& bytes, Style style, const Values&... values) {
    Writer writer(bytes);
    writer(values...);
    parts(writer, style);
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

} // namespace

void Recording::replay(Canvas& canvas) const {
    Reader reader(bytes_);
    while (!reader.at_end())
        draw_next(reader, canvas);
}

void Recording::box(Rect area, const BoxStyle& style) { write_styled(bytes_, style, Command::box, area); }

void Recording::sprite(std::string_view name, Rect area, const SpriteStyle& style) {
    write_styled(bytes_, style, Command::sprite, name, area);
}

void Recording::line(Vec from, Vec to, const LineStyle& style) { write_styled(bytes_, style, Command::line, from, to); }

void Recording::disc(Vec centre, float radius, Paint paint) { Writer{bytes_}(Command::disc, centre, radius, paint); }

void Recording::ring(Vec centre, float radius, float width, Paint paint) {
    Writer{bytes_}(Command::ring, centre, radius, width, paint);
}

void Recording::diamond(Vec centre, float radius, Paint paint) {
    Writer{bytes_}(Command::diamond, centre, radius, paint);
}

void Recording::glow(Vec centre, float radius, Paint paint) { Writer{bytes_}(Command::glow, centre, radius, paint); }

void Recording::blob(std::span<const Vec> points, float margin, Paint paint) {
    Writer{bytes_}(Command::blob, points, margin, paint);
}

void Recording::polyline(std::span<const Vec> points, const LineStyle& style) {
    write_styled(bytes_, style, Command::polyline, points);
}

Size Recording::text(std::string_view words, Vec at, const TextStyle& style) {
    write_styled(bytes_, style, Command::text, words, at);
    return measured(words, style);
}

void Recording::clip(Rect area) { Writer{bytes_}(Command::clip, area); }

void Recording::unclip() { Writer{bytes_}(Command::unclip); }

void Recording::push_group(Vec offset, float alpha) { Writer{bytes_}(Command::push_group, offset, alpha); }

void Recording::pop_group() { Writer{bytes_}(Command::pop_group); }

} // namespace zugzwang
