#include "games/points/show/zones_script.hpp"

#include <bit>
#include <cmath>
#include <utility>

#include "games/points/show/zone_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

using Tone = LessonPhrase::Tone;
using Reason = ZonesChoice::Reason;

/// "1, 11, 17, 24"
std::string point_list(PointSet points) {
    std::string words;
    for (; points != 0; points &= points - 1)
        words += (words.empty() ? "" : ", ") + std::to_string(std::countr_zero(points) + 1);
    return words;
}

std::string parity_words(const Tally& sum) {
    const bool undecided = sum.undecided % 2 != 0, sure = sum.sure_moves % 2 != 0;
    if (undecided && sure) return tr("both odd");
    if (undecided) return tr("odd, even");
    return sure ? tr("even, odd") : tr("both even");
}

} // namespace

std::string tally_words(const Tally& sum) {
    const auto groups = tr_n("{n} undecided group", "{n} undecided groups", sum.undecided);
    const auto moves = tr_n("{n} sure move", "{n} sure moves", sum.sure_moves);
    return tr("{groups} and {moves}", {{"groups", groups}, {"moves", moves}});
}

ZonesScript::ZonesScript(Rules::State state, ZonesWork work) : state_(std::move(state)), work_(std::move(work)) {}

std::string ZonesScript::mover() const { return side_word(state_.to_move); }
std::string ZonesScript::waiting() const { return side_word(other(state_.to_move)); }

ZonesScript::Step ZonesScript::step(std::size_t number) const {
    using Kind = Step::Kind;
    if (number == 0) return {};
    if (number <= work_.zones.size()) return {Kind::zone, number - 1};
    number -= work_.zones.size() + 1;
    if (number == 0) return {Kind::rule, 0};
    if (number <= work_.tried.size()) return {Kind::trial, number - 1};
    return {Kind::move, 0};
}

std::vector<LessonPhrase> ZonesScript::phrases(std::size_t number) const {
    const auto at = step(number);
    switch (at.kind) {
    case Step::Kind::points:
        return points_phrases();
    case Step::Kind::zone:
        return zone_phrases(at.index);
    case Step::Kind::rule:
        return rule_phrases();
    case Step::Kind::trial:
        return trial_phrases(at.index);
    case Step::Kind::move:
        return move_phrases();
    }
    return {};
}

std::vector<LessonPhrase> ZonesScript::points_phrases() const {
    const auto kinds = point_kinds(state_);
    return {
        {Tone::doing, tr_n("{n} point is free: it can still be joined.",
                           "{n} points are free: they can still be joined.", std::popcount(kinds.free))},
        {Tone::why, tr("Free points that can reach each other by lines are a zone. Zones takes the largest first.")}};
}

std::vector<LessonPhrase> ZonesScript::zone_phrases(std::size_t index) const {
    const auto& zone = work_.zones[index];
    std::vector<LessonPhrase> phrases;
    constexpr int max_named = 8;
    if (zone.point_count() <= max_named)
        phrases.push_back({Tone::doing, tr("Zone {zone}: the points {points} can still reach each other.",
                                           {{"zone", index + 1}, {"points", point_list(zone.points)}})});
    else
        phrases.push_back({Tone::doing, tr("Zone {zone}: {points} points can still reach each other.",
                                           {{"zone", index + 1}, {"points", zone.point_count()}})});
    if (zone.counts == 0) {
        phrases.push_back({Tone::why, tr("It has more than 5 points: too many to count its moves.")});
    } else if (zone.counts == undecided_counts) {
        phrases.push_back({Tone::result, tr("One line fits into it or two: an undecided group.")});
        phrases.push_back({Tone::why, tr("Whoever plays there first chooses.")});
    } else {
        const auto moves = std::countr_zero(zone.counts);
        phrases.push_back({Tone::result, tr_n("{n} line fits into it, however it is played: a small zone.",
                                              "{n} lines fit into it, however it is played: a small zone.", moves)});
        phrases.push_back({Tone::why, tr_n("That is {n} sure move.", "These are {n} sure moves.", moves)});
    }
    return phrases;
}

