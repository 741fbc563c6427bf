#include "games/boxes/think/plain_facts.hpp"

#include <algorithm>

#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

/// Short strings are not called chains.
constexpr int min_chain = 3;

SensedFact closing(const SeenMove& seen) {
    const auto& after = seen.after;
    const int closed = seen.closed, all = closed + after.boxes(), gift = after.gift();
    if (after.is_end() && after.boxes() == 0)
        return {{.kind = "closes_last",
                 .numbers = {closed},
                 .words = tr_n("Closes the last box.", "Closes the last {n} boxes.", closed)},
                Sense::of_better};
    if (after.is_end())
        return {{.kind = "takes_rest",
                 .numbers = {all},
                 .words = tr("The last {boxes} boxes can all be closed in a row.", {{"boxes", all}})},
                Sense::of_better};
    if (after.safe() > 0)
        return {{.kind = "closes_and_waits",
                 .numbers = {closed},
                 .words = tr_n("Closes a box; a safe line is left to go on with.",
                               "Closes {n} boxes; a safe line is left to go on with.", closed)},
                Sense::of_better};
    if (gift > 0 && after.is_locked())
        return {{.kind = "closes_keeping_control",
                 .numbers = {closed, gift},
                 .words = tr_n("Closes a box and can still leave the last {gift} to keep control.",
                               "Closes {n} boxes and can still leave the last {gift} to keep control.", closed,
                               {{"gift", gift}})},
                Sense::of_better};
    if (gift > 0)
        return {{.kind = "closes_and_can_leave",
                 .numbers = {closed, gift},
                 .words = tr_n("Closes a box and can still leave the last {gift} to the other side.",
                               "Closes {n} boxes and can still leave the last {gift} to the other side.", closed,
                               {{"gift", gift}})},
                Sense::of_any};
    return {{.kind = "closes_and_must_open",
             .numbers = {all, after.min_given()},
             .words = tr_n("Takes a box and must then give at least {given} away.",
                           "Takes {n} boxes and must then give at least {given} away.", all,
                           {{"given", after.min_given()}})},
            Sense::of_any};
}

/// Leaves what could be closed, after which the other side must open something.
SensedFact passing(const SeenQuestion& question, const SeenMove& seen) {
    const auto& after = seen.after;
    const int left = after.boxes(), given = after.min_given();
    if (!after.is_locked())
        return {{.kind = "leaves_and_waits",
                 .numbers = {left, given},
                 .words = tr_n("Leaves a box to the other side, which must then give at least {given} away.",
                               "Leaves {n} boxes to the other side, which must then give at least {given} away.", left,
                               {{"given", given}})},
                Sense::of_any};
    if (after.runs().size() > 1)
        return {{.kind = "keeps_control",
                 .numbers = {left, given},
                 .words = tr("Leaves {left} boxes and keeps control: the other side must then give away {given} or "
                             "more.",
                             {{"left", left}, {"given", given}})},
                Sense::of_better};
    const auto& run = after.runs().front();
    const auto lines = question.texts_of(after.lines_of(run));
    if (run.loop)
        return {{.kind = "keeps_control_loop",
                 .numbers = {left, given},
                 .moves = lines,
                 .words = tr("Leaves {left} boxes and keeps control: the other side must then open the loop of "
                             "{length}.",
                             {{"left", left}, {"length", given}})},
                Sense::of_better};
    return {{.kind = "keeps_control_chain",
             .numbers = {left, given},
             .moves = lines,
             .words = tr("Leaves {left} boxes and keeps control: the other side must then open the chain of {length}.",
                         {{"left", left}, {"length", given}})},
            Sense::of_better};
}

SensedFact leaving(const SeenQuestion& question, const SeenMove& seen) {
    const auto& after = seen.after;
    const int left = after.boxes();
    if (after.is_end())
        return {{.kind = "leaves_last",
                 .numbers = {left},
                 .words = tr_n("Leaves the last box to the other side.", "Leaves the last {n} boxes to the other side.",
                               left)},
                Sense::of_worse};
    if (left > question.before.boxes())
        return {{.kind = "opens_more",
                 .numbers = {left},
                 .words = tr("Closes nothing and opens more: {boxes} boxes for the other side.", {{"boxes", left}})},
                Sense::of_worse};
    if (after.safe() == 0 && is_left_of(question.before, after)) return passing(question, seen);
    return {{.kind = "leaves_boxes",
             .numbers = {left},
             .words = tr_n("Leaves a box that could be closed.", "Leaves {n} boxes that could be closed.", left)},
            Sense::of_worse};
}

/// What the other side does with a chain or loop that is opened, where that is solved.
enum class Taking : std::uint8_t { unknown, all, all_but_gift };

Taking taking(const SeenMove& seen) {
    if (!seen.rest) return Taking::unknown;
    // It leaves the gift if whoever must move in the rest loses more than that.
    if (seen.after.gift() == 0 || *seen.rest >= -seen.after.gift()) return Taking::all;
    return seen.after.is_locked() ? Taking::all_but_gift : Taking::unknown;
}

Fact opened_chain(int length, int gift, Taking taking) {
    if (taking == Taking::unknown)
        return {.kind = "opens_chain",
                .numbers = {length},
                .words = tr("Opens a chain of {length} for the other side.", {{"length", length}})};
    if (taking == Taking::all)
        return {.kind = "opens_chain_to_take",
                .numbers = {length},
                .words = tr("Opens a chain of {length} that the other side takes.", {{"length", length}})};
    return {.kind = "opens_chain_to_control",
            .numbers = {length, length - gift, gift},
            .words = tr("Opens a chain of {length}: the other side takes {taken}, leaves {gift} and keeps control.",
                        {{"length", length}, {"taken", length - gift}, {"gift", gift}})};
}

