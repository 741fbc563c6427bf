// What somebody hears of the points who does not see them. Places are told as the board counts them, y upwards.
#include <bit>

#include "games/points/show/view.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/list_words.hpp"

namespace zugzwang::points {
namespace {

constexpr std::size_t lines_at_once = 8;

std::vector<std::string> numbers_of(PointSet points) {
    std::vector<std::string> numbers;
    for (; points != 0; points &= points - 1)
        numbers.push_back(std::to_string(std::countr_zero(points) + 1));
    return numbers;
}

std::string point_words(const Rules::State& state, int point) {
    const auto at = state.board->points()[static_cast<std::size_t>(point)];
    auto where = tr("Point {number}, at {x} across and {y} up.", {{"number", point + 1}, {"x", at.x}, {"y", at.y}});
    const auto others = joinable(state, point);
    if (others == 0) return where;
    return sentences(where, tr("It can be joined to {points}.", {{"points", listed(numbers_of(others))}}));
}

std::string summary(const Rules::State& state) {
    const auto kinds = point_kinds(state);
    return sentences(
        tr_n("{n} line can still be drawn.", "{n} lines can still be drawn.",
             static_cast<std::int64_t>(state.legal.size())),
        tr("Points: {free} free, {blocked} blocked, {used} with a line.", {{"free", std::popcount(kinds.free)},
                                                                           {"blocked", std::popcount(kinds.blocked)},
                                                                           {"used", std::popcount(kinds.used)}}));
}

Answers position(const Rules::State& state) {
    Answers answers{summary(state)};
    std::vector<std::string> drawn;
    for (const auto& line : state.drawn)
        drawn.push_back(Rules::move_to_text(state, line));
    for (const auto& part : listed_by(lines_at_once, drawn))
        answers.push_back(tr("Drawn: {lines}.", {{"lines", part}}));
    for (auto free = point_kinds(state).free; free != 0; free &= free - 1)
        answers.push_back(point_words(state, std::countr_zero(free)));
    return answers;
}

/// What ends the game now, and where that is not known at a glance what lets the other side end it.
Answers danger(const Rules::State& state) {
    constexpr std::size_t few = 60; ///< So many lines are tried one after the other.
    const auto lines = Rules::legal_moves(state);
    std::vector<std::string> ends, lets_end;
    const auto can_end = [](const Rules::State& now) {
        for (const auto& line : Rules::legal_moves(now)) {
            if (Rules::after(now, line).legal.empty()) return true;
        }
        return false;
    };
    for (const auto& line : lines) {
        const auto after = Rules::after(state, line);
        if (after.legal.empty())
            ends.push_back(Rules::move_to_text(state, line));
        else if (lines.size() <= few && can_end(after))
            lets_end.push_back(Rules::move_to_text(state, line));
    }
    if (!ends.empty()) return {tr("After one of these no line is left: {lines}.", {{"lines", listed(ends)}})};
    Answers answers;
    for (const auto& part : listed_by(lines_at_once, lets_end))
        answers.push_back(tr("After one of these the other side can draw the last line: {lines}.", {{"lines", part}}));
    if (answers.empty()) answers.push_back(tr("Nothing is threatened yet."));
    return answers;
}

} // namespace

Answers View::answers(Question question, const Rules::State& state, Labels) const {
    if (question == Question::position) return position(state);
    if (state.legal.empty()) return {};
    if (question == Question::danger) return danger(state);
    const int point = active() >= 0 ? active() : chosen_;
    return point >= 0 && point < state.board->point_count() ? Answers{point_words(state, point)} : Answers{};
}

} // namespace zugzwang::points
