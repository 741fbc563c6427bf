#include "games/boxes/think/beside_facts.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "games/boxes/think/plain_facts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

using Act = SeenMove::Act;

/// Whether the line keeps control by leaving what could be closed.
bool leaves_for_control(const Look& before, const SeenMove& seen) {
    return seen.act == Act::leaves && seen.after.is_locked() && is_left_of(before, seen.after);
}

/// Two boxes by a line at their end: the other side can leave them again. By the line between them it cannot.
bool can_be_returned(const SeenMove& seen) {
    return seen.act == Act::gives && seen.after.boxes() == 2 && seen.after.gift() == 2;
}
bool cannot_be_returned(const SeenMove& seen) {
    return seen.act == Act::gives && seen.after.boxes() == 2 && seen.after.gift() == 0;
}

std::optional<bool> outlasts(const SeenMove& seen) {
    if (!seen.race) return std::nullopt;
    return *seen.race == SafeRace::mover_runs_out || *seen.race == SafeRace::mover_can_be_outlast;
}

Fact gives_more(const SeenQuestion& question) {
    const int own = question.own.given(), other = question.rival->given();
    const auto& rival = question.rival->text;
    return {.kind = "gives_more",
            .numbers = {own, other},
            .moves = {rival},
            .words = other == 0 ? tr_n("Gives a box away; {rival} gives none away.",
                                       "Gives {n} boxes away; {rival} gives none away.", own, {{"rival", rival}})
                                : tr("Gives {own} boxes away; with {rival} it would be {other}.",
                                     {{"own", own}, {"rival", rival}, {"other", other}})};
}

Fact gives_fewer(const SeenQuestion& question) {
    const int own = question.own.given(), other = question.rival->given();
    const auto& rival = question.rival->text;
    if (own == 0)
        return {.kind = "gives_fewer",
                .numbers = {own, other},
                .moves = {rival},
                .words = tr_n("Gives nothing away; with {rival} it would be a box.",
                              "Gives nothing away; with {rival} it would be {n} boxes.", other, {{"rival", rival}})};
    return {.kind = "gives_fewer",
            .numbers = {own, other},
            .moves = {rival},
            .words = tr_n("Gives a box away; with {rival} it would be {other}.",
                          "Gives {n} boxes away; with {rival} it would be {other}.", own,
                          {{"rival", rival}, {"other", other}})};
}

Fact leaves_more(const SeenQuestion& question) {
    const int own = question.own.given(), other = question.rival->given();
    const auto& rival = question.rival->text;
    if (question.rival->act == Act::closes)
        return {.kind = "leaves_to_take",
                .numbers = {own, question.rival->closed},
                .moves = {rival},
                .words = tr_n("Leaves a box to the other side; {rival} closes {closed}.",
                              "Leaves {n} boxes to the other side; {rival} closes {closed}.", own,
                              {{"rival", rival}, {"closed", question.rival->closed}})};
    return {.kind = "leaves_more",
            .numbers = {own, other},
            .moves = {rival},
            .words = tr("Leaves {own} boxes to the other side; with {rival} it would be {other}.",
                        {{"own", own}, {"rival", rival}, {"other", other}})};
}

Fact leaves_fewer(const SeenQuestion& question) {
    const int own = question.own.given(), other = question.rival->given();
    const auto& rival = question.rival->text;
    if (question.own.act == Act::closes)
        return {.kind = "closes_what_it_leaves",
                .numbers = {question.own.closed, other},
                .moves = {rival},
                .words = tr_n("Closes a box; {rival} leaves {left} to the other side.",
                              "Closes {n} boxes; {rival} leaves {left} to the other side.", question.own.closed,
                              {{"rival", rival}, {"left", other}})};
    return {.kind = "leaves_fewer",
            .numbers = {own, other},
            .moves = {rival},
            .words = tr_n("Leaves a box to the other side; with {rival} it would be {other}.",
                          "Leaves {n} boxes to the other side; with {rival} it would be {other}.", own,
                          {{"rival", rival}, {"other", other}})};
}

