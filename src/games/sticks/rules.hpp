// Sticks: N sticks lie on the table; a move takes 1 to M of them; who takes the last one wins, in the misère game
// loses. After ITI0011 "Tikumäng" (seed 001): a subtraction game, a pile of Bouton's Nim (1901) with bounded moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/rules/rules.hpp"

namespace zugzwang::sticks {

inline constexpr int max_sticks = 1000;

struct Rules {
    struct Setup {
        int sticks = 10; ///< N, 3 … 1000.
        int take = 3;    ///< M, 2 … N-1.
        bool misere = false;

        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        int left = 10; ///< 0 … 1000.
        int take = 3;  ///< M, 2 … 999; may be more than what is left.
        bool misere = false;
        Side to_move = Side::first;

        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        int count = 1; ///< Sticks taken.

        friend bool operator==(const Move&, const Move&) = default;
    };

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state); ///< Ascending.
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(const State& state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);
};

/// The most that can be taken now: M, or what is left.
[[nodiscard]] int max_to_take(const Rules::State& state);
/// Whether the player to move loses against best play: N mod (M+1) is 0, in the misère game 1 (seed 001; the pairing of
/// a take and its answer leaves the last stick to the mover). The tests check the closed form against a brute force.
[[nodiscard]] bool is_lost(const Rules::State& state);

} // namespace zugzwang::sticks
