// A tile laid again and again along a slanting way, as a segment or an edge of a board: every pixel looks up where on a
// tile it lies, so that ends and joints are even at every angle.
#pragma once

#include "canvas/raster.hpp"
#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::canvas {

/// From the middle of one end to that of the other. Pixels.
struct Strip {
    Vec from, to;
    float width = 1;

    /// Of the raster: whole pixels, nothing of the strip lies to the left or above.
    [[nodiscard]] Vec corner() const;
};

/// `tile` is 32-bit ARGB of any resolution and stands for a piece as wide as the strip and about `period` long: the
/// nearest length of which a whole number fits, at least one. Its last column may reach beyond that. Of a strip of no
/// length nothing is seen.
[[nodiscard]] Raster strip_raster(const SDL_Surface& tile, float period, const Strip& strip);

} // namespace zugzwang::canvas
