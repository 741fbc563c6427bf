#include "games/points/show/lesson_words.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

using Reason = ZonesChoice::Reason;

LessonPhrase doing(std::string words) { return {LessonPhrase::Tone::doing, std::move(words)}; }
LessonPhrase result(std::string words) { return {LessonPhrase::Tone::result, std::move(words)}; }
LessonPhrase why(std::string words) { return {LessonPhrase::Tone::why, std::move(words)}; }

std::string mover(const Rules::State& state) { return side_word(state.to_move); }
std::string waiting(const Rules::State& state) { return side_word(other(state.to_move)); }

/// "1, 11, 17" grows by a number.
template <class Number>
void list(std::string& words, Number number) {
    words += (words.empty() ? "" : ", ") + std::to_string(number);
}

/// "2 undecided groups and 4 sure moves"
std::string tally_words(const Tally& sum) {
    const auto groups = tr_n("{n} undecided group", "{n} undecided groups", sum.undecided);
    const auto moves = tr_n("{n} sure move", "{n} sure moves", sum.sure_moves);
    return tr("{groups} and {moves}", {{"groups", groups}, {"moves", moves}});
}

std::string parity_words(const Tally& sum) {
    const bool undecided = sum.undecided % 2 != 0, sure = sum.sure_moves % 2 != 0;
    if (undecided && sure) return tr("both odd");
    if (undecided) return tr("odd, even");
    return sure ? tr("even, odd") : tr("both even");
}

/// The zones of which the part is made.
std::vector<std::size_t> zones_in(const ValuedPart& part, const ChampionWork& work) {
    std::vector<std::size_t> within;
    for (std::size_t zone = 0; zone < work.zones.size(); ++zone) {
        if (work.zones[zone].segments.intersects(part.segments)) within.push_back(zone);
    }
    return within;
}

/// "2, 1, 3", folded where it is long.
std::string value_list(const std::vector<ValuedPart>& parts) {
    constexpr std::size_t most = 8;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i)
        list(words, parts[i].nim_value);
    return parts.size() > most ? words + " …" : words;
}

} // namespace

std::string counts_words(MoveCounts counts) {
    constexpr int most = 4;
    if (counts == 0) return {};
    if (std::popcount(counts) > most)
        return filled("{1}{2} … {3}{4}", "{", std::countr_zero(counts), std::bit_width(counts) - 1, "}");
    std::string words;
    for (; counts != 0; counts &= counts - 1)
        list(words, std::countr_zero(counts));
    return "{" + words + "}";
}

std::string nim_words(std::uint32_t value) { return value == 0 ? "0" : filled("∗{}", value); }

std::string zones_words(const ValuedPart& part, const ChampionWork& work) {
    const auto zones = zones_in(part, work);
    std::string words;
    for (const auto zone : zones)
        list(words, zone + 1);
    return zones.size() == 1 ? tr("zone {zone}", {{"zone", words}}) : tr("zones {zones}", {{"zones", words}});
}

Phrases ZonesWords::points() const {
    return {doing(tr_n("{n} point is free: it can still be joined.", "{n} points are free: they can still be joined.",
                       std::popcount(point_kinds(state_).free))),
            why(tr("Free points that can reach each other by lines are a zone. Zones takes the largest first."))};
}

Phrases ZonesWords::zone(std::size_t index) const {
    const auto& zone = work_.zones[index];
    constexpr int max_named = 8;
    std::string named;
    for (auto points = zone.points; points != 0; points &= points - 1)
        list(named, std::countr_zero(points) + 1);
    const auto reach =
        doing(zone.point_count() <= max_named ? tr("Zone {zone}: the points {points} can still reach each other.",
                                                   {{"zone", index + 1}, {"points", named}})
                                              : tr("Zone {zone}: {points} points can still reach each other.",
                                                   {{"zone", index + 1}, {"points", zone.point_count()}}));
    if (zone.counts == 0) return {reach, why(tr("It has more than 5 points: too many to count its moves."))};
    if (zone.counts == undecided_counts)
        return {reach, result(tr("One line fits into it or two: an undecided group.")),
                why(tr("Whoever plays there first chooses."))};
    const auto moves = std::countr_zero(zone.counts);
    return {reach,
            result(tr_n("{n} line fits into it, however it is played: a small zone.",
                        "{n} lines fit into it, however it is played: a small zone.", moves)),
            why(tr_n("That is {n} sure move.", "These are {n} sure moves.", moves))};
}

