// Pictures kept beside the tests. After a change that is meant to be seen: run the program of these tests with
// ZUGZWANG_UPDATE_GOLDEN=1, look at the pictures that changed, and commit them with the change.
#pragma once

#include <SDL_ttf.h>

#include <string>

#include <SDL.h>

namespace zugzwang::testing {

/// SDL_ttf is open as long as this lives; it counts how often it was opened.
struct FontLibrary {
    FontLibrary() { TTF_Init(); }
    ~FontLibrary() { TTF_Quit(); }
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;
};

/// Pixels of the largest connected difference that another font renderer may make, see largest_difference.
inline constexpr int max_difference = 14;

/// Compares the picture with tests/window/golden/NAME.png, or writes that file when ZUGZWANG_UPDATE_GOLDEN is 1. A
/// picture that fails the test is left in the working directory as NAME.actual.png.
void check_golden(SDL_Surface& picture, const std::string& name);
/// The same for the words of a picture and NAME.txt; each must be as it was.
void check_golden_words(const std::string& words, const std::string& name);

/// What draws the letters here, a line each: the font renderer's versions and the fonts' contents.
[[nodiscard]] std::string versions_of_letters();

} // namespace zugzwang::testing
