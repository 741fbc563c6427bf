#include "games/sticks/show/optimal_lesson.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {
namespace {

constexpr float widest = 620, groups_height = 100; ///< Units of a 1080-line screen.
constexpr int max_lines = 4, max_drawn = 60;

/// A line of what was tried, with what came of it.
ui::Node tried(std::string words, std::string value, bool chosen) {
    auto node = ui::row(lesson_line(std::move(words), chosen ? Role::ink : Role::soft).wide(),
                        lesson_line(std::move(value), chosen ? Role::act : Role::soft,
                                    chosen ? Weight::bold : Weight::medium, AlignX::right))
                    .padded(Measure::tight)
                    .gaps(Measure::near);
    return chosen ? std::move(node).on(ui::Ground::well, Role::act) : std::move(node).on(ui::Ground::well);
}

/// 1 to `last` in at most four lines: those that do not fit are told in one.
template <class LineOf, class Folded>
std::vector<ui::Node> folded(int last, LineOf line_of, Folded words_of) {
    std::vector<ui::Node> lines;
    const int alone = last <= max_lines ? last - 1 : max_lines - 2;
    for (int each = 1; each <= alone; ++each)
        lines.push_back(line_of(each));
    if (last > max_lines) lines.push_back(tried(words_of(alone + 1, last - 1), {}, false));
    if (last > 0) lines.push_back(line_of(last));
    return lines;
}

/// So many sticks in groups of M + 1, what is left over lit; in the misère game one stick stands apart first. Draws
/// nothing where they would be too thin to be counted.
void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas) {
    constexpr float slender = 1.0F / 12.0F, pitch_to_width = 1.7F, gap_to_width = 1.8F, thinnest = 3;
    const int apart = state.misere ? 1 : 0, together = period(state);
    if (sticks <= apart) return;
    const auto place = [&](int index) { // in widths of a stick
        const int groups = index < apart ? 0 : (index - apart) / together + apart;
        return static_cast<float>(index) * pitch_to_width + static_cast<float>(groups) * gap_to_width;
    };
    const float whole = place(sticks - 1) + 1;
    const float width = std::min(area.height * slender, area.width / whole);
    if (width < canvas.px(thinnest)) return;
    const float height = std::min(area.height, width / slender);
    const int over = (sticks - apart) % together;
    for (int index = 0; index < sticks; ++index) {
        const Rect match{area.centre().x + (place(index) - whole / 2) * width, area.centre().y - height / 2, width,
                         height};
        const bool is_over = index >= sticks - over;
        canvas.sprite("sticks/match", match, {.alpha = is_over || index < apart ? 1.0F : 0.6F});
        if (!is_over) continue;
        const float gap = width * 0.3F;
        paint_ring(snapped(match.inset(-gap)),
                   {.radius = width / 2 + gap, .width = std::max(1.0F, std::round(width * 0.25F)), .paint = {lit}},
                   canvas);
    }
}

} // namespace

std::string table_words(const Rules::State& state) {
    if (state.misere)
        return tr_n("{n} stick, up to {take}, misère", "{n} sticks, up to {take}, misère", state.left,
                    {{"take", state.take}});
    return tr_n("{n} stick, up to {take}", "{n} sticks, up to {take}", state.left, {{"take", state.take}});
}

ui::Node card_word(std::string words, bool lit) {
    return ui::column(ui::line(std::move(words), {.size = Measure::title,
                                                  .paint = {lit ? Role::act : Role::ink},
                                                  .weight = Weight::bold,
                                                  .align = AlignX::centre}))
        .along_at(ui::Align::centre)
        .tall();
}

std::string OptimalLesson::title() const { return tr("Optimal · {table}", {{"table", table_words(state_)}}); }

ui::Node OptimalLesson::page(const LessonFrame& frame) {
    const bool done = frame.step == verdicts_.size();
    const int number = static_cast<int>(std::min(frame.step, verdicts_.size() - 1));
    return ui::columns(ui::nothing(), table({.number = number, .done = done, .progress = frame.progress}),
                       ui::column(rule(number, done), (done ? result() : looked_at(number)).tall())
                           .gaps(Measure::near)
                           .at_least(widest)
                           .at_most(widest));
}

ui::Node OptimalLesson::rule(int number, bool done) const {
    auto groups = ui::picture([this, number, done](Rect area, Canvas& canvas) {
        paint_groups(area, number, state_, done ? Role::act : Role::ink, canvas);
    });
    return lesson_panel(done ? formula_in_letters(state_) : tr("The rule: what is left over is the take"), done,
                        card_word(done ? formula_in_numbers(state_) : formula_in_letters(state_), done),
                        std::move(groups).at_least(0, groups_height).when(state_.left <= max_drawn),
                        lesson_words(tr("N: sticks left. M = {take}: the most in one move. With nothing left over, the "
                                        "mover loses.",
                                        {{"take", state_.take}})))
        .titled(tr("The rule"));
}

ui::Node OptimalLesson::looked_at(int number) const {
    const auto& verdict = verdicts_[static_cast<std::size_t>(number)];
    const int last = verdict.lost ? std::min(number, state_.take) : verdict.take;
    const auto takes = [&](int take) {
        const int left = number - take;
        const bool lost = verdicts_[static_cast<std::size_t>(left)].lost;
        return tried(tr("take {take}: {left} left", {{"take", take}, {"left", left}}),
                     lost ? tr("{left} loses", {{"left", left}}) : tr("{left} wins", {{"left", left}}), lost);
    };
    const auto others = [](int from, int to) {
        return tr("{from} to {to}: each leaves one that wins", {{"from", from}, {"to", to}});
    };
    auto nodes = folded(last, takes, others);
    nodes.push_back(card_word(verdict.lost  ? tr("the mover loses")
                              : number == 0 ? tr("the mover has won")
                                            : tr("the mover wins"),
                              false));
    return lesson_panel(tr_n("With {n} stick left", "With {n} sticks left", number), std::move(nodes));
}

ui::Node OptimalLesson::result() const {
    const int left = state_.left - move_.count, together = period(state_);
    auto take = card_word(tr("take {number}", {{"number", move_.count}}), true);
    // With fewer left than M + 1, the answers below do not hold.
    if (verdicts_.back().lost || left < together)
        return lesson_panel(tr("The move"), true, std::move(take),
                            lesson_words(tr_n("{n} stick is left.", "{n} sticks are left.", left)));
    const auto answer = [&](int taken) {
        return tried(tr("they take {taken}, then {answer}", {{"taken", taken}, {"answer", together - taken}}),
                     tr("{left} loses", {{"left", left - together}}), false);
    };
    const auto others = [](int from, int to) {
        return tr("{from} to {to}: in the same way", {{"from", from}, {"to", to}});
    };
    auto nodes = folded(state_.take, answer, others);
    nodes.push_back(std::move(take));
    return lesson_panel(tr("Leaves {left}. Every answer makes {period}:", {{"left", left}, {"period", together}}),
                        std::move(nodes), true)
        .titled(tr("The move"));
}

} // namespace zugzwang::sticks
