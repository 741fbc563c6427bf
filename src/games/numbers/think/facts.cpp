#include "games/numbers/think/facts.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>

#include "games/numbers/think/reasons.hpp"
#include "games/numbers/think/reduction.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::numbers {
namespace {

constexpr std::size_t longest_counted = 50'000;

End beside(End end) { return end == End::left ? End::right : End::left; }
std::size_t index_of(End end) { return end == End::left ? 0 : 1; }

/// The number beneath the one at that end; requires two numbers at least.
std::int64_t covered_at(const Rules::State& state, End end) {
    const auto numbers = state.numbers();
    return end == End::left ? numbers[1] : numbers[numbers.size() - 2];
}

/// An end beside the other one, with best play by both sides.
struct Ends {
    std::int64_t all = 0;                      ///< The sum of the numbers left.
    std::int64_t sum = 0, other_sum = 0;       ///< What the mover gets of them.
    std::int64_t margin = 0, other_margin = 0; ///< By how much the mover wins the game, or loses below 0.
};

Ends ends_of(const Rules::State& state, End taken) {
    SearchControl unlimited({});
    const auto margins = *margins_by_end(state, unlimited);
    const auto totals = totals_by_margins(state, margins);
    const auto own = index_of(taken), other = index_of(beside(taken));
    const auto numbers = state.numbers();
    return {.all = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0}),
            .sum = totals[own],
            .other_sum = totals[other],
            .margin = margins[own],
            .other_margin = margins[other]};
}

/// What the other side takes after an end was taken, if it plays its best.
struct Reply {
    bool is_uncovered = false; ///< Beneath the number that was taken; otherwise at the other end.
    std::int64_t number = 0;

    friend bool operator==(const Reply&, const Reply&) = default;
};

/// Of two answers that are as good the known one, then the uncovered number.
Reply reply_to(const Rules::State& state, End taken, const std::optional<Rules::Move>& known = {}) {
    const auto next = Rules::after(state, {taken});
    SearchControl unlimited({});
    const auto [left, right] = *margins_by_end(next, unlimited);
    const auto either = known.value_or(Rules::Move{taken});
    const auto best = left == right ? either : left > right ? take_left : take_right;
    return {.is_uncovered = best.taken == taken && next.size() > 1, .number = number_taken(next, best)};
}

/// Where one end wins the game and the other does not, or one draws it and the other does not.
std::optional<Fact> result_fact(const Ends& ends) {
    const auto [own, other] = std::array{std::abs(ends.margin), std::abs(ends.other_margin)};
    if (ends.margin > 0 && ends.other_margin < 0)
        return Fact{.kind = "wins_instead_of_losing",
                    .numbers = {own, other},
                    .words = tr("With best play this end wins by {own}; the other end loses by {other}.",
                                {{"own", own}, {"other", other}})};
    if (ends.margin > 0 && ends.other_margin == 0)
        return Fact{.kind = "wins_instead_of_drawing",
                    .numbers = {own},
                    .words = tr("With best play this end wins by {own}; the other end only draws.", {{"own", own}})};
    if (ends.margin == 0 && ends.other_margin < 0)
        return Fact{.kind = "draws_instead_of_losing",
                    .numbers = {other},
                    .words = tr("With best play this end draws; the other end loses by {other}.", {{"other", other}})};
    if (ends.margin < 0 && ends.other_margin > 0)
        return Fact{.kind = "loses_instead_of_winning",
                    .numbers = {own, other},
                    .words = tr("With best play this end loses by {own}; the other end wins by {other}.",
                                {{"own", own}, {"other", other}})};
    if (ends.margin < 0 && ends.other_margin == 0)
        return Fact{.kind = "loses_instead_of_drawing",
                    .numbers = {own},
                    .words = tr("With best play this end loses by {own}; the other end draws.", {{"own", own}})};
    if (ends.margin == 0 && ends.other_margin > 0)
        return Fact{.kind = "draws_instead_of_winning",
                    .numbers = {other},
                    .words =
                        tr("With best play this end only draws; the other end wins by {other}.", {{"other", other}})};
    return std::nullopt;
}

/// What lies at the places of the kind that an end belongs to, and at the others. Of an even row.
struct Places {
    bool is_odd = false; ///< In words places count from 1.
    std::int64_t own = 0, other = 0;
};

std::optional<Places> places_of(const Rules::State& state, End taken) {
    if (state.size() % 2 != 0) return std::nullopt;
    std::array<std::int64_t, 2> sums{};
    for (auto place = state.begin; place < state.end; ++place)
        sums[place % 2] += (*state.row)[place];
    const auto kind = (taken == End::left ? state.begin : state.end - 1) % 2;
    return Places{.is_odd = kind == 0, .own = sums[kind], .other = sums[1 - kind]};
}

Fact rich_places_fact(const Places& places) {
    if (places.is_odd)
        return {.kind = "has_odd_places",
                .numbers = {places.own, places.other},
                .words = tr("From here all odd places can be had: they hold {odd}, the even ones {even}.",
                            {{"odd", places.own}, {"even", places.other}})};
    return {.kind = "has_even_places",
            .numbers = {places.own, places.other},
            .words = tr("From here all even places can be had: they hold {even}, the odd ones {odd}.",
                        {{"even", places.own}, {"odd", places.other}})};
}