/// Closes boxes of which the rival leaves the last to keep control, or still can.
std::optional<Fact> gives_up_control(const SeenQuestion& question) {
    const auto& own = question.own;
    const auto& rival = *question.rival;
    if (own.act != Act::closes || own.after.gift() > 0) return std::nullopt;
    const int all = own.closed + own.after.boxes(), gift = rival.after.gift();
    if (leaves_for_control(question.before, rival) && rival.given() == all)
        return Fact{.kind = "takes_what_keeps_control",
                    .numbers = {all},
                    .moves = {rival.text},
                    .words = tr("Takes the {all} boxes; {rival} leaves them and keeps control.",
                                {{"all", all}, {"rival", rival.text}})};
    if (rival.act == Act::closes && gift > 0 && rival.after.is_locked())
        return Fact{.kind = "must_take_all",
                    .numbers = {all, gift},
                    .moves = {rival.text},
                    .words = tr("Takes all {all}; with {rival} the last {gift} can be left to keep control.",
                                {{"all", all}, {"rival", rival.text}, {"gift", gift}})};
    return std::nullopt;
}

Fact lets_return(const SeenQuestion& question) {
    const auto& rival = question.rival->text;
    return {.kind = "lets_return",
            .numbers = {2},
            .moves = {rival},
            .words = tr("The other side can leave these 2 boxes again; after {rival} it cannot.", {{"rival", rival}})};
}

Fact lets_no_return(const SeenQuestion& question) {
    const auto& rival = question.rival->text;
    return {.kind = "lets_no_return",
            .numbers = {2},
            .moves = {rival},
            .words = tr("The other side cannot leave these 2 boxes; after {rival} it could.", {{"rival", rival}})};
}

/// By the long-chain rule, of two safe lines of which one leaves the right number.
Fact chains_beside(const SeenQuestion& question) {
    const auto& own = question.own.after;
    const auto& rival = *question.rival;
    const bool is_wrong = own.chains_suit();
    const int chains = own.long_chains(), others = rival.after.long_chains();
    const bool needs_even = (is_wrong ? others : chains) % 2 == 0;
    return {.kind = is_wrong ? "wrong_long_chains" : "right_long_chains",
            .numbers = {chains, others},
            .moves = question.rival_and(own.lines_of_long_chains()),
            .words = needs_even ? tr_n("Leaves 1 long chain, {rival} leaves {others}; if no more are made, this side "
                                       "needs an even number.",
                                       "Leaves {n} long chains, {rival} leaves {others}; if no more are made, this "
                                       "side needs an even number.",
                                       chains, {{"rival", rival.text}, {"others", others}})
                                : tr_n("Leaves 1 long chain, {rival} leaves {others}; if no more are made, this side "
                                       "needs an odd number.",
                                       "Leaves {n} long chains, {rival} leaves {others}; if no more are made, this "
                                       "side needs an odd number.",
                                       chains, {{"rival", rival.text}, {"others", others}})};
}

Fact brings_beside(const SeenQuestion& question) {
    const int own = *question.own.brings, other = *question.rival->brings;
    return {.kind = own < other ? "brings_fewer" : "brings_more",
            .numbers = {own, question.open, other},
            .moves = {question.rival->text},
            .words = tr_n("Brings {own} of the last box; {rival} brings {other}.",
                          "Brings {own} of the last {n} boxes; {rival} brings {other}.", question.open,
                          {{"own", own}, {"rival", question.rival->text}, {"other", other}})};
}

/// Says nothing of who is better off; for where nothing else is known.
Fact safe_beside(const SeenQuestion& question) {
    const int own = question.own.after.safe(), other = question.rival->after.safe();
    return {.kind = "safe_beside",
            .numbers = {own, other},
            .moves = {question.rival->text},
            .words =
                tr_n("Leaves 1 safe line; {rival} leaves {other}.", "Leaves {n} safe lines; {rival} leaves {other}.",
                     own, {{"rival", question.rival->text}, {"other", other}})};
}

/// What is seen without counting all that follows, and how many boxes it speaks of; none: it is about who must move.
struct AtSight {
    Fact fact;
    std::optional<int> boxes{};
};

std::optional<AtSight> worse_at_sight(const SeenQuestion& question) {
    const auto& own = question.own;
    const auto& rival = *question.rival;
    const int difference = own.given() - rival.given();
    if (own.act == Act::gives && difference > 0) return AtSight{gives_more(question), difference};
    if (can_be_returned(own) && cannot_be_returned(rival)) return AtSight{lets_return(question)};
    if (own.act == Act::leaves && difference > 0) return AtSight{leaves_more(question), difference};
    if (auto fact = gives_up_control(question)) return AtSight{std::move(*fact)};
    return std::nullopt;
}

