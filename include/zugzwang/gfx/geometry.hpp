// Places and sizes on the screen, in device pixels: x to the right, y down.
#pragma once

#include <cmath>

namespace zugzwang {

struct Vec {
    float x = 0, y = 0;

    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, float factor) { return {a.x * factor, a.y * factor}; }
    friend bool operator==(const Vec&, const Vec&) = default;
};

[[nodiscard]] inline float length(Vec v) { return std::hypot(v.x, v.y); }
[[nodiscard]] inline float distance(Vec a, Vec b) { return length(b - a); }
/// The point between a (part 0) and b (part 1).
[[nodiscard]] constexpr Vec between(Vec a, Vec b, float part) { return a + (b - a) * part; }
/// How far `at` lies from the closed segment a–b.
[[nodiscard]] float distance_to_segment(Vec at, Vec a, Vec b);

struct Rect {
    float x = 0, y = 0, width = 0, height = 0;

    [[nodiscard]] constexpr float right() const { return x + width; }
    [[nodiscard]] constexpr float bottom() const { return y + height; }
    [[nodiscard]] constexpr Vec centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] constexpr bool contains(Vec at) const {
        return at.x >= x && at.x < right() && at.y >= y && at.y < bottom();
    }
    [[nodiscard]] constexpr bool contains(const Rect& inner) const {
        return inner.x >= x && inner.y >= y && inner.right() <= right() && inner.bottom() <= bottom();
    }
    [[nodiscard]] constexpr bool overlaps(const Rect& rect) const {
        return x < rect.right() && rect.x < right() && y < rect.bottom() && rect.y < bottom();
    }
    /// Smaller by `by` on every side (larger when negative).
    [[nodiscard]] constexpr Rect inset(float by) const { return {x + by, y + by, width - 2 * by, height - 2 * by}; }
    [[nodiscard]] constexpr Rect moved(Vec by) const { return {x + by.x, y + by.y, width, height}; }

    friend bool operator==(const Rect&, const Rect&) = default;
};

/// The rectangle of that size about a centre.
[[nodiscard]] constexpr Rect around(Vec centre, float width, float height) {
    return {centre.x - width / 2, centre.y - height / 2, width, height};
}
/// The square about a centre.
[[nodiscard]] constexpr Rect around(Vec centre, float side) { return around(centre, side, side); }
/// The largest rectangle of width : height = `aspect` in the middle of `area`.
[[nodiscard]] Rect fitted(Rect area, float aspect);
/// The same place in whole pixels, so that edges are sharp.
[[nodiscard]] Rect snapped(Rect rect);

} // namespace zugzwang
