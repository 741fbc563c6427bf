// How two pictures differ, judged by what hangs together: noise along edges is small pieces, another shape a large one.
#pragma once

#include <SDL.h>

namespace zugzwang::testing {

/// A piece of a picture that differs, all of it connected by sides or corners.
struct Difference {
    int pixels = 0; ///< 0: the pictures are alike.
    SDL_Rect where{};
};

/// The largest such piece of two pictures of one size, 32 bits a pixel. A pixel counts when in some channel it lies
/// further than a few steps outside what the other picture has within one pixel of its place: another antialiasing
/// makes edges lighter, darker or a fraction of a pixel wider, and finds its values there; another shape does not.
[[nodiscard]] Difference largest_difference(const SDL_Surface& first, const SDL_Surface& second);

} // namespace zugzwang::testing
