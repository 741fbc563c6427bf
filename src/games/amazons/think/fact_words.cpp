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

/// A blocked queen has no number: she has no square left.
std::vector<std::int64_t> numbers_of(const Confinement& queen) {
    if (queen.kind == Confinement::Kind::blocked) return {};
    return {queen.squares};
}

} // namespace

Fact confines(const Confinement& queen) {
    using enum Confinement::Kind;
    const auto square = square_name(queen.square);
    Fact fact{.kind = event("", queen.kind), .numbers = numbers_of(queen), .words = {}};
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
    Fact fact{.kind = event("own_", queen.kind), .numbers = numbers_of(queen), .words = {}};
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
    Fact fact{.kind = event("answer_", queen.kind), .numbers = numbers_of(queen), .moves = {answer}, .words = {}};
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
    Fact fact{.kind = event("misses_", queen.kind), .numbers = numbers_of(queen), .moves = {rival}, .words = {}};
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

namespace {

std::string name_of(Count count) {
    switch (count) {
    case Count::first:
        return "first";
    case Count::near:
        return "near";
    case Count::territory:
        return "territory";
    case Count::two_moves:
        return "two_moves";
    case Count::open:
        break;
    }
    return "open";
}

std::string beside_words(Count count, Share now, Share beside, const MoveText& rival) {
    const NamedPlaces places{
        {"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}};
    switch (count) {
    case Count::first:
        return tr_n("Gets first to {n} square, the other side to {others}; with {rival} it would be {own_beside} to "
                    "{others_beside}.",
                    "Gets first to {n} squares, the other side to {others}; with {rival} it would be {own_beside} to "
                    "{others_beside}.",
                    now.own, places);
    case Count::near:
        return tr_n("Is nearer to {n} square in single steps, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "Is nearer to {n} squares in single steps, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    now.own, places);
    case Count::territory:
        return tr_n("Has {n} square to itself, the other side {others}; with {rival} it would be {own_beside} to "
                    "{others_beside}.",
                    "Has {n} squares to itself, the other side {others}; with {rival} it would be {own_beside} to "
                    "{others_beside}.",
                    now.own, places);
    case Count::two_moves:
        return tr_n("Comes to {n} square within two moves, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "Comes to {n} squares within two moves, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    now.own, places);
    case Count::open:
        break;
    }
    return tr_n("Leaves {n} move open, the other side {others}; with {rival} it would be {own_beside} to "
                "{others_beside}.",
                "Leaves {n} moves open, the other side {others}; with {rival} it would be {own_beside} to "
                "{others_beside}.",
                now.own, places);
}

std::string after_answer_words(Count count, Share now, Share beside, const MoveText& answer, const MoveText& rival) {
    const NamedPlaces places{{"others", now.others},
                             {"own_beside", beside.own},
                             {"others_beside", beside.others},
                             {"answer", answer},
                             {"rival", rival}};
    switch (count) {
    case Count::first:
        return tr_n("After {answer} it gets first to {n} square, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "After {answer} it gets first to {n} squares, the other side to {others}; with {rival} it would "
                    "be {own_beside} to {others_beside}.",
                    now.own, places);
    case Count::near:
        return tr_n("After {answer} it is nearer to {n} square in single steps, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    "After {answer} it is nearer to {n} squares in single steps, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    now.own, places);
    case Count::territory:
        return tr_n("After {answer} it has {n} square to itself, the other side {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "After {answer} it has {n} squares to itself, the other side {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    now.own, places);
    case Count::two_moves:
        return tr_n("After {answer} it comes to {n} square within two moves, the other side to {others}; with {rival} "
                    "it would be {own_beside} to {others_beside}.",
                    "After {answer} it comes to {n} squares within two moves, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    now.own, places);
    case Count::open:
        break;
    }
    return tr_n("After {answer} it has {n} move open, the other side {others}; with {rival} it would be {own_beside} "
                "to {others_beside}.",
                "After {answer} it has {n} moves open, the other side {others}; with {rival} it would be {own_beside} "
                "to {others_beside}.",
                now.own, places);
}

} // namespace

Fact gets_first(Share now) {
    return {.kind = "first",
            .numbers = {now.own, now.others},
            .words = tr_n("Gets first to {n} square, the other side to {others}.",
                          "Gets first to {n} squares, the other side to {others}.", now.own, {{"others", now.others}})};
}

Fact gains_first(Share now, Share before) {
    return {.kind = "gains_first",
            .numbers = {now.own, now.others, before.own, before.others},
            .words =
                tr_n("Gets first to {n} square, the other side to {others}; before, it was {own_before} to "
                     "{others_before}.",
                     "Gets first to {n} squares, the other side to {others}; before, it was {own_before} to "
                     "{others_before}.",
                     now.own, {{"others", now.others}, {"own_before", before.own}, {"others_before", before.others}})};
}

Fact gains_near(Share now, Share before) {
    return {.kind = "gains_near",
            .numbers = {now.own, now.others, before.own, before.others},
            .words =
                tr_n("Is nearer to {n} square in single steps, the other side to {others}; before, it was "
                     "{own_before} to {others_before}.",
                     "Is nearer to {n} squares in single steps, the other side to {others}; before, it was "
                     "{own_before} to {others_before}.",
                     now.own, {{"others", now.others}, {"own_before", before.own}, {"others_before", before.others}})};
}

Fact closes_off(int now, int before) {
    return {.kind = "closes_off",
            .numbers = {now, before},
            .words = tr_n("Closes off a room: {n} square is now this side's alone; before, it was {before}.",
                          "Closes off a room: {n} squares are now this side's alone; before, it was {before}.", now,
                          {{"before", before}})};
}

Fact beside(Count count, Share now, Share beside, const MoveText& rival) {
    return {.kind = name_of(count) + "_beside",
            .numbers = {now.own, now.others, beside.own, beside.others},
            .moves = {rival},
            .words = beside_words(count, now, beside, rival)};
}

Fact beside_after_answer(Count count, Share now, Share beside, const MoveText& answer, const Line& rival) {
    return {.kind = name_of(count) + "_after_answer",
            .numbers = {now.own, now.others, beside.own, beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = after_answer_words(count, now, beside, answer, rival.move)};
}

Fact has_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival) {
    return {.kind = "has_open_moves",
            .numbers = {now_and_beside.own, now_and_beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = tr_n("After {answer} this side has {n} move open; with {rival} it would have {beside}.",
                          "After {answer} this side has {n} moves open; with {rival} it would have {beside}.",
                          now_and_beside.own,
                          {{"answer", answer}, {"rival", rival.move}, {"beside", now_and_beside.others}})};
}

Fact leaves_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival) {
    return {.kind = "leaves_open_moves",
            .numbers = {now_and_beside.own, now_and_beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = tr_n("After {answer} the other side has {n} move open; with {rival} it would have {beside}.",
                          "After {answer} the other side has {n} moves open; with {rival} it would have {beside}.",
                          now_and_beside.own,
                          {{"answer", answer}, {"rival", rival.move}, {"beside", now_and_beside.others}})};
}

Fact names_answer(Share first, const MoveText& answer) {
    return {.kind = "names_answer",
            .numbers = {first.own, first.others},
            .moves = {answer},
            .words = tr_n("After the answer {answer} it gets first to {n} square, the other side to {others}.",
                          "After the answer {answer} it gets first to {n} squares, the other side to {others}.",
                          first.own, {{"answer", answer}, {"others", first.others}})};
}

} // namespace zugzwang::amazons
