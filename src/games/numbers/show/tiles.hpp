// Numbers as small tiles, for lessons: one, or a row of them in as many lines as it needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games/numbers/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

struct TileLook {
    bool lit = false;   ///< It is one of the ends that are looked at.
    bool quiet = false; ///< It stands in the background.
    float alpha = 1;
};
void paint_number(Rect area, const std::string& words, float size, const TileLook& look, Canvas& canvas);

/// The mark of a class of places, as on the tiles of the board: 0 for the odd ones, 1 for the even ones.
void paint_place_mark(std::uint32_t kind, Vec centre, float size, Role role, Canvas& canvas);

struct RowLook {
    std::optional<std::uint32_t> kind{}; ///< The class of places that stands out.
    bool only_ends = false;              ///< Only the two ends stand out.
    std::optional<End> taken{};
};
/// What is left of the row. Where it has no room the middle is left out; the type is at least `lesson_board_text` high.
void paint_row(Rect area, const Rules::State& state, const RowLook& look, Canvas& canvas);

} // namespace zugzwang::numbers
