// Pictures kept beside the tests, and how two of them differ, judged by what hangs together: noise along edges is small
// pieces, another shape a large one. After a change that is meant to be seen: run the program of these tests with
// ZUGZWANG_UPDATE_GOLDEN=1, look at the pictures that changed, and commit them with the change.
#pragma once

#include <string>

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

/// Pixels of the largest connected difference that is let pass, see largest_difference. There are no letters in golden
/// pictures: what they look like is the fonts' affair.
inline constexpr int max_shape_difference = 4;

/// Compares the picture with tests/window/golden/NAME.png, or writes that file when ZUGZWANG_UPDATE_GOLDEN is 1. A
/// picture that fails the test is left in the working directory as NAME.actual.png.
void check_golden(SDL_Surface& picture, const std::string& name);
/// The same for the words of a picture and NAME.txt; each must be as it was.
void check_golden_words(const std::string& words, const std::string& name);

} // namespace zugzwang::testing
