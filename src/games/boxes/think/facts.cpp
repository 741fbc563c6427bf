#include "games/boxes/think/facts.hpp"

#include <algorithm>
#include <utility>

#include "games/boxes/think/answer_facts.hpp"
#include "games/boxes/think/beside_facts.hpp"
#include "games/boxes/think/plain_facts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::boxes {
namespace {

constexpr std::size_t most_facts = 3;

/// All the boxes that are left go one way.
bool is_decided(const SeenMove& seen) { return seen.after.is_end(); }

Fact brought(const SeenQuestion& question, int own) {
    if (question.most == own)
        return {.kind = "brings_most",
                .numbers = {own, question.open},
                .words =
                    tr_n("Brings {own} of the last box, as many as any line.",
                         "Brings {own} of the last {n} boxes, as many as any line.", question.open, {{"own", own}})};
    return {.kind = "brings",
            .numbers = {own, question.open},
            .words = tr_n("Brings {own} of the last box.", "Brings {own} of the last {n} boxes.", question.open,
                          {{"own", own}})};
}

/// Without a rival: in the positive where that is possible, unless another line is known to be better.
std::vector<Fact> facts_alone(const SeenQuestion& question) {
    auto of_line = plain_facts(question, question.own);
    const bool is_beaten = question.most && question.own.brings && *question.own.brings < *question.most;
    const auto is_worse = [](const SensedFact& sensed) { return sensed.sense == Sense::of_worse; };
    const auto is_unfit = [&](const SensedFact& sensed) {
        return sensed.sense == Sense::of_worse || (is_beaten && sensed.sense == Sense::of_better);
    };
    const bool only_worse = std::ranges::all_of(of_line, is_worse);
    if (!std::ranges::all_of(of_line, is_unfit)) std::erase_if(of_line, is_unfit);
    std::vector<Fact> facts;
    for (auto& sensed : of_line)
        facts.push_back(std::move(sensed.fact));
    facts.resize(std::min(facts.size(), most_facts - 1));
    const auto& own = question.own.brings;
    if (own && !is_decided(question.own))
        facts.insert(only_worse && question.most == own ? facts.begin() : facts.end(), brought(question, *own));
    return facts;
}

/// By what is exact, and without that by what the question says.
bool is_worse(const SeenQuestion& seen, const MoveQuestion<Rules>& question) {
    if (seen.own.brings && seen.rival->brings) return *seen.own.brings < *seen.rival->brings;
    return question.rival_is_better;
}

bool is_as_good(const SeenQuestion& seen) { return seen.own.brings && seen.own.brings == seen.rival->brings; }

} // namespace

std::vector<Fact> facts(const MoveQuestion<Rules>& question) {
    const auto seen = boxes::seen(question);
    if (!seen.rival || is_as_good(seen)) return facts_alone(seen);
    if (!is_worse(seen, question)) {
        auto facts = facts_of_better(seen);
        facts.resize(std::min(facts.size(), most_facts));
        return facts;
    }
    auto facts = facts_of_worse(seen);
    // What can be closed has mostly been counted then.
    const auto most_before = seen.own.act == SeenMove::Act::waits ? most_facts : most_facts - 1;
    if (question.answer && facts.size() < most_before) {
        auto answered = fact_of_answer(seen, *question.answer);
        if (answered) facts.push_back(std::move(*answered));
    }
    facts.resize(std::min(facts.size(), most_facts));
    return facts;
}

} // namespace zugzwang::boxes
