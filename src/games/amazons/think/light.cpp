#include "games/amazons/think/light.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/race.hpp"
#include "games/amazons/think/reduction.hpp"

namespace zugzwang::amazons {
namespace {

std::vector<int> places_of(const SquareSet& squares) {
    std::vector<int> places;
    for (const Square square : squares)
        places.push_back(square);
    return places;
}

Light light_of(const BySide<SquareSet>& squares) {
    const auto &first = squares[Side::first], &second = squares[Side::second];
    return {.of = {{places_of(first - second), places_of(second - first)}}, .places = places_of(first & second)};
}

BySide<SquareSet> rooms(const Rules::State& state) {
    BySide<SquareSet> rooms;
    for (const auto& region : static_insight(state).regions) {
        if (region.owner) rooms[*region.owner] = rooms[*region.owner] | region.empty;
    }
    return rooms;
}

BySide<SquareSet> nearer(const Rules::State& state) {
    const KingMoves steps{Bitboard(empty_squares(state))};
    const auto squares = race(steps, queens_of(state, Side::first), queens_of(state, Side::second));
    return {{squares.first, squares.second}};
}

SquareSet open(const Rules::State& state, Side side) {
    SquareSet squares;
    for (const Square queen : queens_of(state, side))
        squares = squares | reach_from(state, queen);
    return squares;
}

SquareSet within_two_moves(const Rules::State& state, Side side) {
    auto squares = open(state, side);
    for (const Square square : open(state, side))
        squares = squares | reach_from(state, square);
    return squares;
}

/// Of what is counted, by the name that kinds of facts begin with.
std::optional<BySide<SquareSet>> counted(std::string_view kind, const Rules::State& state) {
    const auto of_both = [&](auto squares) {
        return BySide<SquareSet>{{squares(state, Side::first), squares(state, Side::second)}};
    };
    if (kind.starts_with("near") || kind == "gains_near") return nearer(state);
    if (kind.starts_with("territory") || kind == "parts" || kind == "moves_are_left") return rooms(state);
    if (kind.starts_with("two_moves")) return of_both(within_two_moves);
    if (kind.starts_with("open")) return of_both(open);
    if (kind.starts_with("first") || kind == "gains_first" || kind == "names_answer") {
        const auto look = static_insight(state);
        return BySide<SquareSet>{{look.first, look.second}};
    }
    return std::nullopt;
}

/// The queen that the fact speaks of, with what it leaves to her.
Light light_of_queen(const MoveQuestion<Rules>& question, const Rules::State& next, const Fact& fact) {
    const auto& kind = fact.kind;
    const bool of_answer = kind.starts_with("answer_");
    const Side side = question.state.to_move, owner = of_answer || kind.starts_with("own_") ? side : other(side);
    const auto after = of_answer ? Rules::after(next, *Rules::move_from_text(next, fact.moves.front()))
                       : kind.starts_with("misses_") ? Rules::after(question.state, *question.rival)
                                                     : next;
    const auto queen = static_cast<Square>(fact.light.places.front());
    auto squares =
        kind.ends_with("walls_in") ? region_of(after, queen) & empty_squares(after) : reach_from(after, queen);
    squares.add(queen);
    Light light;
    light.of[owner] = places_of(squares);
    return light;
}

} // namespace

Light light(const MoveQuestion<Rules>& question, const Fact& fact) {
    const auto& kind = fact.kind;
    const Side side = question.state.to_move;
    const auto next = Rules::after(question.state, question.move);
    if (!fact.light.places.empty()) return light_of_queen(question, next, fact);
    const bool is_after_answer = kind.ends_with("_after_answer") || kind == "names_answer" || kind.ends_with("_moves");
    const auto then = is_after_answer ? Rules::after(next, *Rules::move_from_text(next, fact.moves.front())) : next;
    BySide<SquareSet> squares;
    if (const auto both = counted(kind, then)) return light_of(*both);
    if (kind == "has_open_moves") squares[side] = open(then, side);
    if (kind == "leaves_open_moves") squares[other(side)] = open(then, other(side));
    if (kind == "closes_off" || kind == "wastes_room" || kind == "saves_room") squares[side] = rooms(then)[side];
    return light_of(squares);
}

} // namespace zugzwang::amazons
