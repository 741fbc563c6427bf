// Chomp: a bite at a square of a chocolate bar takes it and all below it and to its right; the upper left square is
// poisoned, and who must eat it loses. After D. Gale, "A curious Nim-type game" (1974).
#pragma once

#include <vector>

#include "zugzwang/rules/rules.hpp"

namespace zugzwang::chomp {

inline constexpr int max_rows = 6, max_columns = 8;

struct Rules {
    struct Setup {
        int rows = 4, columns = 5;
        bool operator==(const Setup&) const = default;
    };
    struct State {
        std::vector<int> left; ///< Squares left in each row, from the top; never more than in the row above.
        int columns = 0;       ///< Of the whole bar.
        Side to_move = Side::first;
        bool operator==(const State&) const = default;
    };
    struct Move {
        int row = 0, column = 0; ///< From the poisoned square, 0, 0.
        bool operator==(const Move&) const = default;
    };

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state);
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(State state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);
};

} // namespace zugzwang::chomp
