// What can be done where a game is told in words.
#pragma once

#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/act.hpp"

namespace zugzwang::act {

using ui::Act;
using ui::letter;

inline constexpr Act type_move{
    .id = "type-move", .words = message("Type a move"), .key = letter('/'), .field = message("Your move")};
// For who does not see the board.
inline constexpr Act tell_last{.id = "tell-last", .words = message("Last move"), .key = letter('w')};
inline constexpr Act tell_position{.id = "tell-turn", .words = message("The position"), .key = letter('o')};
inline constexpr Act tell_here{.id = "tell-here", .words = message("Moves from here"), .key = letter('v')};
inline constexpr Act tell_score{.id = "tell-score", .words = message("Score"), .key = letter('s')};
inline constexpr Act tell_time{.id = "tell-time", .words = message("Clocks"), .key = letter('c')};
inline constexpr Act tell_danger{.id = "tell-danger", .words = message("What is threatened"), .key = letter('d')};

} // namespace zugzwang::act
