// Amazons: a move takes one queen like a chess queen over empty squares and then shoots an arrow in the same way from
// where she landed; the arrow's square is closed for good. Who cannot move on their turn loses. After Walter Zamkauskas
// (1988), by way of seed 002; first is White, second is Black.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/amazons/lines.hpp"
#include "games/amazons/squares.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang::amazons {

struct Rules {
    struct Setup {
        int board = 10; ///< 6, 8 or 10: the side of the board.
        bool black_first = false;

        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        BySide<SquareSet> queens;
        SquareSet closed;        ///< Where arrows lie. No square is in two of the sets, or beyond the board.
        std::uint8_t files = 10; ///< 1 … 16.
        std::uint8_t ranks = 10; ///< 1 … 16.
        Side to_move = Side::first;

        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        Square from = 0, to = 0, arrow = 0;

        friend bool operator==(const Move&, const Move&) = default;
    };

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    /// By queen, ascending; then by where she goes and where she shoots, each in the order of Lines::for_each_reached.
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state);
    /// The number of legal moves, without making a list of them.
    [[nodiscard]] static std::uint64_t move_count(const State& state);
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(const State& state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);
};

[[nodiscard]] inline const SquareSet& queens_of(const Rules::State& state, Side side) { return state.queens[side]; }
[[nodiscard]] inline bool is_on_board(const Rules::State& state, Square square) {
    return file_of(square) < state.files && rank_of(square) < state.ranks;
}
/// Queens and arrows.
[[nodiscard]] inline SquareSet taken_squares(const Rules::State& state) {
    return state.queens[Side::first] | state.queens[Side::second] | state.closed;
}
[[nodiscard]] SquareSet empty_squares(const Rules::State& state);
/// The board's lines with every queen and arrow on them.
[[nodiscard]] Lines lines_of(const Rules::State& state);
/// Where a queen on `from` can go; the square itself may be taken or not.
[[nodiscard]] SquareSet reach_from(const Rules::State& state, Square from);
/// Where a queen that went from `from` to `to` can shoot; the square that she left is empty.
[[nodiscard]] SquareSet arrow_reach(const Rules::State& state, Square from, Square to);
/// The squares to which the queens of a side can go, a square counted once for each queen.
[[nodiscard]] int steps_open(const Rules::State& state, Side side);
/// "a1" … "p16": file letter, rank number from the bottom.
[[nodiscard]] std::string square_name(Square square);

} // namespace zugzwang::amazons
