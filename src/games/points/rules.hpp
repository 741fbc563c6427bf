// Points: a move joins two points that no segment touches yet by a straight segment that touches no segment already
// drawn; who cannot move loses. After "Prezentarea proiectului" (seed 000). It is Node Kayles (Schaefer 1978) on the
// graph whose vertices are the segments, joined where two of them touch.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/points/board.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang::points {

struct Rules {
    struct Setup {
        std::vector<Point> points; ///< At most 60, all different.

        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        std::shared_ptr<const Board> board = empty_board(); ///< Never null.
        std::vector<Segment> drawn;                         ///< Oldest first; no two touch.
        SegmentSet legal;                                   ///< What can be drawn now; follows from board and drawn.
        Side to_move = Side::first;

        friend bool operator==(const State& a, const State& b) {
            return a.to_move == b.to_move && a.drawn == b.drawn && (a.board == b.board || *a.board == *b.board);
        }
    };
    using Move = Segment;

    [[nodiscard]] static State initial(const Setup& setup);
    [[nodiscard]] static Side to_move(const State& state) { return state.to_move; }
    [[nodiscard]] static std::vector<Move> legal_moves(const State& state); ///< By `a`, then `b`.
    [[nodiscard]] static std::uint64_t move_count(const State& state);
    [[nodiscard]] static bool is_legal(const State& state, const Move& move);
    [[nodiscard]] static State after(State state, const Move& move);
    [[nodiscard]] static std::optional<Outcome> outcome(const State& state);

    [[nodiscard]] static std::string to_text(const State& state);
    [[nodiscard]] static Result<State> state_from_text(std::string_view text);
    [[nodiscard]] static std::string move_to_text(const State& state, const Move& move);
    [[nodiscard]] static Result<Move> move_from_text(const State& state, std::string_view text);
};

/// Every point is in exactly one of the three (seed 000, definitions 1–3).
struct PointKinds {
    PointSet used = 0;    ///< Endpoints of drawn segments.
    PointSet free = 0;    ///< Can still be joined to some point.
    PointSet blocked = 0; ///< Neither.
};
[[nodiscard]] PointKinds point_kinds(const Rules::State& state);
/// The points that can be joined to `point` now.
[[nodiscard]] PointSet joinable(const Rules::State& state, int point);
/// Who drew `drawn[index]`: the sides alternate, and the side to move did not draw the last one.
[[nodiscard]] Side drawn_by(const Rules::State& state, std::size_t index);

} // namespace zugzwang::points
