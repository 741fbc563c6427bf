#include "games/amazons/think/reduction.hpp"

#include <algorithm>

#include "games/amazons/think/answers.hpp"
#include "games/amazons/think/flood_fill.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::amazons {
namespace {

SquareSet only(Square square) {
    SquareSet set;
    set.add(square);
    return set;
}

/// What each side can reach by king's steps over empty squares, and how many of these squares are beside its queens.
struct Reach {
    BySide<SquareSet> squares;
    BySide<int> beside;
};

Reach reach_of(const Region& region) {
    WideSet empty, white, black, white_before, black_before;
    widen(region.empty, empty);
    widen(region.queens[Side::first], white);
    widen(region.queens[Side::second], black);
    grow(white);
    grow(black);
    white &= empty;
    black &= empty;
    const BySide<int> beside{{count(white), count(black)}};
    do {
        white_before = white;
        black_before = black;
        grow(white);
        grow(black);
        white &= empty;
        black &= empty;
    } while (any((white ^ white_before) | (black ^ black_before)));
    return {{{narrow(white), narrow(black)}}, beside};
}

Key key_of(const Region& region) {
    return key_of(region.empty, Content::empty) ^ key_of(region.queens[Side::first], Content::first_queen) ^
           key_of(region.queens[Side::second], Content::second_queen);
}

} // namespace

Key key_of_rest(int in_hand, Side to_move) {
    return key_of_number(static_cast<std::uint64_t>(in_hand + 1024) * 2 + (to_move == Side::first ? 0 : 1));
}

void Total::add(const Region& region) {
    key = key ^ region.key;
    bounds = bounds + region.bounds;
    for (const Side side : both_sides)
        beside[side] += region.beside[side];
}

Total Sum::total(const Region* without) const {
    Total total;
    for (const auto& region : regions) {
        if (&region != without) total.add(region);
    }
    return total;
}

SquareSet region_of(const Rules::State& state, Square start) {
    const auto open = empty_squares(state) | state.queens[Side::first] | state.queens[Side::second];
    return flood_fill(only(start), open);
}

Sum Reducer::reduced(const Rules::State& state, SearchControl& control) {
    Sum sum;
    sum.to_move = state.to_move;
    divide(empty_squares(state), state.queens, sum, control);
    return sum;
}

void Reducer::divide(const SquareSet& empty, const BySide<SquareSet>& queens, Sum& sum, SearchControl& control) {
    control_ = &control;
    on_this_processor([&] { divide_here(empty, queens, sum); });
}

void Reducer::divide_here(const SquareSet& empty, const BySide<SquareSet>& queens, Sum& sum) {
    auto left = queens[Side::first] | queens[Side::second];
    const auto open = empty | left;
    while (!left.is_empty()) {
        const auto squares = flood_fill(only(*left.begin()), open);
        left = left - squares;
        Region region{.empty = squares & empty,
                      .queens = {{squares & queens[Side::first], squares & queens[Side::second]}},
                      .key = {},
                      .bounds = {},
                      .beside = {}};
        region.key = key_of(region);
        add(region, sum);
    }
}

void Reducer::move(const Region& region, const Rules::Move& move, Sum& sum, SearchControl& control) {
    control_ = &control;
    Region next = region;
    const Side side = region.queens[Side::first].has(move.from) ? Side::first : Side::second;
    auto& own = next.queens[side];
    own.remove(move.from);
    own.add(move.to);
    next.empty.add(move.from);
    next.empty.remove(move.to);
    next.empty.remove(move.arrow);
    on_this_processor([&] {
        if (may_disconnect(next.empty | next.queens[Side::first] | next.queens[Side::second], move.arrow))
            return divide_here(next.empty, next.queens, sum);
        const auto queen = side == Side::first ? Content::first_queen : Content::second_queen;
        next.key = region.key ^ key_of(move.from, queen) ^ key_of(move.to, queen) ^ key_of(move.from, Content::empty) ^
                   key_of(move.to, Content::empty) ^ key_of(move.arrow, Content::empty);
        add(next, sum);
    });
}

void Reducer::add(Region& region, Sum& sum) {
    if (region.empty.is_empty()) return;
    region.bounds = bounds_of(region);
    if (region.bounds.min == region.bounds.max) {
        sum.in_hand += region.bounds.min;
        return;
    }
    sum.regions.push_back(region);
}

/// A side that only fills its own rooms, and leaves everything else to the other side, loses at most the squares that
/// the other side reaches, less the moves that it makes itself. Each sure answer of its idle queens is one more move
/// for it and one less for the other side.
Bounds Reducer::bounds_of(Region& region) {
    const auto &white = region.queens[Side::first], &black = region.queens[Side::second];
    if (white.is_empty() || black.is_empty()) {
        const auto filling = filler_.moves(region.empty, white | black, *control_);
        return black.is_empty() ? Bounds{filling.min, filling.max} : Bounds{-filling.max, -filling.min};
    }
    const auto reach = reach_of(region);
    region.beside = reach.beside;
    const auto &by_white = reach.squares[Side::first], &by_black = reach.squares[Side::second];
    const auto sure_white = sure_moves(by_white - by_black, white, white & (by_black | black).spread());
    const auto sure_black = sure_moves(by_black - by_white, black, black & (by_white | white).spread());
    return {sure_white.moves - by_black.count() + 2 * sure_answers(sure_white.idle, by_black),
            by_white.count() - sure_black.moves - 2 * sure_answers(sure_black.idle, by_white)};
}

/// The moves that a side surely has on squares that the other side cannot reach while the guards stay where they are. A
/// guard who leaves her door closes it behind her, so each guard can fill one room.
Reducer::SureMoves Reducer::sure_moves(const SquareSet& own, const SquareSet& queens, const SquareSet& guards) {
    int sum = 0;
    auto left = own, free = queens;
    while (!left.is_empty()) {
        const auto room = flood_fill(only(*left.begin()), own);
        left = left - room;
        const auto beside = room.spread() & free;
        const auto inside = beside - guards;
        if (!inside.is_empty()) {
            sum += filler_.moves(room, inside, *control_).min;
            free = free - inside;
            continue;
        }
        int best = 0;
        Square best_guard = 0;
        for (const Square guard : beside) {
            const int moves = filler_.moves_behind(room, {}, guard, *control_).min;
            if (moves <= best) continue;
            best = moves;
            best_guard = guard;
        }
        sum += best;
        if (best > 0) free.remove(best_guard);
    }
    return {sum, free};
}

} // namespace zugzwang::amazons
