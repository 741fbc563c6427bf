#include "games/amazons/think/fact_words.hpp"

#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {

Fact wins_at_once() { return {.kind = "wins_at_once", .words = tr("Leaves the other side without a move, and wins.")}; }

Fact answer_wins_at_once(const MoveText& answer) {
    return {.kind = "answer_wins_at_once",
            .moves = {answer},
            .words = tr("The answer {answer} leaves this side without a move.", {{"answer", answer}})};
}

Fact misses_winning_at_once(const MoveText& rival) {
    return {.kind = "misses_winning_at_once",
            .moves = {rival},
            .words = tr("{rival} would leave the other side without a move, and win.", {{"rival", rival}})};
}

Fact wins() { return {.kind = "wins", .words = tr("With best play this side wins.")}; }

Fact loses() { return {.kind = "loses", .words = tr("With best play the other side wins.")}; }

Fact keeps_win(const MoveText& rival) {
    return {.kind = "keeps_win",
            .moves = {rival},
            .words = tr("With best play this side wins; after {rival} the other side would.", {{"rival", rival}})};
}

Fact gives_win_away(const MoveText& rival) {
    return {.kind = "gives_win_away",
            .moves = {rival},
            .words = tr("With best play the other side wins; after {rival} this side would.", {{"rival", rival}})};
}

Fact parts(Share squares) {
    return {.kind = "parts",
            .numbers = {squares.own, squares.others},
            .words = tr_n("Parts the sides for good: {n} square is left to this one, {others} to the other.",
                          "Parts the sides for good: {n} squares are left to this one, {others} to the other.",
                          squares.own, {{"others", squares.others}})};
}

Fact moves_are_left(Share moves) {
    return {.kind = "moves_are_left",
            .numbers = {moves.own, moves.others},
            .words = tr_n("The sides are apart: {n} more move is left to this one, {others} to the other.",
                          "The sides are apart: {n} more moves are left to this one, {others} to the other.", moves.own,
                          {{"others", moves.others}})};
}

Fact wastes_room(Share own_and_rival, const MoveText& rival) {
    return {.kind = "wastes_room",
            .numbers = {own_and_rival.own, own_and_rival.others},
            .moves = {rival},
            .words = tr_n("Wastes room: {n} more move is left to this side; {rival} would leave {others}.",
                          "Wastes room: {n} more moves are left to this side; {rival} would leave {others}.",
                          own_and_rival.own, {{"others", own_and_rival.others}, {"rival", rival}})};
}

Fact saves_room(Share own_and_rival, const MoveText& rival) {
    return {.kind = "saves_room",
            .numbers = {own_and_rival.own, own_and_rival.others},
            .moves = {rival},
            .words = tr_n("Saves room: {n} more move is left to this side; {rival} would leave {others}.",
                          "Saves room: {n} more moves are left to this side; {rival} would leave {others}.",
                          own_and_rival.own, {{"others", own_and_rival.others}, {"rival", rival}})};
}

namespace {

/// What happens to the queen as the end of a kind.
std::string event(const std::string& begin, Confinement::Kind kind) {
    switch (kind) {
    case Confinement::Kind::blocked:
        return begin + "blocks";
    case Confinement::Kind::shut_in:
        return begin + "shuts_in";
    case Confinement::Kind::walled_in:
        break;
    }
    return begin + "walls_in";
}

Light light_on(const Confinement& queen) { return {.places = {queen.square}}; }

/// A blocked queen has no number: she has no square left.
std::vector<std::int64_t> numbers_of(const Confinement& queen) {
    if (queen.kind == Confinement::Kind::blocked) return {};
    return {queen.squares};
}

} // namespace

Fact confines(const Confinement& queen) {
    using enum Confinement::Kind;
    const auto square = square_name(queen.square);
    Fact fact{.kind = event("", queen.kind), .numbers = numbers_of(queen), .words = {}, .light = light_on(queen)};
    if (queen.kind == blocked)
        fact.words = tr("Blocks the other side's queen on {square}.", {{"square", square}});
    else if (queen.kind == shut_in)
        fact.words = tr_n("Shuts the other side's queen on {square} in: she can go to {n} square.",
                          "Shuts the other side's queen on {square} in: she can go to {n} squares.", queen.squares,
                          {{"square", square}});
    else
        fact.words = tr_n("Walls the other side's queen on {square} in: her room has {n} square left.",
                          "Walls the other side's queen on {square} in: her room has {n} squares left.", queen.squares,
                          {{"square", square}});
    return fact;
}

Fact confines_own(const Confinement& queen) {
    using enum Confinement::Kind;
    const auto square = square_name(queen.square);
    Fact fact{.kind = event("own_", queen.kind), .numbers = numbers_of(queen), .words = {}, .light = light_on(queen)};
    if (queen.kind == blocked)
        fact.words = tr("Blocks its own queen on {square}.", {{"square", square}});
    else if (queen.kind == shut_in)
        fact.words =
            tr_n("Shuts its own queen on {square} in: she can go to {n} square.",
                 "Shuts its own queen on {square} in: she can go to {n} squares.", queen.squares, {{"square", square}});
    else
        fact.words = tr_n("Walls its own queen on {square} in: her room has {n} square left.",
                          "Walls its own queen on {square} in: her room has {n} squares left.", queen.squares,
                          {{"square", square}});
    return fact;
}

Fact answer_confines(const Confinement& queen, const MoveText& answer) {
    using enum Confinement::Kind;
    const auto square = square_name(queen.square);
    Fact fact{.kind = event("answer_", queen.kind),
              .numbers = numbers_of(queen),
              .moves = {answer},
              .words = {},
              .light = light_on(queen)};
    if (queen.kind == blocked)
        fact.words = tr("The answer {answer} blocks the queen on {square}.", {{"answer", answer}, {"square", square}});
    else if (queen.kind == shut_in)
        fact.words = tr_n("The answer {answer} shuts the queen on {square} in: she can go to {n} square.",
                          "The answer {answer} shuts the queen on {square} in: she can go to {n} squares.",
                          queen.squares, {{"answer", answer}, {"square", square}});
    else
        fact.words = tr_n("The answer {answer} walls the queen on {square} in: her room has {n} square left.",
                          "The answer {answer} walls the queen on {square} in: her room has {n} squares left.",
                          queen.squares, {{"answer", answer}, {"square", square}});
    return fact;
}

Fact misses_confining(const Confinement& queen, const MoveText& rival) {
    using enum Confinement::Kind;
    const auto square = square_name(queen.square);
    Fact fact{.kind = event("misses_", queen.kind),
              .numbers = numbers_of(queen),
              .moves = {rival},
              .words = {},
              .light = light_on(queen)};
    if (queen.kind == blocked)
        fact.words =
            tr("{rival} would block the other side's queen on {square}.", {{"rival", rival}, {"square", square}});
    else if (queen.kind == shut_in)
        fact.words = tr_n("{rival} would shut the queen on {square} in: she could go to {n} square.",
                          "{rival} would shut the queen on {square} in: she could go to {n} squares.", queen.squares,
                          {{"rival", rival}, {"square", square}});
    else
        fact.words = tr_n("{rival} would wall the queen on {square} in: her room would have {n} square left.",
                          "{rival} would wall the queen on {square} in: her room would have {n} squares left.",
                          queen.squares, {{"rival", rival}, {"square", square}});
    return fact;
}

} // namespace zugzwang::amazons
