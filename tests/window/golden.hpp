// Pictures kept beside the tests. After a change that is meant to be seen: run the program of these tests with
// ZUGZWANG_UPDATE_GOLDEN=1, look at the pictures that changed, and commit them with the change.
#pragma once

#include <string>

#include <SDL.h>
#include <SDL_ttf.h>

namespace zugzwang::testing {

/// SDL_ttf is open as long as this lives; it counts how often it was opened.
struct FontLibrary {
    FontLibrary() { TTF_Init(); }
    ~FontLibrary() { TTF_Quit(); }
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;
};

/// Pixels of the largest connected difference that is let pass, see largest_difference. From Debian 12 to 13 (FreeType
/// 2.12 to 2.13, other Inter fonts) shapes do not differ at all, and single letters of 44 pixels by 13; another digit
/// of 40 pixels differs by 19 and more.
inline constexpr int max_shape_difference = 4;
inline constexpr int max_letter_difference = 16;

/// Compares the picture with tests/window/golden/NAME.png, or writes that file when ZUGZWANG_UPDATE_GOLDEN is 1. A
/// picture that fails the test is left in the working directory as NAME.actual.png.
void check_golden(SDL_Surface& picture, const std::string& name, int max_difference = max_shape_difference);
/// The same for the words of a picture and NAME.txt; each must be as it was.
void check_golden_words(const std::string& words, const std::string& name);

/// What draws the letters here, a line each: the font renderer's versions and the fonts' contents.
[[nodiscard]] std::string versions_of_letters();

} // namespace zugzwang::testing
