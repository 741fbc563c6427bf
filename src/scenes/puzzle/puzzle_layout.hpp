// Where the board and the panels of the puzzles stand: panels on both sides, on narrow screens one column, on upright
// ones over and under the board.
#pragma once

#include <array>
#include <vector>

#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// In device pixels.
struct PuzzleLayout {
    bool wide = true;
    bool upright = false; ///< Then not wide; buttons and chips are in rows over the panel's whole width.
    Rect board{};
    Rect number{}, days{}, mover{}; ///< What is to be solved, the days in a row, who is to move.
    Rect panel{};                   ///< Rush or practice, the solution, the scores.
};
[[nodiscard]] PuzzleLayout puzzle_layout(const Stage& stage);

/// The places in the panel, from its bottom up: the buttons, `count` of them, the first one on top.
[[nodiscard]] std::vector<Rect> panel_buttons(const PuzzleLayout& layout, std::size_t count, const Stage& stage);
/// For practice: five games, then the day and five difficulties.
[[nodiscard]] std::vector<Rect> game_chips(const PuzzleLayout& layout, std::size_t count, const Stage& stage);
[[nodiscard]] std::array<Rect, 6> difficulty_chips(const PuzzleLayout& layout, std::size_t games, const Stage& stage);
/// What stands at the foot of the panel of a solved puzzle, above its two buttons; empty where there is no room.
struct SolvedPlaces {
    float top = 0; ///< Where all of it begins.
    Rect best_try{}, score{}, wins{}, rush{}, tries{};
};
[[nodiscard]] SolvedPlaces solved_places(const PuzzleLayout& layout, bool has_score, bool in_rush, const Stage& stage);
/// For each letter: the button above it, the letter, the button below it.
[[nodiscard]] std::array<std::array<Rect, 3>, 3> initials_places(const PuzzleLayout& layout, const Stage& stage);

} // namespace zugzwang