std::vector<LessonPhrase> ZonesScript::rule_phrases() const {
    const auto largest = work_.zones.front().point_count();
    std::vector<LessonPhrase> phrases;
    if (work_.choice.which == ZonesCase::split) {
        phrases = {{Tone::doing, tr("The largest zone has {points} points, more than 12.", {{"points", largest}})},
                   {Tone::result, tr("So its longest line is drawn.")},
                   {Tone::why, tr("That splits it into smaller zones, which can be counted later.")}};
    } else if (work_.choice.which == ZonesCase::look_ahead) {
        phrases = {{Tone::doing, tr("The largest zone has {points} points: 6 to 12.", {{"points", largest}})},
                   {Tone::result, tr("So the lines in zones of that size are tried.")},
                   {Tone::why, tr("One is wanted that leaves an even number of undecided groups and of sure moves.")}};
    } else if (work_.sum.both_even()) {
        phrases = {
            {Tone::doing, tr("Every zone is known: {tally}. Both are even.", {{"tally", tally_words(work_.sum)}})},
            {Tone::result, tr("By Proposition 1, {side}, who is to move, loses.", {{"side", mover()}})},
            {Tone::why, tr("Whatever is drawn, {side} can make both even again.", {{"side", waiting()}})}};
    } else {
        phrases = {{Tone::doing,
                    tr("Every zone is known: {tally}. They are not both even.", {{"tally", tally_words(work_.sum)}})},
                   {Tone::result, tr("By Proposition 1, {side}, who is to move, can win.", {{"side", mover()}})},
                   {Tone::why, tr("A line is wanted that leaves both even.")}};
    }
    if (!work_.crossings.empty()) {
        const auto& crossing = work_.crossings.front();
        phrases.back() = {Tone::why, tr("Zones {first} and {second} cross: the algorithm does not see it.",
                                        {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}})};
    }
    return phrases;
}

std::string ZonesScript::crossing_words(const ZonesTrial& trial) const {
    const auto& taken = state_.board->conflicts(state_.board->segment_index(trial.segment));
    for (std::size_t zone = 0; zone < work_.zones.size(); ++zone) {
        if (zone != trial.zone && work_.zones[zone].segments.intersects(taken))
            return tr("It also crosses lines of zone {zone}: the algorithm does not see it.", {{"zone", zone + 1}});
    }
    return {};
}

std::vector<LessonPhrase> ZonesScript::trial_phrases(std::size_t index) const {
    const auto& trial = work_.tried[index];
    const auto line = line_words(trial.segment), left = tally_words(trial.sum);
    const auto zone = trial.zone + 1;
    std::vector<LessonPhrase> phrases;
    if (trial.left.size() > 1)
        phrases.push_back({Tone::doing, tr("The line {line} splits zone {zone}: {tally} are left.",
                                           {{"line", line}, {"zone", zone}, {"tally", left}})});
    else if (trial.left.empty())
        phrases.push_back({Tone::doing, tr("The line {line} ends zone {zone}: {tally} are left.",
                                           {{"line", line}, {"zone", zone}, {"tally", left}})});
    else
        phrases.push_back({Tone::doing, tr("The line {line} makes zone {zone} smaller: {tally} are left.",
                                           {{"line", line}, {"zone", zone}, {"tally", left}})});
    const bool found = index + 1 == work_.tried.size() && work_.ended_by_trial();
    if (found) {
        phrases.push_back({Tone::result, tr("Both are even, so it is drawn.")});
    } else {
        const bool undecided = trial.sum.undecided % 2 != 0, sure = trial.sum.sure_moves % 2 != 0;
        phrases.push_back({Tone::why, undecided && sure ? tr("Both are odd: on to the next line.")
                                      : undecided       ? tr("The first number is odd: on to the next line.")
                                                        : tr("The second number is odd: on to the next line.")});
    }
    const auto crossing = crossing_words(trial);
    if (!crossing.empty())
        phrases.push_back({Tone::why, crossing});
    else if (found && trial.sum.open == 0 && !work_.crossings.empty())
        phrases.push_back(
            {Tone::why, tr("By Proposition 1, {side} now loses; but zones cross here, and it may be wrong.",
                           {{"side", waiting()}})});
    else if (found && trial.sum.open == 0)
        phrases.push_back(
            {Tone::why, tr("By Proposition 1, {side}, who moves next, now loses.", {{"side", waiting()}})});
    else if (found)
        phrases.push_back({Tone::why, tr("The larger zones that stay are not counted.")});
    return phrases;
}

