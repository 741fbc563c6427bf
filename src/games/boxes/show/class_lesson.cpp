#include "games/boxes/show/class_lesson.hpp"

#include <algorithm>
#include <utility>

#include "games/boxes/show/class_kinds.hpp"
#include "games/boxes/show/kit.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float widest = 1100, sorted_height = 184, die_side = 40; ///< Units of a 1080-line screen.

std::string lines_words(std::size_t count) {
    return count == 0 ? tr("none") : tr_n("{n} line", "{n} lines", static_cast<std::int64_t>(count));
}

ui::Node rule(int number, LineClass set, std::size_t count, std::string words, const ClassLook& look) {
    const bool fires = look.chooses && look.line.set == set;
    const Role role = fires ? Role::ink : Role::soft;
    auto die = ui::picture([](Rect area, Canvas& canvas) { paint_die(area, Role::act, canvas); });
    auto node = ui::row(ui::space().sized(1, 1),
                        lesson_line(std::to_string(number), fires ? Role::act : Role::ink, Weight::bold),
                        kind_of_line({.set = set}),
                        lesson_words(std::move(words), role, fires ? Weight::semibold : Weight::regular).wide(),
                        std::move(die).sized(die_side, die_side).when(fires && set == LineClass::neutral),
                        lesson_line(lines_words(count), role), ui::space().sized(1, 1))
                    .padded(Measure::hair)
                    .gaps(Measure::tight);
    return fires ? std::move(node).on(ui::Ground::selected, Role::act) : node;
}

ui::Node rules(const ClassLook& look) {
    const auto& classes = look.line.classes;
    return lesson_panel(
               tr("The first rule that has a line"), false,
               rule(1, LineClass::completing, classes.completing().size(), tr("a line that completes a box"), look),
               rule(2, LineClass::neutral, classes.neutral().size(), tr("a neutral line, by chance"), look),
               rule(3, LineClass::giving, classes.giving().size(), tr("the head of the queue"), look))
        .titled(tr("Rules"));
}

/// "e3-e4  3 → completes a box"
ui::Node sorted_line(const ClassChange& change, const ClassLook& look) {
    const bool told = change.after.set == LineClass::completing && look.line.changes.size() <= 2;
    return ui::row(lesson_line(line_words(look.state(), change.edge, look.labels),
                               look.is_pointed(change.edge) ? Role::act : Role::ink, Weight::bold),
                   kind_of_line(change.before), lesson_line("→", Role::soft), kind_of_line(change.after),
                   lesson_line(tr("completes a box"), Role::act, Weight::semibold).when(told))
        .gaps(Measure::tight)
        .hugs();
}

ui::Node sorted_again(const ClassLook& look) {
    std::vector<ui::Node> lines;
    for (const auto& change : look.line.changes)
        lines.push_back(sorted_line(change, look));
    auto content = !look.chooses   ? lesson_words(tr("Only the lines around it are sorted again."), Role::soft)
                   : lines.empty() ? lesson_words(tr("No other line changes its set or its number."), Role::soft)
                                   : ui::wrap(std::move(lines)).gaps(Measure::tight);
    const auto heading = look.chooses ? tr("Sorted again after {line}",
                                           {{"line", line_words(look.state(), look.line.edge, look.labels)}})
                                      : tr("After each line");
    return lesson_panel(heading, false, ui::scroll({std::move(content)}).gives_way())
        .titled(tr("Sorted again"))
        .at_least(0, sorted_height)
        .at_most(ui::Extent::unlimited, sorted_height);
}

} // namespace

std::optional<std::size_t> ClassLesson::step_of(std::size_t edge) const {
    const auto drawn = std::ranges::find(turn_, static_cast<int>(edge), &TurnLine::edge);
    if (drawn == turn_.end()) return std::nullopt;
    return static_cast<std::size_t>(drawn - turn_.begin()) + 1;
}

ui::Node ClassLesson::page(const LessonFrame& frame) {
    ClassLook look{.line = turn_[frame.step == 0 ? 0 : frame.step - 1],
                   .chooses = frame.step > 0,
                   .progress = frame.progress,
                   .labels = frame.labels};
    const auto pointed = static_cast<int>((in_queue_ ? in_queue_ : on_board_).value_or(no_line()));
    if (pointed != static_cast<int>(no_line())) look.pointed = pointed;
    return ui::columns(
        ui::nothing(), board(look),
        ui::column(rules(look), queue(look), sorted_again(look)).gaps(Measure::near).wide(1.25F).at_most(widest));
}

ui::Node ClassLesson::board(const ClassLook& look) {
    auto board = ui::picture([this, look](Rect, Canvas& canvas) { board_.draw(look, canvas); }).fills();
    const auto point = [this](const PointerEvent& event) {
        on_board_ = event.kind == PointerEvent::Kind::leave ? std::nullopt : Pointed(board_.edge_at(event.at));
        const bool click = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
        const auto step = click && on_board_ ? step_of(*on_board_) : std::nullopt;
        if (step) go(*step);
        return false;
    };
    board.reactions = {.place = [this](Rect area) { board_.place(area, state().grid, canvas()); }, .pointer = point};
    return std::move(board).named("lesson-board");
}

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    return std::make_unique<ClassLesson>(turn_of_classes(request.state, request.seed));
}

} // namespace zugzwang::boxes
