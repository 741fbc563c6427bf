#include "voice/answers.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

std::string length_of(Seconds time) {
    const auto seconds = std::max(0L, std::lround(time.count()));
    if (seconds < 60) return tr("{seconds} s", {{"seconds", seconds}});
    return tr("{minutes} min {seconds} s", {{"minutes", seconds / 60}, {"seconds", seconds % 60}});
}

/// Of both sides, the first side's first.
template <class Words>
std::string of_both(Words words) {
    auto first = words(Side::first), second = words(Side::second);
    return sentences(first, second);
}

} // namespace

std::string turn_words(const SessionNews& news, const SideNames& names) {
    if (news.outcome) return sentence(news.outcome_words);
    const auto side = side_name(names, news.to_move);
    const auto number = news.moves.size() + 1;
    const auto turn = tr("Move {number}, {side} is to move.", {{"number", number}, {"side", side}});
    return sentences(turn, sentence(news.prompt));
}

std::string figure_words(const SessionNews& news, const SideNames& names) {
    return of_both([&](Side side) {
        const auto& [number, counted] = news.seats[side].figure;
        if (number.empty()) return std::string();
        return tr("{side}: {number} {counted}.",
                  {{"side", side_name(names, side)}, {"number", number}, {"counted", counted}});
    });
}

std::string time_words(const SessionNews& news, const SideNames& names) {
    return of_both([&](Side side) {
        const auto& seat = news.seats[side];
        const auto name = side_name(names, side);
        if (seat.clock) return tr("{side}: {time} left.", {{"side", name}, {"time", length_of(seat.clock->left)}});
        return tr("{side}: {time} used.", {{"side", name}, {"time", length_of(seat.used)}});
    });
}

std::string danger_words(const SessionNews& news) {
    if (!news.switches.insight) return tr("Switch the insight on to hear that.");
    const auto& panel = news.insight_panel;
    if (!panel) return tr("Looking at the position …");
    auto words = sentence(panel->big);
    for (const auto& row : panel->rows)
        words = sentences(words, sentence(tr("{what}: {it}", {{"what", row.label}, {"it", row.value}})));
    return sentences(words, panel->words);
}

} // namespace zugzwang
