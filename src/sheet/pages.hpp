// A sheet's pages as documents of SVG: positions to be solved, and then their solutions.
#pragma once

#include <string>
#include <vector>

#include "puzzles/puzzle.hpp"
#include "sheet/layout.hpp"
#include "svg/svg_canvas.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::sheet {

/// What the pages are drawn with; all of it outlives the call. The theme is bright: nothing is drawn behind the boards.
struct SheetLook {
    const Theme& theme;
    const SvgCanvas::SpriteSource& sprites;
    Paper paper = Paper::a4;
};

struct SheetContent {
    const Game& game;
    const std::vector<puzzles::Puzzle>& puzzles; ///< At least one, all of that game.
    std::string foot;                            ///< On every page: how the sheet is made again.
};

/// In the language of the moment, the sides called as they are everywhere (side_words.hpp); a page each. Refuses a
/// position that the rules do not know.
[[nodiscard]] Result<std::vector<std::string>> pages_of(const SheetContent& content, const SheetLook& look);

} // namespace zugzwang::sheet