Phrases ZonesWords::rule() const {
    const auto largest = work_.zones.front().point_count();
    const auto sum = tally_words(work_.sum);
    Phrases phrases;
    if (work_.choice.which == ZonesCase::split) {
        phrases = {doing(tr("The largest zone has {points} points, more than 12.", {{"points", largest}})),
                   result(tr("So its longest line is drawn.")),
                   why(tr("That splits it into smaller zones, which can be counted later."))};
    } else if (work_.choice.which == ZonesCase::look_ahead) {
        phrases = {doing(tr("The largest zone has {points} points: 6 to 12.", {{"points", largest}})),
                   result(tr("So the lines in zones of that size are tried.")),
                   why(tr("One is wanted that leaves an even number of undecided groups and of sure moves."))};
    } else if (work_.sum.both_even()) {
        phrases = {doing(tr("Every zone is known: {tally}. Both are even.", {{"tally", sum}})),
                   result(tr("By Proposition 1, {side}, who is to move, loses.", {{"side", mover(state_)}})),
                   why(tr("Whatever is drawn, {side} can make both even again.", {{"side", waiting(state_)}}))};
    } else {
        phrases = {doing(tr("Every zone is known: {tally}. They are not both even.", {{"tally", sum}})),
                   result(tr("By Proposition 1, {side}, who is to move, can win.", {{"side", mover(state_)}})),
                   why(tr("A line is wanted that leaves both even."))};
    }
    if (!work_.crossings.empty()) {
        const auto& crossing = work_.crossings.front();
        phrases.back() = why(tr("Zones {first} and {second} cross: the algorithm does not see it.",
                                {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}}));
    }
    return phrases;
}

Phrases ZonesWords::trial(std::size_t index) const {
    const auto& trial = work_.tried[index];
    const auto line = Rules::move_to_text(state_, trial.segment), left = tally_words(trial.sum);
    const bool found = index + 1 == work_.tried.size() && work_.ended_by_trial();
    const bool undecided = trial.sum.undecided % 2 != 0, sure = trial.sum.sure_moves % 2 != 0;
    Phrases phrases{doing(trial.left.size() > 1 ? tr("The line {line} splits zone {zone}: {tally} are left.",
                                                     {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})
                          : trial.left.empty()  ? tr("The line {line} ends zone {zone}: {tally} are left.",
                                                     {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})
                                                : tr("The line {line} makes zone {zone} smaller: {tally} are left.",
                                                     {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})),
                    found               ? result(tr("Both are even, so it is drawn."))
                    : undecided && sure ? why(tr("Both are odd: on to the next line."))
                    : undecided         ? why(tr("The first number is odd: on to the next line."))
                                        : why(tr("The second number is odd: on to the next line."))};
    const auto& taken = state_.board->conflicts(state_.board->segment_index(trial.segment));
    for (std::size_t zone = 0; zone < work_.zones.size(); ++zone) {
        if (zone == trial.zone || !work_.zones[zone].segments.intersects(taken)) continue;
        phrases.push_back(
            why(tr("It also crosses lines of zone {zone}: the algorithm does not see it.", {{"zone", zone + 1}})));
        return phrases;
    }
    if (found && trial.sum.open > 0)
        phrases.push_back(why(tr("The larger zones that stay are not counted.")));
    else if (found && work_.crossings.empty())
        phrases.push_back(why(tr("By Proposition 1, {side}, who moves next, now loses.", {{"side", waiting(state_)}})));
    else if (found)
        phrases.push_back(why(tr("By Proposition 1, {side} now loses; but zones cross here, and it may be wrong.",
                                 {{"side", waiting(state_)}})));
    return phrases;
}

Phrases ZonesWords::move() const {
    const auto line = Rules::move_to_text(state_, work_.choice.move), side = mover(state_);
    switch (work_.choice.reason) {
    case Reason::longest: {
        const auto squared = state_.board->squared_length(state_.board->segment_index(work_.choice.move));
        return {doing(tr("{line} is the longest line of zone 1, {length} long.",
                         {{"line", line}, {"length", std::llround(std::sqrt(static_cast<double>(squared)))}})),
                result(tr("{side} draws it.", {{"side", side}})), why(tr("What it leaves is not looked at yet."))};
    }
    case Reason::both_even: {
        const auto& sum = work_.tried.back().sum;
        return {doing(tr("{side} draws {line}.", {{"side", side}, {"line", line}})),
                result(tr("It leaves {tally}: both even.", {{"tally", tally_words(sum)}})),
                why(sum.open > 0 ? tr("Larger zones are left too: when they are small enough it counts again.")
                    : work_.crossings.empty()
                        ? tr("Whatever {other} draws, {side} can make both even again, up to the last line.",
                             {{"other", waiting(state_)}, {"side", side}})
                        : tr("Zones cross here, so Proposition 1 may be wrong."))};
    }
    case Reason::none_even:
        return {doing(tr_n("{n} line was tried, and it does not leave both even.",
                           "{n} lines were tried, and none leaves both even.",
                           static_cast<std::int64_t>(work_.tried.size()))),
                result(work_.choice.which == ZonesCase::look_ahead
                           ? tr("So {side} draws any line of the largest zone, by chance: {line}.",
                                {{"side", side}, {"line", line}})
                           : tr("So {side} draws any line, by chance: {line}.", {{"side", side}, {"line", line}}))};
    case Reason::already_even:
        return {doing(tr("By Proposition 1 no line of {side} can help.", {{"side", side}})),
                result(tr("Any line is drawn, by chance: {line}.", {{"line", line}})),
                why(tr("Only a mistake of {other} can change it.", {{"other", waiting(state_)}}))};
    case Reason::stopped:
        return {doing(tr("The time is over.")), result(tr("Any line is drawn, by chance: {line}.", {{"line", line}}))};
    }
    return {};
}

