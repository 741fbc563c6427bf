#include "games/amazons/think/position_counts.hpp"

#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/race.hpp"

namespace zugzwang::amazons {
namespace {

int within_two_moves(const QueenMoves& moves, const SquareSet& queens) {
    Bitboard one, two;
    moves.reach(Bitboard(queens), one);
    moves.reach(one, two);
    two.add(one);
    return SquareSet(two.words()).count();
}

int territory_of(const Insight& look, Side side) {
    int squares = 0;
    for (const auto& region : look.regions)
        squares += region.owner == side ? region.empty.count() : 0;
    return squares;
}

} // namespace

PositionCounts counts_of(const Rules::State& state, Side side) {
    const auto look = static_insight(state);
    const auto empty = empty_squares(state);
    const QueenMoves moves{Bitboard(empty)};
    const auto nearer = race(KingMoves(Bitboard(empty)), queens_of(state, side), queens_of(state, other(side)));
    const auto share = [&](auto count) { return Share{.own = count(side), .others = count(other(side))}; };
    return {.first = share([&](Side of) { return (of == Side::first ? look.first : look.second).count(); }),
            .near = {.own = nearer.first.count(), .others = nearer.second.count()},
            .territory = share([&](Side of) { return territory_of(look, of); }),
            .two_moves = share([&](Side of) { return within_two_moves(moves, queens_of(state, of)); }),
            .open = share([&](Side of) { return steps_open(state, of); }),
            .is_divided = look.is_divided()};
}

} // namespace zugzwang::amazons
