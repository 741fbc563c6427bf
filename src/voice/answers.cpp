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

Answers asked(Question question, const SessionNews& news) { return news.answers ? news.answers(question) : Answers(); }

std::string panel_words(const Panel& panel) {
    auto words = sentence(panel.big);
    for (const auto& row : panel.rows)
        words = sentences(words, sentence(tr("{what}: {it}", {{"what", row.label}, {"it", row.value}})));
    return sentences(words, panel.words);
}

} // namespace

std::string turn_words(const SessionNews& news, const SideNames& names) {
    const auto ply = news.shown_ply.value_or(news.moves.size());
    const bool looks_back = ply < news.moves.size();
    if (news.outcome && !looks_back) return sentence(news.outcome_words);
    const auto side = side_name(names, looks_back ? news.moves[ply].side : news.to_move);
    const auto turn = tr("Move {number}, {side} is to move.", {{"number", ply + 1}, {"side", side}});
    return looks_back ? turn : sentences(turn, sentence(news.prompt));
}

Answers position_words(const SessionNews& news, const SideNames& names) {
    auto all = asked(Question::position, news);
    if (all.empty()) all.emplace_back();
    all.front() = sentences(turn_words(news, names), all.front());
    return all;
}

Answers here_words(const SessionNews& news) {
    auto all = asked(Question::here, news);
    if (all.empty()) all.push_back(tr("Nothing can be played here."));
    return all;
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

Answers danger_words(const SessionNews& news) {
    if (news.outcome) return {sentence(news.outcome_words)};
    auto all = asked(Question::danger, news);
    if (news.switches.insight) {
        const auto& panel = news.insight_panel;
        all.push_back(panel ? panel_words(*panel) : tr("Looking at the position …"));
    }
    if (all.empty()) all.push_back(tr("Switch the insight on to hear that."));
    return all;
}

} // namespace zugzwang
