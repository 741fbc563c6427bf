// What the pictures of a game under way are made with: a position in the middle and one at the end, and what a hand
// does there.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "studio/shot_hand.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

struct ShotPlay {
    std::string game;
    std::string middle;        ///< A position in which the first player is to move.
    std::string move;          ///< Keys that make a move there.
    std::string focus;         ///< Keys that show the keyboard's focus.
    Vec hovered{};             ///< The part of the board to point at.
    std::vector<Vec> chosen{}; ///< The parts to click on for a half-made move, if there is such a thing.
    Seconds half{};            ///< Half of a move's animation.
    std::string end, end_move; ///< A position, and the keys that win it.
    Side winner = Side::first;
    std::size_t demo_moves = 0;          ///< Into the demo that is shown.
    std::string lesson{};                ///< A position to watch the players at work on.
    std::vector<std::string> expected{}; ///< What a thinking computer has in mind in the middle.

    [[nodiscard]] std::string strongest() const { return find_game(game)->players.back().id; }
    [[nodiscard]] TablePlan at_start() const { return {.game = game, .players = {"human", strongest()}}; }
    [[nodiscard]] TablePlan in_the_middle() const {
        return {.game = game, .position = middle, .players = {"human", strongest()}};
    }
    [[nodiscard]] TablePlan at_the_end() const {
        TablePlan plan{.game = game, .position = end, .players = {strongest(), strongest()}};
        plan.players[winner] = human;
        return plan;
    }
    [[nodiscard]] TablePlan demo() const { return {.game = game, .players = {strongest(), strongest()}}; }
};

/// One for each game. Made once, at the first call.
[[nodiscard]] const std::vector<ShotPlay>& shot_plays();

} // namespace zugzwang::studio
