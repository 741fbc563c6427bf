#include "games/amazons/think/insight.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/race.hpp"
#include "games/amazons/think/solver.hpp"

namespace zugzwang::amazons {
namespace {

constexpr int nearly_shut_in = 3;
/// With at most so many empty squares the solver searches for the winner, with at most so many nodes.
constexpr int solver_squares = 50;
constexpr std::uint64_t solver_nodes = 40'000;
constexpr std::size_t solver_bytes = std::size_t{16} << 20;

std::vector<Insight::Queen> queens_of(const Rules::State& state, const Board& board) {
    std::vector<Insight::Queen> queens;
    for (const Side side : both_sides) {
        for (const Square queen : queens_of(state, side)) {
            SquareSet her;
            her.add(queen);
            const auto others = (state.queens[Side::first] | state.queens[Side::second]) - her;
            queens.push_back({queen, side, board.lines().reach(queen),
                              race(QueenMoves(Bitboard(board.empty())), her, others).first.count()});
        }
    }
    return queens;
}

std::vector<Insight::Region> regions_of(const Rules::State& state) {
    const auto empty = empty_squares(state);
    auto queens = state.queens[Side::first] | state.queens[Side::second];
    std::vector<Insight::Region> regions;
    while (!queens.is_empty()) {
        const auto squares = region_of(state, *queens.begin());
        queens = queens - squares;
        const auto room = squares & empty;
        if (room.is_empty()) continue;
        const bool has_first = !(squares & state.queens[Side::first]).is_empty();
        const bool has_second = !(squares & state.queens[Side::second]).is_empty();
        const auto owner =
            has_first == has_second ? std::nullopt : std::optional(has_first ? Side::first : Side::second);
        regions.push_back({.empty = room, .owner = owner, .moves = room.count()});
    }
    std::ranges::sort(regions, {}, [](const Insight::Region& region) { return *region.empty.begin(); });
    return regions;
}

/// The moves that the owner can make in the region; empty when that is hard to compute.
std::optional<int> moves_in(const Rules::State& state, const Insight::Region& region, Solver& solver) {
    const auto squares = region_of(state, *region.empty.begin());
    auto part = state;
    part.closed = (empty_squares(state) | taken_squares(state)) - squares;
    part.queens = {{state.queens[Side::first] & squares, state.queens[Side::second] & squares}};
    const auto moves = solver.move_lead(part);
    return moves ? std::optional(std::abs(*moves)) : std::nullopt;
}

} // namespace

std::vector<Insight::Queen> Insight::shut_in() const {
    std::vector<Queen> shut_in;
    std::ranges::copy_if(queens, std::back_inserter(shut_in),
                         [](const Queen& queen) { return queen.squares <= nearly_shut_in; });
    std::ranges::stable_sort(shut_in, {}, &Queen::squares);
    return shut_in;
}

bool Insight::is_divided() const {
    return std::ranges::all_of(regions, [](const Region& region) { return region.owner.has_value(); });
}

Insight static_insight(const Rules::State& state) {
    const Board board(state);
    const auto [first, second, either] =
        race(QueenMoves(Bitboard(board.empty())), state.queens[Side::first], state.queens[Side::second]);
    return {.first = first,
            .second = second,
            .either = either,
            .queens = queens_of(state, board),
            .regions = regions_of(state)};
}

Insight insight(const Rules::State& state, SearchControl& control) {
    static_cast<void>(control.visit());
    auto result = static_insight(state);
    SearchControl short_search(control, {.nodes = solver_nodes});
    Solver solver(short_search, solver_bytes);
    for (auto& region : result.regions) {
        if (region.owner) region.moves = moves_in(state, region, solver).value_or(region.moves);
    }
    if (Rules::outcome(state) || empty_squares(state).count() > solver_squares) return result;
    if (const auto wins = solver.wins(state)) result.winner = *wins ? state.to_move : other(state.to_move);
    if (result.winner && result.is_divided()) result.ahead = solver.move_lead(state);
    return result;
}

} // namespace zugzwang::amazons
