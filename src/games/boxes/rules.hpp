// Boxes: players take turns to draw a line between two neighbouring dots; who closes a box owns it and must move again;
// when every line is drawn, more boxes win. After "Jocul cu pătrate" (seed 004), where the outer border is drawn
// already.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/boxes/grid.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang::boxes {

/// What is drawn before the first move.
enum class Start : std::uint8_t { border, empty };

struct Rules {
    struct Setup {
        int rows = 5;    ///< 1 … 16.
        int columns = 5; ///< 1 … 16; 1×1 only from the empty start.
        Start start = Start::border;

        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        Grid grid;
        std::bitset<max_edges> drawn;     ///< One bit per edge, numbered by Grid.
        std::bitset<max_boxes> of_second; ///< The closed boxes that the second player owns.
        Side to_move = Side::first;

        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        int edge = 0; ///< Numbered by Grid.

        friend bool operator==(const Move&, const Move&) = default;
    };

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state); ///< Ascending.
    [[nodiscard]] static std::uint64_t move_count(const State& state) {
        return static_cast<std::uint64_t>(lines_left(state));
    }
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(const State& state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    /// Reads the two dots in either order.
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);

    /// How many lines are not drawn yet.
    [[nodiscard]] static int lines_left(const State& state) {
        return state.grid.edges() - static_cast<int>(state.drawn.count());
    }
};

/// How many of the box's four lines are drawn.
[[nodiscard]] int sides_drawn(const Rules::State& state, int box);
/// Who closed the box; empty while it is open.
[[nodiscard]] std::optional<Side> owner(const Rules::State& state, int box);
/// How many boxes the player owns.
[[nodiscard]] int boxes_owned(const Rules::State& state, Side side);
/// How many boxes drawing this line would close, 0 to 2; requires a line that is not drawn.
[[nodiscard]] int boxes_closed_by(const Rules::State& state, int edge);

} // namespace zugzwang::boxes
