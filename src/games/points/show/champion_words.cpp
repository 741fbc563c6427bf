#include "games/points/show/champion_words.hpp"

#include <algorithm>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

using Tone = LessonPhrase::Tone;

/// The zones of which the part is made.
std::vector<std::size_t> zones_in(const ValuedPart& part, const std::vector<CountedZone>& zones) {
    std::vector<std::size_t> within;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (zones[zone].segments.intersects(part.segments)) within.push_back(zone);
    }
    return within;
}

std::string zone_list(const std::vector<std::size_t>& zones) {
    std::string list;
    for (const auto zone : zones)
        list += (list.empty() ? "" : ", ") + std::to_string(zone + 1);
    return zones.size() == 1 ? tr("zone {zone}", {{"zone", list}}) : tr("zones {zones}", {{"zones", list}});
}

/// "2, 1, 3", folded where it is long.
std::string value_list(const std::vector<ValuedPart>& parts) {
    constexpr std::size_t most = 8;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i)
        words += (i == 0 ? "" : ", ") + std::to_string(parts[i].nim_value);
    return parts.size() > most ? words + " …" : words;
}

} // namespace

std::string zones_words(const ValuedPart& part, const ChampionWork& work) {
    return zone_list(zones_in(part, work.zones));
}

std::string ChampionWords::mover() const { return side_word(state_.to_move); }

std::vector<LessonPhrase> ChampionWords::graph() const {
    return {{Tone::doing, tr_n("{n} line can be drawn.", "{n} lines can be drawn.", state_.legal.size())},
            {Tone::doing, tr_n("{n} pair of them touch.", "{n} pairs of them touch.", work_.conflicts)},
            {Tone::why, tr("Of two that touch only one can be drawn. Lines that touch, also through others, are one "
                           "part.")}};
}

std::vector<LessonPhrase> ChampionWords::sum() const {
    return {{Tone::doing, tr("The nim-sum of {values} is {total}.",
                             {{"values", value_list(work_.parts)}, {"total", ChampionWork::nim_sum(work_.parts)}})},
            {Tone::result, work_.wins()
                               ? tr("It is not 0: {side}, who is to move, wins.", {{"side", mover()}})
                               : tr("It is 0: {side}, who is to move, loses against best play.", {{"side", mover()}})}};
}

std::vector<LessonPhrase> ChampionWords::part(std::size_t number) const {
    const auto& part = work_.parts[number];
    const auto within = zones_in(part, work_.zones);
    std::vector<LessonPhrase> phrases{{Tone::doing, tr_n("Part {part} has {n} line.", "Part {part} has {n} lines.",
                                                         part.segments.size(), {{"part", number + 1}})},
                                      {Tone::result, tr("Its nim-value is {value}.", {{"value", part.nim_value}})}};
    if (within.size() > 1)
        phrases.push_back({Tone::why, tr("It is made of {zones}, whose lines cross: they are one game.",
                                         {{"zones", zone_list(within)}})});
    else if (part.nim_value == 0)
        phrases.push_back({Tone::why, tr("On its own it is lost for whoever must move in it.")});
    else
        phrases.push_back(
            {Tone::why, tr("It plays like a heap of {value} in the game of Nim.", {{"value", part.nim_value}})});
    return phrases;
}

std::vector<LessonPhrase> ChampionWords::zones() const {
    const auto said = work_.zones_say_win();
    std::vector<LessonPhrase> phrases;
    if (work_.crossings.empty()) {
        phrases.push_back({Tone::doing, tr("No two zones cross here: each zone is a part, as Zones believes.")});
    } else {
        const auto& crossing = work_.crossings.front();
        phrases.push_back(
            {Tone::doing, tr("Zones {first} and {second} cross: a line in one takes lines from the other.",
                             {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}})});
    }
    if (!said)
        phrases.push_back({Tone::why, tr("A zone of more than 5 points is not counted by Zones; its nim-value decides "
                                         "all the same.")});
    else if (*said != work_.wins())
        phrases.push_back(
            {Tone::result,
             *said ? tr("Proposition 1 would call it won for {side}, and is wrong here.", {{"side", mover()}})
                   : tr("Proposition 1 would call it lost for {side}, and is wrong here.", {{"side", mover()}})});
    else
        phrases.push_back({Tone::result, work_.crossings.empty()
                                             ? tr("Proposition 1 holds and says the same.")
                                             : tr("Proposition 1 says the same here, but that is luck.")});
    return phrases;
}

std::vector<LessonPhrase> ChampionWords::move() const {
    const auto line = Rules::move_to_text(state_, work_.move), side = mover();
    if (!work_.solved())
        return {{Tone::doing, tr("Too open: its parts were not solved in the time for a lesson.")},
                {Tone::result, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::why, tr("It leaves the least to search.")}};
    if (!work_.wins())
        return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::result, tr("Every line loses: none leaves the nim-sum 0.")},
                {Tone::why, tr("This one leaves few answers that win.")}};
    if (work_.left.empty())
        return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::result, tr("No line is left: this wins.")}};
    return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
            {Tone::result, tr("It leaves parts whose nim-sum is 0: {values}.", {{"values", value_list(work_.left)}})},
            {Tone::why, tr("Whatever {other} draws, {side} can make the nim-sum 0 again.",
                           {{"other", side_word(other(state_.to_move))}, {"side", side}})}};
}

} // namespace zugzwang::points
