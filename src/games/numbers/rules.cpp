#include "games/numbers/rules.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "zugzwang/base/random.hpp"

namespace zugzwang::numbers {

static_assert(CountsMoves<Rules>);

std::span<const std::int32_t> Rules::State::numbers() const {
    if (!row) return {};
    return std::span(*row).subspan(begin, size());
}

bool operator==(const Rules::State& a, const Rules::State& b) {
    if (a.to_move != b.to_move || a.totals != b.totals || a.size() != b.size()) return false;
    return (a.row == b.row && a.begin == b.begin) || std::ranges::equal(a.numbers(), b.numbers());
}

Rules::State start_of(Row row) {
    Rules::State state;
    state.end = static_cast<std::uint32_t>(row.size());
    if (!row.empty()) state.row = std::make_shared<const Row>(std::move(row));
    return state;
}

Rules::State Rules::initial(const Setup& setup) {
    if (!setup.row.empty()) return start_of(setup.row);
    Random random(setup.seed);
    Row row(static_cast<std::size_t>(setup.numbers));
    for (auto& number : row)
        number = static_cast<std::int32_t>(random.between(1, largest_drawn_number));
    return start_of(std::move(row));
}

std::vector<Rules::Move> Rules::legal_moves(const State& state) {
    if (state.empty()) return {};
    return {take_left, take_right};
}

bool Rules::is_legal(const State& state, const Move& move) {
    return !state.empty() && (move == take_left || move == take_right);
}

std::int64_t number_taken(const Rules::State& state, const Rules::Move& move) {
    assert(!state.empty());
    return move == take_left ? state.numbers().front() : state.numbers().back();
}

Rules::State Rules::after(const State& state, const Move& move) {
    State next = state;
    next.totals[state.to_move] += number_taken(state, move);
    if (move == take_left)
        ++next.begin;
    else
        --next.end;
    next.to_move = other(state.to_move);
    return next;
}

std::optional<Outcome> Rules::outcome(const State& state) {
    if (!state.empty()) return std::nullopt;
    return outcome_of(Side::first, state.totals[Side::first] - state.totals[Side::second]);
}

} // namespace zugzwang::numbers
