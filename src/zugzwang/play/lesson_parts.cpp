#include "zugzwang/play/lesson_parts.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr float when_width = 176, die_side = 64; ///< Units of a 1080-line screen.

} // namespace

std::string step_counter(std::size_t step, std::size_t steps) {
    return tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps}});
}

ui::Node lesson_phrases(const std::vector<LessonPhrase>& phrases) {
    using Tone = LessonPhrase::Tone;
    std::vector<ui::Run> runs;
    for (const auto& [tone, words] : phrases) {
        const Role role = tone == Tone::why ? Role::soft : tone == Tone::result ? Role::act : Role::ink;
        const Weight weight = tone == Tone::result ? Weight::semibold : Weight::regular;
        runs.push_back({.text = words + " ", .role = role, .weight = weight});
    }
    auto rule = ui::picture([](Rect area, Canvas& canvas) { canvas.fill(area, {Role::act}, area.width / 2); });
    return ui::row(std::move(rule).at_least(4).at_most(4).tall(), ui::prose(std::move(runs), Measure::title).fills())
        .gaps(Measure::near)
        .fills()
        .gives_way();
}

ui::Node lesson_words(std::string words, Role role, Weight weight) {
    return ui::words(std::move(words), {.size = Measure::heading, .paint = {role}, .weight = weight});
}

ui::Node lesson_line(std::string words, Role role, Weight weight, AlignX align) {
    return ui::line(std::move(words), {.size = Measure::heading, .paint = {role}, .weight = weight, .align = align});
}

ui::Node lesson_panel(const std::string& heading, std::vector<ui::Node> nodes, bool lit) {
    nodes.insert(nodes.begin(), lesson_words(heading, Role::soft, Weight::semibold));
    return ui::column(std::move(nodes))
        .on(ui::Ground::panel, lit ? std::optional(Role::act) : std::nullopt)
        .padded(Measure::apart)
        .gaps(Measure::tight)
        .titled(heading);
}

ui::Node lesson_figure(std::string number, std::string words) {
    return ui::row(ui::line(std::move(number), ui::figure_look), lesson_line(std::move(words), Role::soft).wide())
        .gaps(Measure::near);
}

ui::Node lesson_rules(std::vector<LessonRule> rules, std::optional<std::size_t> applies) {
    std::vector<ui::Node> lines;
    for (std::size_t index = 0; index < rules.size(); ++index) {
        const bool lit = applies == index;
        const Role role = lit ? Role::ink : Role::soft;
        const Weight weight = lit ? Weight::bold : Weight::regular;
        auto line = ui::row(lesson_line(std::move(rules[index].when), role, weight).at_least(when_width),
                            lesson_words(std::move(rules[index].then), role, weight).wide())
                        .padded(Measure::tight)
                        .gaps(Measure::apart);
        lines.push_back(lit ? std::move(line).on(ui::Ground::selected, Role::act) : std::move(line));
    }
    return ui::column(std::move(lines));
}

ui::Node lesson_result(const LessonResult& result) {
    auto die = ui::picture([](Rect area, Canvas& canvas) { paint_die(area, Role::act, canvas); });
    auto large = ui::line(
        result.large, {.size = Measure::title, .paint = {result.lit ? Role::act : Role::ink}, .weight = Weight::bold});
    return lesson_panel(result.heading, result.lit,
                        ui::row(std::move(die).sized(die_side, die_side).when(result.chance), std::move(large),
                                lesson_words(result.small).wide())
                            .gaps(Measure::apart)
                            .tall());
}

void paint_die(Rect area, Role role, Canvas& canvas) {
    const float side = area.width;
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = side * 0.24F,
                      .rim = role,
                      .rim_width = std::max(1.0F, std::round(side * 0.07F))});
    const float away = side * 0.23F;
    for (const Vec pip : {Vec{0, 0}, Vec{-away, -away}, Vec{away, -away}, Vec{-away, away}, Vec{away, away}})
        canvas.disc(area.centre() + pip, std::max(1.0F, side * 0.075F), {role});
}

} // namespace zugzwang
