#include "games/points/show/groups_lesson.hpp"

#include <algorithm>

#include "zugzwang/base/words.hpp"

namespace zugzwang::points {
namespace {

// Units of a 1080-line screen.
constexpr float group_width = 74, group_height = 38, size_width = 118;
constexpr float widest = 1100, figures_width = 420;

/// The group's number on its hatching; of one that is not known yet a frame.
ui::Node badge(std::size_t index, Role colour, bool known) {
    auto node = ui::picture([index, colour, known](Rect area, Canvas& canvas) {
        if (known) {
            paint_hatched(area, index, colour, canvas);
            canvas.box(around(area.centre(), area.width / 2, area.height - canvas.px(6.0F)),
                       {.top = Role::well, .bottom = Role::well, .radius = canvas.px(6.0F), .alpha = 0.9F});
        } else {
            canvas.box(area, {.radius = canvas.px(8.0F),
                              .rim = Role::dim,
                              .rim_width = canvas.px(Measure::rim),
                              .alpha = 0.5F,
                              .fill_alpha = 0});
        }
        canvas.text(std::to_string(index + 1), area.centre(),
                    {.size = canvas.px(lesson_text),
                     .paint = {known ? Role::ink : Role::dim},
                     .weight = Weight::bold,
                     .align_x = AlignX::centre});
    });
    return std::move(node).sized(group_width, group_height);
}

} // namespace

LessonWords GroupsLesson::words(std::size_t step, Labels) const {
    return {.phrases = phrases(step), .counter = step_counter(step, steps())};
}

GroupsLesson::Pointed GroupsLesson::lit(const Look& look) const {
    return pointed_ && *pointed_ < look.groups ? pointed_ : look.now;
}

ui::Node GroupsLesson::row(std::size_t index, const Look& look) {
    const auto& group = groups_[index];
    if (index >= look.groups) return ui::row(badge(index, group.colour, false)).padded(Measure::tight);
    auto node = ui::row(badge(index, group.colour, true), lesson_line(group.size).at_least(size_width).of_words(),
                        lesson_line(group.value, group.colour_of_words(), Weight::bold).wide(),
                        lesson_line(group.note, Role::soft, Weight::regular, AlignX::right).wide(1.7F))
                    .gaps(Measure::snug)
                    .padded(Measure::tight)
                    .named(filled("group:{}", index + 1));
    if (lit(look) == index) node.ground = ui::Ground::selected;
    return pointing(std::move(node), pointed_, index, index + 1);
}

ui::Node GroupsLesson::table(const std::string& title, const Look& look, std::size_t now) {
    auto rows = ui::list(
        {.count = groups_.size(), .row = [this, look](std::size_t index) { return row(index, look); }, .chosen = now});
    return ui::column(std::move(rows).named("groups"))
        .on(ui::Ground::panel)
        .padded(Measure::snug)
        .titled(title)
        .fills();
}

ui::Node GroupsLesson::about(const Look& look, ui::Node table, ui::Node figures, ui::Node rules, ui::Node below) {
    auto shown = look;
    if (look.now || pointed_) shown.lit = lit(look);
    auto board = ui::picture([this, shown](Rect, Canvas& canvas) { draw_board(shown, canvas); }).fills();
    board.reactions.place = [this](Rect area) { place_board(area); };
    const auto found_at = [this, groups = look.groups](Vec at) { return group_at(at, groups); };
    board = finding(std::move(board), pointed_, found_at, [](std::size_t) { return Pointed(); });
    const float words = canvas().text_scale();
    table = std::move(table).at_least(words > 1 ? 400 * words : 0); // in larger words the figures go below it
    auto above =
        ui::spread(std::move(table), std::move(figures).at_least(figures_width).tall()).gaps(Measure::near).fills();
    return ui::columns(ui::nothing(), std::move(board).named("lesson-board"),
                       ui::column(std::move(above), std::move(rules), std::move(below))
                           .gaps(Measure::near)
                           .wide(1.25F)
                           .at_most(widest));
}

} // namespace zugzwang::points
