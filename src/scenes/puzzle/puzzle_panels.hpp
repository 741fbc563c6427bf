// The panels beside a puzzle's board. They draw what they are told and keep nothing.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "keep/puzzle_marks.hpp"
#include "puzzles/day.hpp"
#include "puzzles/rush.hpp"
#include "scenes/puzzle/puzzle_layout.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/panel.hpp"

namespace zugzwang {

struct NumberLook {
    std::string game; ///< "Amazons 6 × 6"
    std::size_t number = 1;
    int difficulty = 1;
};
/// The number and how hard it is.
void paint_puzzle_number(Rect area, const NumberLook& look, Canvas& canvas);

/// Days in a row, today ringed; in a flat area without the week.
void paint_days(Rect area, const puzzles::Streak& streak, std::size_t weekday, Canvas& canvas);

struct MoverLook {
    Side side = Side::first;
    std::string title;    ///< "Your move"
    std::string subtitle; ///< "White: choose a queen"; may be empty.
    std::size_t moves = 0;
    std::string moves_words; ///< "moves, one wins"
    std::string short_words; ///< The number with its words.
    std::string words;       ///< One sentence.
    bool at_fault = false;   ///< The sentence is about a mistake, and needs the room of the number.
    bool to_move = true;
};
void paint_mover(Rect area, const MoverLook& look, Canvas& canvas);
/// Who is to move, in one line, where there is no room for more.
void paint_short_mover(Rect area, const NumberLook& number, const MoverLook& mover, Canvas& canvas);

/// What was tried, the last of it, in rows of twelve, as many as there is room for: lime solved, outlined lime with
/// help, a rose cross missed, white the present one.
void paint_tries(Rect area, const std::vector<puzzles::Try>& tries, bool waits, Canvas& canvas);

struct PracticeLook {
    std::string head{};
    std::string label{}; ///< Of the bar below the choices, with what is done of it.
    std::size_t solved = 0, all = 0;
    bool waits = true; ///< The puzzle on the board counts still.
    const std::vector<puzzles::Try>* tries = nullptr;
    std::string best{}; ///< "14 solved"
};
/// Between `top`, where the choices end, and `bottom`, where the buttons begin; the head only where it has a place.
void paint_practice(Rect area, float top, float bottom, const PracticeLook& look, Canvas& canvas);

/// On the right end of a chip: it is solved.
void paint_chip_tick(Rect chip, Canvas& canvas);

/// In the middle of the place where a board would be.
void paint_no_puzzles(Rect area, const std::string& title, const std::string& words, Canvas& canvas);

struct RushLook {
    Seconds left{0};
    int solved = 0, misses = 0;
    const std::vector<puzzles::Try>* tries = nullptr;
    std::string best; ///< "14 solved"
};
void paint_rush(Rect area, const RushLook& look, Canvas& canvas);

struct SolvedLook {
    std::string move{}, why{};
    Panel facts{}; ///< Of the game.
    Side rival = Side::second;
    std::string try_label{}, best_try{}, still_wins{};
    std::string score{}; ///< "wins by 3"; empty where margins do not count.
    std::string rush_left{}, rush_solved{};
    bool points_at_try = false; ///< Its line is under the pointer or in focus.
    const std::vector<puzzles::Try>* tries = nullptr;
};
void paint_solved(Rect area, const SolvedPlaces& places, const SolvedLook& look, Canvas& canvas);

struct OverLook {
    int solved = 0;
    const std::vector<puzzles::Try>* tries = nullptr;
    std::string words{};
    std::vector<RushScore> scores{};
    std::string letters{}; ///< While they are entered.
    std::size_t place = 0;
    std::array<std::array<Rect, 3>, 3> letter_places{};
};
void paint_rush_over(Rect area, float bottom, const OverLook& look, Canvas& canvas);

} // namespace zugzwang
