#include "games/amazons/rules.hpp"

#include <initializer_list>

#include "zugzwang/base/processor.hpp"

namespace zugzwang::amazons {

static_assert(CountsMoves<Rules>);

namespace {

/// Files and ranks of White's queens; Black's stand mirrored at the top.
struct Start {
    int side;
    std::initializer_list<std::array<int, 2>> white;
};

Rules::State start_position(const Start& start) {
    Rules::State state;
    state.files = state.ranks = static_cast<std::uint8_t>(start.side);
    for (const auto [file, rank] : start.white) {
        state.queens[Side::first].add(square_at(file, rank));
        state.queens[Side::second].add(square_at(file, start.side - 1 - rank));
    }
    return state;
}

/// Whether a queen gets from one square to another, different one when only `taken` is in her way.
bool is_clear(const SquareSet& taken, Square from, Square to) {
    const int files = file_of(to) - file_of(from);
    const int ranks = rank_of(to) - rank_of(from);
    if (from == to || (files != 0 && ranks != 0 && std::abs(files) != std::abs(ranks))) return false;
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    const int step = sign(ranks) * max_ranks + sign(files);
    for (int square = from; square != to;) {
        if (taken.has(static_cast<Square>(square += step))) return false;
    }
    return true;
}

} // namespace

Rules::State Rules::initial(const Setup& setup) {
    auto state = setup.board == 6   ? start_position({6, {{1, 0}, {4, 0}}})
                 : setup.board == 8 ? start_position({8, {{0, 2}, {2, 0}, {5, 0}, {7, 2}}})
                                    : start_position({10, {{0, 3}, {3, 0}, {6, 0}, {9, 3}}});
    if (setup.black_first) state.to_move = Side::second;
    return state;
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    std::vector<Move> moves;
    auto lines = lines_of(state);
    for (const Square from : queens_of(state, state.to_move)) {
        lines.clear(from);
        lines.for_each_reached(from, [&](Square to) {
            lines.for_each_reached(to, [&](Square arrow) { moves.push_back({from, to, arrow}); });
        });
        lines.take(from);
    }
    return moves;
}

std::uint64_t Rules::move_count(const State& state) {
    return on_this_processor([&] {
        std::uint64_t count = 0;
        auto lines = lines_of(state);
        for (const Square from : queens_of(state, state.to_move)) {
            lines.clear(from);
            lines.for_each_reached(from, [&](Square to) { count += static_cast<std::uint64_t>(lines.reach(to)); });
            lines.take(from);
        }
        return count;
    });
}

bool Rules::is_legal(const State& state, const Move& move) {
    if (!is_on_board(state, move.from) || !is_on_board(state, move.to) || !is_on_board(state, move.arrow)) return false;
    if (!queens_of(state, state.to_move).has(move.from)) return false;
    auto taken = taken_squares(state);
    taken.remove(move.from);
    return is_clear(taken, move.from, move.to) && is_clear(taken, move.to, move.arrow);
}

Rules::State Rules::after(const State& state, const Move& move) {
    State next = state;
    auto& queens = next.queens[state.to_move];
    queens.remove(move.from);
    queens.add(move.to);
    next.closed.add(move.arrow);
    next.to_move = other(state.to_move);
    return next;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    // A queen that can go anywhere can also shoot: at the square that she left.
    if (steps_open(state, state.to_move) > 0) return std::nullopt;
    return Outcome{.winner = other(state.to_move)};
}

SquareSet empty_squares(const Rules::State& state) {
    const auto taken = taken_squares(state);
    const auto all = static_cast<std::uint16_t>((1U << state.files) - 1);
    SquareSet empty;
    for (int rank = 0; rank < state.ranks; ++rank) {
        empty.set_rank(rank, static_cast<std::uint16_t>(all & ~taken.rank(rank)));
    }
    return empty;
}

Lines lines_of(const Rules::State& state) {
    Lines lines(state.files, state.ranks);
    for (const Square square : taken_squares(state))
        lines.take(square);
    return lines;
}

SquareSet reach_from(const Rules::State& state, Square from) {
    SquareSet reached;
    lines_of(state).for_each_reached(from, [&](Square to) { reached.add(to); });
    return reached;
}

SquareSet arrow_reach(const Rules::State& state, Square from, Square to) {
    auto lines = lines_of(state);
    lines.clear(from);
    SquareSet reached;
    lines.for_each_reached(to, [&](Square arrow) { reached.add(arrow); });
    return reached;
}

int steps_open(const Rules::State& state, Side side) {
    const auto lines = lines_of(state);
    int count = 0;
    for (const Square queen : queens_of(state, side))
        count += lines.reach(queen);
    return count;
}

} // namespace zugzwang::amazons
