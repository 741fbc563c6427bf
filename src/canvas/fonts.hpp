// The faces of the program: Inter Display in five weights, with Inter and DejaVu Sans for what it lacks.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::canvas {

/// Main thread only. Sizes are whole pixels, the em, 1 to 1000.
class Fonts {
  public:
    /// Those of a folder, where there is one, or else of Debian's packages. Throws std::runtime_error that says what to
    /// install when none of them is there.
    explicit Fonts(const std::filesystem::path& own);

    /// Whether one of the faces of that weight has the sign.
    [[nodiscard]] bool has(std::uint32_t code_point, Weight weight);
    /// Width of one line with kerning. Line breaks and other control characters are shown as spaces.
    [[nodiscard]] int width(std::string_view line, int size, Weight weight);
    /// The line drawn, 32-bit ARGB with its baseline `ascent` below its top; null when there is nothing to see.
    [[nodiscard]] SurfaceHandle drawn(std::string_view line, int size, Weight weight, Colour colour);
    /// From the top of a line to its baseline, and from there to its bottom.
    [[nodiscard]] int ascent(int size, Weight weight);
    [[nodiscard]] int descent(int size, Weight weight);

  private:
    /// The faces of a weight in a size, the first choice first, opened when they are first needed.
    struct Chain {
        std::vector<FontHandle> faces{};
        std::size_t tried = 0; ///< So many of the files.
    };

    /// A part of a line that one face can show.
    struct Run {
        TTF_Font* font;
        std::string text;
    };

    /// The first choice or a stand-in for it; null where there are no more. Throws where there is none at all.
    [[nodiscard]] TTF_Font* face(std::size_t index, int size, Weight weight);
    /// The first face that has the sign, or the first of all.
    [[nodiscard]] TTF_Font* face_for(std::uint32_t code_point, int size, Weight weight);
    [[nodiscard]] std::vector<Run> runs(std::string_view line, int size, Weight weight);

    std::string own_; ///< The folder, with a slash at its end; empty for Debian's.
    std::map<std::pair<int, Weight>, Chain> chains_;
};

} // namespace zugzwang::canvas