Fact poor_places_fact(const Places& places) {
    if (places.is_odd)
        return {.kind = "takes_poorer_odd_place",
                .numbers = {places.own, places.other},
                .words = tr("Takes from the odd places, which hold only {odd}; the even ones hold {even}.",
                            {{"odd", places.own}, {"even", places.other}})};
    return {.kind = "takes_poorer_even_place",
            .numbers = {places.own, places.other},
            .words = tr("Takes from the even places, which hold only {even}; the odd ones hold {odd}.",
                        {{"even", places.own}, {"odd", places.other}})};
}

/// What the better end gains, and what it keeps from the other side.
std::vector<Fact> facts_of_better(const Rules::State& state, End taken, const Ends& ends) {
    std::vector<Fact> facts;
    const auto result = result_fact(ends);
    if (result) facts.push_back(*result);
    if (const auto places = places_of(state, taken); places && places->own > ends.other_sum)
        facts.push_back(rich_places_fact(*places));
    if (!result)
        facts.push_back({.kind = "brings_more",
                         .numbers = {ends.sum, ends.all, ends.other_sum},
                         .words = tr("With best play this end brings {sum} of the {all} left, the other end {other}.",
                                     {{"sum", ends.sum}, {"all", ends.all}, {"other", ends.other_sum}})});
    const auto reply = reply_to(state, beside(taken));
    if (!reply.is_uncovered)
        facts.push_back({.kind = "takes_first",
                         .numbers = {reply.number},
                         .words = tr("Takes {number}, which the other side would take after the other end.",
                                     {{"number", reply.number}})});
    else if (state.size() > 3) // of three numbers both ends uncover the same one
        facts.push_back({.kind = "keeps_covered",
                         .numbers = {reply.number},
                         .words = tr("Keeps {number} covered, which the other end would open to the other side.",
                                     {{"number", reply.number}})});
    return facts;
}

/// What the worse end costs, and what it lets the other side take.
std::vector<Fact> facts_of_worse(const MoveQuestion<Rules>& question, const Ends& ends) {
    const auto& state = question.state;
    const auto taken = question.move.taken;
    const auto less = ends.other_sum - ends.sum;
    std::vector<Fact> facts;
    if (auto result = result_fact(ends))
        facts.push_back(*std::move(result));
    else
        facts.push_back(
            {.kind = "brings_less",
             .numbers = {ends.sum, ends.all, less},
             .words = tr("With best play this end brings {sum} of the {all} left, {less} fewer than the other end.",
                         {{"sum", ends.sum}, {"all", ends.all}, {"less", less}})});
    const auto reply = reply_to(state, taken, question.answer);
    if (reply == reply_to(state, beside(taken))) {
        // That tells nothing: after the better end the other side takes the same.
    } else if (reply.is_uncovered) {
        facts.push_back(
            {.kind = "uncovers",
             .numbers = {reply.number},
             .words = tr("Uncovers {number}, which the other side then takes.", {{"number", reply.number}})});
    } else {
        facts.push_back({.kind = "leaves_end",
                         .numbers = {reply.number},
                         .words = tr("Leaves {number} at the other end, which the other side then takes.",
                                     {{"number", reply.number}})});
    }
    if (const auto places = places_of(state, taken); places && places->own < places->other)
        facts.push_back(poor_places_fact(*places));
    return facts;
}

/// For a row that is too long to count.
Fact fact_at_sight(const Rules::State& state, const Rules::Move& move) {
    const auto other = beside(move.taken);
    const auto number = number_taken(state, move), next = covered_at(state, move.taken);
    const auto other_number = number_taken(state, {other}), other_next = covered_at(state, other);
    Fact fact{.kind = move.taken == End::left ? "takes_left" : "takes_right",
              .numbers = {number, next, other_number, other_next},
              .words = {}};
    fact.words =
        move.taken == End::left
            ? tr("Takes {number} at the left end and uncovers {next}; the right end is {other} with {covered} beneath.",
                 {{"number", number}, {"next", next}, {"other", other_number}, {"covered", other_next}})
            : tr("Takes {number} at the right end and uncovers {next}; the left end is {other} with {covered} beneath.",
                 {{"number", number}, {"next", next}, {"other", other_number}, {"covered", other_next}});
    return fact;
}

} // namespace

std::vector<Fact> facts(const MoveQuestion<Rules>& question) {
    const auto& state = question.state;
    const auto number = number_taken(state, question.move);
    if (state.size() == 1)
        return {{.kind = "takes_last",
                 .numbers = {number},
                 .words = tr("Takes the last number, {number}.", {{"number", number}})}};
    if (state.size() > longest_counted) return {fact_at_sight(state, question.move)};
    const auto ends = ends_of(state, question.move.taken);
    if (ends.sum == ends.other_sum)
        return {{.kind = "ends_are_equal",
                 .numbers = {ends.sum, ends.all},
                 .words = tr("With best play both ends bring {sum} of the {all} left.",
                             {{"sum", ends.sum}, {"all", ends.all}})}};
    return ends.sum > ends.other_sum ? facts_of_better(state, question.move.taken, ends)
                                     : facts_of_worse(question, ends);
}

} // namespace zugzwang::numbers