std::vector<LessonPhrase> ZonesScript::move_phrases() const {
    const auto line = line_words(work_.choice.move), side = mover();
    switch (work_.choice.reason) {
    case Reason::longest: {
        const auto squared = state_.board->squared_length(state_.board->segment_index(work_.choice.move));
        return {{Tone::doing, tr("{line} is the longest line of zone 1, {length} long.",
                                 {{"line", line}, {"length", std::llround(std::sqrt(static_cast<double>(squared)))}})},
                {Tone::result, tr("{side} draws it.", {{"side", side}})},
                {Tone::why, tr("What it leaves is not looked at yet.")}};
    }
    case Reason::both_even: {
        const auto& last = work_.tried.back();
        return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::result, tr("It leaves {tally}: both even.", {{"tally", tally_words(last.sum)}})},
                {Tone::why, last.sum.open > 0
                                ? tr("Larger zones are left too: when they are small enough it counts again.")
                            : work_.crossings.empty()
                                ? tr("Whatever {other} draws, {side} can make both even again, up to the last "
                                     "line.",
                                     {{"other", waiting()}, {"side", side}})
                                : tr("Zones cross here, so Proposition 1 may be wrong.")}};
    }
    case Reason::none_even:
        return {
            {Tone::doing,
             tr_n("{n} line was tried, and it does not leave both even.",
                  "{n} lines were tried, and none leaves both even.", static_cast<std::int64_t>(work_.tried.size()))},
            {Tone::result, work_.choice.which == ZonesCase::look_ahead
                               ? tr("So {side} draws any line of the largest zone, by chance: {line}.",
                                    {{"side", side}, {"line", line}})
                               : tr("So {side} draws any line, by chance: {line}.", {{"side", side}, {"line", line}})}};
    case Reason::already_even:
        return {{Tone::doing, tr("By Proposition 1 no line of {side} can help.", {{"side", side}})},
                {Tone::result, tr("Any line is drawn, by chance: {line}.", {{"line", line}})},
                {Tone::why, tr("Only a mistake of {other} can change it.", {{"other", waiting()}})}};
    case Reason::stopped:
        return {{Tone::doing, tr("The time is over.")},
                {Tone::result, tr("Any line is drawn, by chance: {line}.", {{"line", line}})}};
    }
    return {};
}

TrialCard ZonesScript::card(std::size_t index) const {
    const auto& trial = work_.tried[index];
    std::size_t begin = index;
    while (begin > 0 && work_.tried[begin - 1].zone == trial.zone)
        --begin;
    const auto heading = tr("Tried in zone {zone}: undecided groups and sure moves left", {{"zone", trial.zone + 1}});
    const auto place =
        tr("{number} of {all}", {{"number", index - begin + 1}, {"all", work_.zones[trial.zone].segments.size()}});
    return {.line = line_words(trial.segment),
            .leaves = tr("{groups} and {moves}", {{"groups", trial.sum.undecided}, {"moves", trial.sum.sure_moves}}),
            .verdict = parity_words(trial.sum),
            .heading = heading + " · " + place,
            .good = trial.sum.both_even()};
}

} // namespace zugzwang::points
