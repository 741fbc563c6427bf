// The drawing seam: what views and scenes may ask of a screen. All places and sizes are device pixels; all colours are
// roles of the theme. Implemented once on SDL (src/canvas) and once as a recorder in the tests. Main thread only.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// A colour role with an opacity from 0 (nothing) to 1.
struct Paint {
    Role role = Role::ink;
    float alpha = 1;

    friend bool operator==(const Paint&, const Paint&) = default;
};

/// A rounded rectangle: a vertical gradient, optionally a rim inside its edge and a foot (the thickness of a key or a
/// tile) below it, within the rectangle.
struct BoxStyle {
    Role top = Role::panel_top;
    Role bottom = Role::panel_bottom;
    float radius = 0;
    std::optional<Role> rim{};
    float rim_width = 0;
    std::optional<Role> foot{};
    float foot_depth = 0;
    float alpha = 1;      ///< Of the whole.
    float fill_alpha = 1; ///< Of the gradient alone; 0 leaves the rim.
};

struct LineStyle {
    Paint paint;
    float width = 1;
    float dash = 0; ///< Length of a dash and of a gap; 0 is a whole line.
    bool round = true;
};

enum class Weight : std::uint8_t { regular, medium, semibold, bold, extra_bold };
enum class AlignX : std::uint8_t { left, centre, right };
enum class AlignY : std::uint8_t { top, middle, baseline };

struct TextStyle {
    float size = 16; ///< Pixels, the em; use Canvas::px(Measure) or a board's own cell size.
    Paint paint{};
    Weight weight = Weight::regular;
    AlignX align_x = AlignX::left;
    AlignY align_y = AlignY::middle;
    float wrap_width = 0; ///< Breaks lines at this width; 0 never.
    float max_width = 0;  ///< Shortens a single line with … beyond this width; 0 never.
};

struct SpriteStyle {
    float alpha = 1;
    float turned = 0; ///< Degrees clockwise about the centre; rasterised so, hence only a few distinct values, please.
};

struct Size {
    float width = 0, height = 0;
};

class Canvas {
  public:
    virtual ~Canvas() = default;

    [[nodiscard]] virtual const Theme& theme() const = 0;
    /// How long after the last update the picture is shown: what moves is drawn so much further on. At most half a step
    /// of the loop, and as much less than nothing.
    [[nodiscard]] virtual Seconds ahead() const { return Seconds{0}; }
    /// Device pixels of one unit of a 1080-line screen.
    [[nodiscard]] virtual float scale() const = 0;
    /// How much larger than usual a person wants words: 1 to 2.
    [[nodiscard]] virtual float text_scale() const { return 1; }
    /// A measure of the theme in whole device pixels, at least 1; sizes of words as large as the person wants them.
    [[nodiscard]] float px(Measure measure) const {
        return px(theme()[measure] * (measure >= Measure::heading ? text_scale() : 1));
    }
    /// So many units of a 1080-line screen in whole device pixels, at least 1.
    [[nodiscard]] float px(float units) const { return std::max(1.0F, std::round(units * scale())); }

    /// Filled rounded rectangle, see BoxStyle.
    virtual void box(Rect area, const BoxStyle& style) = 0;
    /// The same in one colour.
    void fill(Rect area, Paint paint, float radius = 0) {
        box(area, {.top = paint.role, .bottom = paint.role, .radius = radius, .alpha = paint.alpha});
    }
    /// A sprite of assets/sprites by name ("amazons/queen-first"), fitted into the rectangle, centred, aspect kept.
    virtual void sprite(std::string_view name, Rect area, const SpriteStyle& style = {}) = 0;
    /// A sprite repeated from one place to another, as wide as that across the way and without gaps: its left comes
    /// first, its bottom lies to the right of whoever goes that way, and it is stretched along the way until a whole
    /// number of it fits.
    virtual void strip(std::string_view name, Vec from, Vec to, float width, float alpha) = 0;
    virtual void line(Vec from, Vec to, const LineStyle& style) = 0;
    virtual void disc(Vec centre, float radius, Paint paint) = 0;
    virtual void ring(Vec centre, float radius, float width, Paint paint) = 0;
    /// A square standing on a corner; `radius` from the centre to a corner.
    virtual void diamond(Vec centre, float radius, Paint paint) = 0;
    /// Light that fades out towards `radius`.
    virtual void glow(Vec centre, float radius, Paint paint) = 0;
    /// The convex hull's inside grown by `margin` with round corners; at least one point.
    virtual void blob(std::span<const Vec> points, float margin, Paint paint) = 0;
    /// A connected line through the points.
    virtual void polyline(std::span<const Vec> points, const LineStyle& style) = 0;
    /// Draws one or more lines of text and answers the size that they took.
    virtual Size text(std::string_view words, Vec at, const TextStyle& style) = 0;
    [[nodiscard]] virtual Size measured(std::string_view words, const TextStyle& style) const = 0;
    /// Limits drawing to a rectangle (within the present limit) until the matching `unclip`.
    virtual void clip(Rect area) = 0;
    virtual void unclip() = 0;
    /// Everything drawn until the matching `pop_group` is moved by `offset` and has its alpha multiplied.
    virtual void push_group(Vec offset, float alpha) = 0;
    virtual void pop_group() = 0;
};

} // namespace zugzwang
