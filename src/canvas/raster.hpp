// Pictures made pixel by pixel: boxes with a gradient, rim and foot, and the backdrop. Gradients are dithered by less
// than one step, so that dark ones show no bands.
#pragma once

#include <cstdint>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::canvas {

/// Pixels as 0xAARRGGBB, alpha straight (not multiplied in), row by row.
struct Raster {
    int width = 0, height = 0;
    std::vector<std::uint32_t> pixels;
};

/// A box of whole pixels; `style.alpha` is left to the one who draws it.
[[nodiscard]] Raster box_raster(int width, int height, const BoxStyle& style, const Theme& theme);
/// The room behind everything: a deep gradient, a faint grid of dots, light that falls on the middle. Opaque.
[[nodiscard]] Raster backdrop_raster(int width, int height, float scale, const Theme& theme);

} // namespace zugzwang::canvas