std::optional<AtSight> better_at_sight(const SeenQuestion& question) {
    const auto& own = question.own;
    const auto& rival = *question.rival;
    const int difference = rival.given() - own.given();
    if (rival.act == Act::gives && difference > 0) return AtSight{gives_fewer(question), difference};
    if (cannot_be_returned(own) && can_be_returned(rival)) return AtSight{lets_no_return(question)};
    if (rival.act == Act::leaves && difference > 0) return AtSight{leaves_fewer(question), difference};
    return std::nullopt;
}

/// Of two safe lines.
std::optional<Fact> chains_that_differ(const SeenQuestion& question, bool is_wrong) {
    const auto& own = question.own;
    const auto& rival = *question.rival;
    if (own.act != Act::waits || rival.act != Act::waits) return std::nullopt;
    if (own.after.chains_suit() != is_wrong || rival.after.chains_suit() == is_wrong) return std::nullopt;
    return chains_beside(question);
}

/// Only counts what a comparison counts too.
bool only_counts(const Fact& fact) {
    constexpr std::array<std::string_view, 7> kinds{"gives_boxes", "gives_last", "gives_least",     "leaves_boxes",
                                                    "leaves_last", "opens_more", "closes_and_waits"};
    return std::ranges::find(kinds, fact.kind) != kinds.end();
}

/// Whether the rival does the same, or may do so where it is not known what the other side makes of it.
bool is_as_true_of_rival(const SeenQuestion& question, const Fact& fact) {
    if (only_counts(fact) && question.own.given() == question.rival->given()) return true;
    return std::ranges::any_of(plain_facts(question, *question.rival), [&](const SensedFact& other) {
        const bool opens_as_much = fact.kind.starts_with("opens_") && other.fact.kind.starts_with("opens_") &&
                                   fact.numbers.front() == other.fact.numbers.front();
        return fact.words == other.fact.words || opens_as_much;
    });
}

/// What is said of the own line by itself and is not as true of the rival. Of a safe line only who runs out of them
/// first, where that is another side than with the rival, or the rival does not wait.
std::vector<Fact> own_facts(const SeenQuestion& question, Sense sense) {
    auto of_own = plain_facts(question, question.own);
    if (question.own.act == Act::waits) {
        const auto own = outlasts(question.own), other = outlasts(*question.rival);
        if (!own || (question.rival->act == Act::waits && (!other || *own == *other))) return {};
        of_own.erase(of_own.begin() + 1, of_own.end());
    }
    std::vector<Fact> facts;
    for (auto& [fact, of] : of_own) {
        if (of == sense && !is_as_true_of_rival(question, fact)) facts.push_back(std::move(fact));
    }
    return facts;
}

/// Lets what is exact lead where nothing else does, or where what does is the smaller part of the difference.
std::vector<Fact> in_order(const SeenQuestion& question, Sense sense, std::optional<AtSight> at_sight) {
    auto facts = own_facts(question, sense);
    if (leaves_for_control(question.before, question.own) && !facts.empty()) at_sight.reset();
    if (at_sight) std::erase_if(facts, only_counts);
    const bool is_of_race = question.own.act == Act::waits && !facts.empty();
    const bool is_of_control = sense == Sense::of_better && question.before.boxes() > 0 && !facts.empty();
    const auto& own = question.own.brings;
    const auto& other = question.rival->brings;
    const int difference = own && other ? std::abs(*own - *other) : 0;
    bool leads = is_of_race || is_of_control;
    if (at_sight) {
        leads = !at_sight->boxes || 2 * *at_sight->boxes >= difference;
        facts.insert(facts.begin(), std::move(at_sight->fact));
    } else if (auto chains = chains_that_differ(question, sense == Sense::of_worse)) {
        leads = true;
        facts.insert(facts.begin() + (is_of_race ? 1 : 0), std::move(*chains));
    }
    if (difference != 0)
        facts.insert(facts.begin() + (leads ? std::min<std::ptrdiff_t>(std::ssize(facts), 2) : 0),
                     brings_beside(question));
    if (!facts.empty()) return facts;
    const bool both_wait = question.own.act == Act::waits && question.rival->act == Act::waits;
    if (!both_wait) return own_facts(question, Sense::of_any);
    if (question.own.after.safe() != question.rival->after.safe()) facts.push_back(safe_beside(question));
    return facts;
}

} // namespace

std::vector<Fact> facts_of_worse(const SeenQuestion& question) {
    return in_order(question, Sense::of_worse, worse_at_sight(question));
}

std::vector<Fact> facts_of_better(const SeenQuestion& question) {
    return in_order(question, Sense::of_better, better_at_sight(question));
}

} // namespace zugzwang::boxes
