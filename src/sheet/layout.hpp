// Where everything stands on the pages of a sheet. All in tenths of a millimetre.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sheet {

enum class Paper : std::uint8_t { a4, letter };
[[nodiscard]] Size size_of(Paper paper);

inline constexpr float millimetre = 10, point = 254.0F / 72; ///< Sizes of type are counted in points.

/// One position on a page.
struct Cell {
    Rect whole;
    Rect head;    ///< Its number, and who is to move.
    Rect picture; ///< As wide and high as the board is.
    Rect foot;    ///< For the answer, or with it.
};

struct PageLayout {
    Rect title;  ///< Of no height but on the first page of its part.
    Rect person; ///< Below it: name and date; of no height beside the solutions.
    std::vector<Cell> cells;
    Rect footer;
};

struct SheetShape {
    Paper paper = Paper::a4;
    std::size_t count = 1;
    float board_height = 1; ///< Of a picture's width.
};

/// The pages that are handed out, and those with the solutions, which begin on a page of their own.
[[nodiscard]] std::vector<PageLayout> question_pages(const SheetShape& shape);
[[nodiscard]] std::vector<PageLayout> solution_pages(const SheetShape& shape);

} // namespace zugzwang::sheet
