// Shapes as coverage: how much of every pixel a disc, a stroke or a hull covers, worked out from the distance to its
// edge. This gives even, smooth edges at any place and size without a scaled or rotated sprite.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::canvas {

/// A rectangle of whole pixels with a coverage from 0 to 255 for each, row by row. Pixel (x, y) has its centre at
/// (x + 0.5, y + 0.5). That of a long slanting line would be nearly empty: there each band of rows is moved to the
/// right by its own number of pixels instead.
struct Mask {
    static constexpr int band_height = 16;

    int left = 0, top = 0, width = 0, height = 0;
    std::vector<std::uint8_t> cover;
    std::vector<int> shifts{}; ///< One for each band of rows; none: nothing is moved.
    bool convex = false;       ///< What is wholly covered is one run in every row.

    /// Where row `y`, from 0, begins.
    [[nodiscard]] int row_left(int y) const {
        return shifts.empty() ? left : left + shifts[static_cast<std::size_t>(y / band_height)];
    }
};

[[nodiscard]] Mask disc_mask(Vec centre, float radius);
/// The ring's middle line has the radius.
[[nodiscard]] Mask ring_mask(Vec centre, float radius, float width);
/// A square on its corner; `radius` from the centre to a corner.
[[nodiscard]] Mask diamond_mask(Vec centre, float radius);
/// Full in the centre, falling smoothly to nothing at the radius.
[[nodiscard]] Mask glow_mask(Vec centre, float radius);
/// A line through the points, at least one, with the style's width, caps and dashes.
[[nodiscard]] Mask stroke_mask(std::span<const Vec> points, const LineStyle& style);
/// The convex hull of the points, at least one, grown by a margin.
[[nodiscard]] Mask hull_mask(std::span<const Vec> points, float margin);

} // namespace zugzwang::canvas