Fact opened_loop(int length, int gift, Taking taking) {
    if (taking == Taking::unknown)
        return {.kind = "opens_loop",
                .numbers = {length},
                .words = tr("Opens a loop of {length} for the other side.", {{"length", length}})};
    if (taking == Taking::all)
        return {.kind = "opens_loop_to_take",
                .numbers = {length},
                .words = tr("Opens a loop of {length} that the other side takes.", {{"length", length}})};
    return {.kind = "opens_loop_to_control",
            .numbers = {length, length - gift, gift},
            .words = tr("Opens a loop of {length}: the other side takes {taken}, leaves {gift} and keeps control.",
                        {{"length", length}, {"taken", length - gift}, {"gift", gift}})};
}

std::vector<SensedFact> giving(const SeenQuestion& question, const SeenMove& seen) {
    const int given = seen.after.boxes();
    if (seen.after.is_end())
        return {{{.kind = "gives_last",
                  .numbers = {given},
                  .words = tr_n("Gives the last box away.", "Gives the last {n} boxes away.", given)},
                 Sense::of_worse}};
    std::vector<SensedFact> facts;
    if (question.before.safe() == 0 && given == question.before.min_given())
        facts.push_back({{.kind = "gives_least",
                          .numbers = {given},
                          .words = tr_n("Gives a box away; no line gives fewer.",
                                        "Gives {n} boxes away; no line gives fewer.", given)},
                         Sense::of_better});
    const auto* run = question.before.run_at(seen.move.edge);
    if (run != nullptr && given >= min_chain && given == static_cast<int>(run->coins.size())) {
        auto fact = run->loop ? opened_loop(given, seen.after.gift(), taking(seen))
                              : opened_chain(given, seen.after.gift(), taking(seen));
        auto lines = question.before.lines_of(*run);
        std::erase(lines, seen.move.edge);
        fact.moves = question.texts_of(lines);
        facts.push_back({std::move(fact), Sense::of_worse});
    } else {
        facts.push_back({{.kind = "gives_boxes",
                          .numbers = {given},
                          .words = tr_n("Gives a box away.", "Gives {n} boxes away.", given)},
                         Sense::of_worse});
    }
    return facts;
}

SensedFact race_of(SafeRace race, int safe) {
    if (race == SafeRace::mover_runs_out)
        return {{.kind = "other_gives_first",
                 .numbers = {safe},
                 .words = tr("Leaves {safe} safe lines, an even number: the other side must give boxes away first.",
                             {{"safe", safe}})},
                Sense::of_better};
    if (race == SafeRace::other_runs_out)
        return {{.kind = "this_gives_first",
                 .numbers = {safe},
                 .words = tr_n("Leaves 1 safe line: this side must give boxes away first.",
                               "Leaves {n} safe lines, an odd number: this side must give boxes away first.", safe)},
                Sense::of_worse};
    if (race == SafeRace::mover_can_be_outlast)
        return {{.kind = "can_outlast",
                 .numbers = {safe},
                 .words = tr_n("Leaves 1 safe line; well drawn, the other side runs out of them first.",
                               "Leaves {n} safe lines; well drawn, the other side runs out of them first.", safe)},
                Sense::of_better};
    return {{.kind = "can_be_outlasted",
             .numbers = {safe},
             .words = tr_n("Leaves 1 safe line; the other side can make this side run out of them first.",
                           "Leaves {n} safe lines; the other side can make this side run out of them first.", safe)},
            Sense::of_worse};
}

/// By the long-chain rule; requires a long chain.
SensedFact chains_of(const SeenQuestion& question, const SeenMove& seen) {
    const int chains = seen.after.long_chains();
    const auto lines = question.texts_of(seen.after.lines_of_long_chains());
    if (seen.after.chains_suit())
        return {{.kind = "chains_against",
                 .numbers = {chains},
                 .moves = lines,
                 .words = tr_n("With 1 long chain, if no more are made, this side must open it.",
                               "With {n} long chains, if no more are made, this side must open the first.", chains)},
                Sense::of_worse};
    return {{.kind = "chains_suit",
             .numbers = {chains},
             .moves = lines,
             .words = tr_n("With 1 long chain, if no more are made, the other side must open it.",
                           "With {n} long chains, if no more are made, the other side must open the first.", chains)},
            Sense::of_better};
}

std::vector<SensedFact> waiting(const SeenQuestion& question, const SeenMove& seen) {
    const auto& after = seen.after;
    if (after.safe() == 0)
        return {
            {{.kind = "last_safe",
              .numbers = {after.min_given()},
              .words = tr_n("The last safe line: the other side must give away a box or more.",
                            "The last safe line: the other side must give away {n} boxes or more.", after.min_given())},
             Sense::of_better}};
    std::vector<SensedFact> facts;
    if (seen.race) facts.push_back(race_of(*seen.race, after.safe()));
    if (facts.empty() || facts.front().sense == Sense::of_worse)
        facts.push_back(
            {{.kind = "safe_left",
              .numbers = {after.safe()},
              .words = tr_n("A safe line; 1 more is left.", "A safe line; {n} more are left.", after.safe())},
             Sense::of_any});
    if (after.long_chains() > 0) facts.push_back(chains_of(question, seen));
    return facts;
}

} // namespace

std::vector<SensedFact> plain_facts(const SeenQuestion& question, const SeenMove& seen) {
    switch (seen.act) {
    case SeenMove::Act::closes:
        return {closing(seen)};
    case SeenMove::Act::leaves:
        return {leaving(question, seen)};
    case SeenMove::Act::gives:
        return giving(question, seen);
    case SeenMove::Act::waits:
        break;
    }
    return waiting(question, seen);
}

} // namespace zugzwang::boxes
