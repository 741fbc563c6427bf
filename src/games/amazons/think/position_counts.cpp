#include "games/amazons/think/position_counts.hpp"

#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/queen_moves.hpp"

namespace zugzwang::amazons {
namespace {

int within_two_moves(const QueenMoves& moves, const SquareSet& queens) {
    Bitboard one, two;
    moves.reach(Bitboard(queens), one);
    moves.reach(one, two);
    two.add(one);
    return SquareSet(two.words()).count();
}

/// Empty squares that are nearer to one side's queens than to the other's, in single steps.
Share nearer(const SquareSet& empty, const SquareSet& own_queens, const SquareSet& other_queens) {
    const KingMoves moves{Bitboard(empty)};
    SquareSet own = own_queens, others = other_queens, own_reached, others_reached;
    const auto step = [&](SquareSet& from, SquareSet& reached) {
        Bitboard next;
        moves.reach(Bitboard(from), next);
        from = SquareSet(next.words()) - reached;
        reached = reached | from;
    };
    Share share;
    while (!own.is_empty() || !others.is_empty()) {
        step(own, own_reached);
        step(others, others_reached);
        share.own += (own - others_reached).count();
        share.others += (others - own_reached).count();
    }
    return share;
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
    const auto share = [&](auto count) { return Share{.own = count(side), .others = count(other(side))}; };
    return {.first = share([&](Side of) { return (of == Side::first ? look.first : look.second).count(); }),
            .near = nearer(empty, queens_of(state, side), queens_of(state, other(side))),
            .territory = share([&](Side of) { return territory_of(look, of); }),
            .two_moves = share([&](Side of) { return within_two_moves(moves, queens_of(state, of)); }),
            .open = share([&](Side of) { return steps_open(state, of); }),
            .is_divided = look.is_divided()};
}

} // namespace zugzwang::amazons
