#include "games/sticks/show/optimal_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;
using Line = LessonCard::Line;

constexpr float cards_width = 620, groups_height = 96; ///< Units of a 1080-line screen.
constexpr int max_lines = 4, max_drawn = 60;

/// A take from a number and what it leaves.
Line tried(int number, int take, const std::vector<Verdict>& verdicts) {
    const int left = number - take;
    const bool lost = verdicts[static_cast<std::size_t>(left)].lost;
    return {.words = tr("take {take}: {left} left", {{"take", take}, {"left", left}}),
            .value = lost ? tr("{left} loses", {{"left", left}}) : tr("{left} wins", {{"left", left}}),
            .tone = lost ? Line::Tone::chosen : Line::Tone::plain};
}

/// 1 to `last` in at most four lines: those that do not fit are told in one.
template <class LineOf, class Folded>
std::vector<Line> folded(int last, LineOf line_of, Folded words_of) {
    std::vector<Line> lines;
    const int alone = last <= max_lines ? last - 1 : max_lines - 2;
    for (int each = 1; each <= alone; ++each)
        lines.push_back(line_of(each));
    if (last > max_lines) lines.push_back({.words = words_of(alone + 1, last - 1), .value = {}});
    if (last > 0) lines.push_back(line_of(last));
    return lines;
}

} // namespace

std::string table_words(const Rules::State& state) {
    if (state.misere)
        return tr_n("{n} stick, up to {take}, misère", "{n} sticks, up to {take}, misère", state.left,
                    {{"take", state.take}});
    return tr_n("{n} stick, up to {take}", "{n} sticks, up to {take}", state.left, {{"take", state.take}});
}

OptimalLesson::OptimalLesson(const Rules::State& state, Rules::Move move, std::vector<Verdict> verdicts)
    : state_(state), move_(move), verdicts_(std::move(verdicts)), grid_(state) {}

std::string OptimalLesson::title() const { return tr("Optimal · {table}", {{"table", table_words(state_)}}); }

ui::Node OptimalLesson::page(const LessonFrame& frame) {
    const bool done = frame.step == verdicts_.size();
    const int number = static_cast<int>(std::min(frame.step, verdicts_.size() - 1));
    auto grid = ui::picture([this, number, done, progress = frame.progress](Rect, Canvas& canvas) {
        grid_.draw({.verdicts = verdicts_, .number = number, .done = done, .progress = progress}, canvas);
    });
    const auto place = [this](Rect area) { grid_.place(area, canvas()); };
    const auto point = [this, number](const PointerEvent& event) {
        if (const auto step = grid_.pointer(event, number)) go(*step);
        return false;
    };
    auto cards = ui::column(card_node(rule_card(number, done)).titled(tr("The rule")),
                            card_node(done ? move_card() : number_card(number)).titled(tr("The number")));
    return ui::columns(ui::nothing(), std::move(grid).fills().reacting({.place = place, .pointer = point}),
                       std::move(cards).gaps(Measure::near).at_least(cards_width).at_most(cards_width));
}

LessonCard OptimalLesson::rule_card(int number, bool done) const {
    auto groups = ui::picture([this, number, done](Rect area, Canvas& canvas) {
        paint_groups(area, number, state_, done ? Role::act : Role::ink, canvas);
    });
    return {.heading = done ? formula_in_letters(state_) : tr("The rule: what is left over is the take"),
            .large = done ? formula_in_numbers(state_) : formula_in_letters(state_),
            .small = tr("N: sticks left. M = {take}: the most in one move. With nothing left over, the mover loses.",
                        {{"take", state_.take}}),
            .lit = done,
            .picture = std::move(groups).at_least(0, groups_height).when(state_.left <= max_drawn)};
}

LessonCard OptimalLesson::number_card(int number) const {
    const auto& verdict = verdicts_[static_cast<std::size_t>(number)];
    const int last = verdict.lost ? std::min(number, state_.take) : verdict.take;
    return {.heading = tr_n("With {n} stick left", "With {n} sticks left", number),
            .large = verdict.lost  ? tr("the mover loses")
                     : number == 0 ? tr("the mover has won")
                                   : tr("the mover wins"),
            .lines = folded(
                last, [&](int take) { return tried(number, take, verdicts_); },
                [](int from, int to) {
                    return tr("{from} to {to}: each leaves one that wins", {{"from", from}, {"to", to}});
                })};
}

LessonCard OptimalLesson::move_card() const {
    LessonCard card{.heading = tr("The move"),
                    .large = tr("take {number}", {{"number", move_.count}}),
                    .small = tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count),
                    .lit = true};
    const int left = state_.left - move_.count;
    // With fewer left than M + 1, the answers below do not hold.
    if (verdicts_.back().lost || left < period(state_)) return card;
    card.heading = tr("Leaves {left}. Every answer makes {period}:", {{"left", left}, {"period", period(state_)}});
    card.lines = folded(
        state_.take,
        [&](int taken) {
            return Line{
                .words = tr("they take {taken}, then {answer}", {{"taken", taken}, {"answer", period(state_) - taken}}),
                .value = tr("{left} loses", {{"left", left - period(state_)}})};
        },
        [](int from, int to) {
            return tr("{from} to {to}: in the same way", {{"from", from}, {"to", to}});
        });
    card.small.clear();
    return card;
}

} // namespace zugzwang::sticks