TrialCard ZonesWords::card(std::size_t index) const {
    const auto& trial = work_.tried[index];
    std::size_t begin = index;
    while (begin > 0 && work_.tried[begin - 1].zone == trial.zone)
        --begin;
    const auto heading = tr("Tried in zone {zone}: undecided groups and sure moves left", {{"zone", trial.zone + 1}});
    const auto place =
        tr("{number} of {all}", {{"number", index - begin + 1}, {"all", work_.zones[trial.zone].segments.size()}});
    return {.line = Rules::move_to_text(state_, trial.segment),
            .leaves = tr("{groups} and {moves}", {{"groups", trial.sum.undecided}, {"moves", trial.sum.sure_moves}}),
            .verdict = parity_words(trial.sum),
            .heading = heading + " · " + place,
            .good = trial.sum.both_even()};
}

Phrases ChampionWords::graph() const {
    return {doing(tr_n("{n} line can be drawn.", "{n} lines can be drawn.", state_.legal.size())),
            doing(tr_n("{n} pair of them touch.", "{n} pairs of them touch.", work_.conflicts)),
            why(tr("Of two that touch only one can be drawn. Lines that touch, also through others, are one part."))};
}

Phrases ChampionWords::sum() const {
    return {doing(tr("The nim-sum of {values} is {total}.",
                     {{"values", value_list(work_.parts)}, {"total", ChampionWork::nim_sum(work_.parts)}})),
            result(work_.wins()
                       ? tr("It is not 0: {side}, who is to move, wins.", {{"side", mover(state_)}})
                       : tr("It is 0: {side}, who is to move, loses against best play.", {{"side", mover(state_)}}))};
}

Phrases ChampionWords::part(std::size_t number) const {
    const auto& part = work_.parts[number];
    return {doing(tr_n("Part {part} has {n} line.", "Part {part} has {n} lines.", part.segments.size(),
                       {{"part", number + 1}})),
            result(tr("Its nim-value is {value}.", {{"value", part.nim_value}})),
            why(zones_in(part, work_).size() > 1 ? tr("It is made of {zones}, whose lines cross: they are one game.",
                                                      {{"zones", zones_words(part, work_)}})
                : part.nim_value == 0
                    ? tr("On its own it is lost for whoever must move in it.")
                    : tr("It plays like a heap of {value} in the game of Nim.", {{"value", part.nim_value}}))};
}

Phrases ChampionWords::zones() const {
    const auto said = work_.zones_say_win();
    Phrases phrases{doing(tr("No two zones cross here: each zone is a part, as Zones believes."))};
    if (!work_.crossings.empty()) {
        const auto& crossing = work_.crossings.front();
        phrases = {doing(tr("Zones {first} and {second} cross: a line in one takes lines from the other.",
                            {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}}))};
    }
    if (!said)
        phrases.push_back(
            why(tr("A zone of more than 5 points is not counted by Zones; its nim-value decides all the same.")));
    else if (*said != work_.wins())
        phrases.push_back(result(
            *said ? tr("Proposition 1 would call it won for {side}, and is wrong here.", {{"side", mover(state_)}})
                  : tr("Proposition 1 would call it lost for {side}, and is wrong here.", {{"side", mover(state_)}})));
    else
        phrases.push_back(result(work_.crossings.empty() ? tr("Proposition 1 holds and says the same.")
                                                         : tr("Proposition 1 says the same here, but that is luck.")));
    return phrases;
}

Phrases ChampionWords::move() const {
    const auto line = Rules::move_to_text(state_, work_.move), side = mover(state_);
    const auto draws = tr("{side} draws {line}.", {{"side", side}, {"line", line}});
    if (!work_.solved())
        return {doing(tr("Too open: its parts were not solved in the time for a lesson.")), result(draws),
                why(tr("It leaves the least to search."))};
    if (!work_.wins())
        return {doing(draws), result(tr("Every line loses: none leaves the nim-sum 0.")),
                why(tr("This one leaves few answers that win."))};
    if (work_.left.empty()) return {doing(draws), result(tr("No line is left: this wins."))};
    return {doing(draws),
            result(tr("It leaves parts whose nim-sum is 0: {values}.", {{"values", value_list(work_.left)}})),
            why(tr("Whatever {other} draws, {side} can make the nim-sum 0 again.",
                   {{"other", waiting(state_)}, {"side", side}}))};
}

} // namespace zugzwang::points
