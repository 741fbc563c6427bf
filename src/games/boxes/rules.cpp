#include "games/boxes/rules.hpp"

#include <cassert>
#include <cstdlib>

namespace zugzwang::boxes {

static_assert(zugzwang::Rules<Rules>);
static_assert(CountsMoves<Rules>);

Rules::State Rules::initial(const Setup& setup) {
    assert(setup.rows >= 1 && setup.rows <= max_rows && setup.columns >= 1 && setup.columns <= max_columns);
    State state;
    state.grid = {static_cast<std::int8_t>(setup.rows), static_cast<std::int8_t>(setup.columns)};
    if (setup.start == Start::empty) return state;
    for (int edge = 0; edge < state.grid.edges(); ++edge) {
        if (state.grid.is_border(edge)) state.drawn.set(static_cast<std::size_t>(edge));
    }
    return state;
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    std::vector<Move> moves;
    for (int edge = 0; edge < state.grid.edges(); ++edge) {
        if (!state.drawn[static_cast<std::size_t>(edge)]) moves.push_back({edge});
    }
    return moves;
}

bool Rules::is_legal(const State& state, const Move& move) {
    return move.edge >= 0 && move.edge < state.grid.edges() && !state.drawn[static_cast<std::size_t>(move.edge)];
}

Rules::State Rules::after(const State& state, const Move& move) {
    State next = state;
    next.drawn.set(static_cast<std::size_t>(move.edge));
    bool closed = false;
    for (const int box : next.grid.boxes_beside(move.edge)) {
        if (sides_drawn(next, box) < 4) continue;
        closed = true;
        if (state.to_move == Side::second) next.of_second.set(static_cast<std::size_t>(box));
    }
    if (!closed) next.to_move = other(state.to_move);
    return next;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (lines_left(state) > 0) return std::nullopt;
    const int margin = boxes_owned(state, Side::first) - boxes_owned(state, Side::second);
    return outcome_of(Side::first, margin);
}

int sides_drawn(const Rules::State& state, int box) {
    int sides = 0;
    for (const int edge : state.grid.edges_of(box))
        sides += state.drawn[static_cast<std::size_t>(edge)] ? 1 : 0;
    return sides;
}

std::optional<Side> owner(const Rules::State& state, int box) {
    if (sides_drawn(state, box) < 4) return std::nullopt;
    return state.of_second[static_cast<std::size_t>(box)] ? Side::second : Side::first;
}

int boxes_owned(const Rules::State& state, Side side) {
    int count = 0;
    for (int box = 0; box < state.grid.boxes(); ++box)
        count += owner(state, box) == side ? 1 : 0;
    return count;
}

int boxes_closed_by(const Rules::State& state, int edge) {
    int count = 0;
    for (const int box : state.grid.boxes_beside(edge))
        count += sides_drawn(state, box) == 3 ? 1 : 0;
    return count;
}

} // namespace zugzwang::boxes
