#include "games/points/think/insight.hpp"

#include <algorithm>

#include "games/points/think/solver.hpp"

namespace zugzwang::points {

namespace {

constexpr std::size_t table_bytes = std::size_t{64} << 20;
/// Counting a zone goes through all its games; beyond this many steps it is left.
constexpr std::uint64_t nodes_to_count = 20'000;

std::vector<int> listed(PointSet points) {
    std::vector<int> numbers;
    for (; points != 0; points &= points - 1)
        numbers.push_back(std::countr_zero(points));
    return numbers;
}

} // namespace

std::optional<int> ZoneNote::sure_moves() const {
    return std::has_single_bit(counts) ? std::optional(std::countr_zero(counts)) : std::nullopt;
}

Insight insight(const Rules::State& state, SearchControl& control) {
    Insight seen;
    const auto& board = *state.board;
    const auto found = zones(board, state.legal);
    seen.moves = state.legal.size();
    seen.blocked = std::popcount(point_kinds(state).blocked);
    for (const auto& crossing : zone_crossings(board, found))
        seen.crossings.emplace_back(crossing.first, crossing.second);
    for (const auto& zone : found) {
        SearchControl counting(control, {.nodes = nodes_to_count});
        const bool countable = zone.point_count() <= max_points_middle;
        ZoneNote note{.points = listed(zone.points),
                      .counts = countable ? possible_counts(board, zone.segments, counting).value_or(0) : 0,
                      .nim_value = std::nullopt};
        seen.undecided += note.undecided() ? 1 : 0;
        seen.sure_moves += note.sure_moves().value_or(0);
        seen.larger += note.undecided() || note.sure_moves() ? 0 : 1;
        seen.zones.push_back(std::move(note));
    }

    Solver solver(state.board, table_bytes);
    const auto moves = solver.judged(state.legal, Solver::Want::every_move, control);
    for (const auto& judged : moves) {
        if (judged.wins == true) seen.winning.push_back(judged.move);
    }
    seen.solved = std::ranges::all_of(moves, [](const JudgedMove& judged) { return judged.wins.has_value(); });
    if (seen.solved || !seen.winning.empty()) seen.wins = !seen.winning.empty();
    for (std::size_t i = found.size(); i-- > 0 && !control.stopped();) {
        seen.zones[i].nim_value = solver.nim_value(found[i].segments, control);
    }
    if (!control.stopped()) seen.nim_value = solver.nim_value(state.legal, control);
    return seen;
}

} // namespace zugzwang::points
