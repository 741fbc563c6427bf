// The board of the lessons.
#include "games/points/show/groups_lesson.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/points/show/hull.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::points {

namespace {

constexpr float hull_margin = 2.3F;                        ///< For a point's radius of 1.
constexpr float board_padding = 10, least_for_words = 560; ///< Units of a 1080-line screen.
constexpr std::array<Vec, 4> ways{Vec{0, 1}, Vec{0.7071F, 0.7071F}, Vec{0.7071F, -0.7071F}, Vec{1, 0}};

Hull hull_of(PointSet points, const Field& field) { return {field.places(points), field.radius() * hull_margin}; }

void hatch(const Hull& hull, std::size_t number, Paint paint, Canvas& canvas) {
    const float step = canvas.px(number % 8 < 4 ? 13.0F : 22.0F);
    for (const auto& [from, to] : hull.hatching(ways[number % ways.size()], step))
        canvas.line(from, to, {.paint = paint, .width = canvas.px(1.5F), .round = false});
}

ChipLook warning(const Canvas& canvas) {
    return {.colour = Role::bad, .text = canvas.px(lesson_board_text), .words = tr("these cross")};
}

} // namespace

void paint_hatched(Rect area, std::size_t number, Role colour, Canvas& canvas) {
    const float radius = canvas.px(8.0F);
    const Rect core = area.inset(radius);
    const std::array<Vec, 4> corners{Vec{core.x, core.y}, Vec{core.right(), core.y}, Vec{core.right(), core.bottom()},
                                     Vec{core.x, core.bottom()}};
    canvas.box(area, {.top = colour, .bottom = colour, .radius = radius, .alpha = 0.16F});
    hatch({corners, radius}, number, {colour, 0.5F}, canvas);
    canvas.box(area, {.radius = radius, .rim = colour, .rim_width = canvas.px(2.0F), .fill_alpha = 0});
}

void GroupsLesson::place_board(Rect area) {
    area_ = area.inset(canvas().px(board_padding));
    const auto where = field();
    numbers_.emplace(state_, where, canvas().px(lesson_board_text), canvas(), std::span(&move_, 1));
    ChipRoom room(state_, where, canvas(), numbers_->places(), {move_});
    warnings_.clear();
    for (const auto& crossing : crossings_) {
        if (const auto chip = room.take_at(where.meeting(crossing.first, crossing.second), warning(canvas())))
            warnings_.push_back(*chip);
    }
    chips_.clear();
    for (std::size_t index = 0; index < groups_.size(); ++index)
        chips_.push_back(room.take(where.places(groups_[index].points), chip_of(index)));
}

bool GroupsLesson::has_room() const { return std::min(area_.width, area_.height) >= canvas().px(least_for_words); }

ChipLook GroupsLesson::chip_of(std::size_t index) const {
    const auto& group = groups_[index];
    return {.colour = group.colour_of_words(),
            .text = canvas().px(lesson_board_text),
            .badge = std::to_string(index + 1),
            .words = has_room() ? group.words : std::string()};
}

GroupsLesson::Pointed GroupsLesson::group_at(Vec at, std::size_t groups) const {
    Pointed found;
    for (std::size_t index = 0; index < std::min(groups, groups_.size()); ++index) {
        const auto size = [&](std::size_t group) { return std::popcount(groups_[group].points); };
        if (found && size(index) >= size(*found)) continue;
        if (chips_[index].contains(at) || hull_of(groups_[index].points, field()).contains(at)) found = index;
    }
    return found;
}

void GroupsLesson::draw_board(const Look& look, Canvas& canvas) const {
    paint_panel(area_.inset(-canvas.px(board_padding)), {}, canvas);
    const Brush brush(field(), canvas);
    for (std::size_t index = 0; index < std::min(look.groups, groups_.size()); ++index)
        draw_group(index, look, brush);
    if (look.whole_lines)
        state_.legal.for_each([&](int index) { brush.thread(state_.board->segment(index), {Role::undrawn, 0.35F}); });
    if (look.crossings) {
        for (const auto& crossing : crossings_) {
            brush.thread(crossing.first, {Role::bad, 0.9F});
            brush.thread(crossing.second, {Role::bad, 0.9F});
        }
    }
    if (look.line) draw_left(*look.line, look.progress, brush);
    brush.segments(state_);
    const auto kinds = point_kinds(state_);
    brush.points(kinds);
    if (look.line && look.line->chosen) brush.proposal(look.line->segment);
    if (look.line && !look.line->chosen) brush.candidate(look.line->segment);
    numbers_->draw_all(kinds.free, canvas);
    draw_chips(look, canvas);
}

/// The one that is shown now comes; the one that is pointed at is brighter and has its lines.
void GroupsLesson::draw_group(std::size_t index, const Look& look, const Brush& brush) const {
    auto& canvas = brush.canvas();
    const auto& group = groups_[index];
    const auto hull = hull_of(group.points, brush.field());
    const bool lit = look.lit == index, now = look.now == index;
    const float alpha = now ? look.progress : 1;
    brush.area(group.points, hull_margin, {group.colour, (lit ? 0.3F : 0.14F) * alpha});
    hatch(hull, index, {group.colour, (lit ? 0.55F : 0.32F) * alpha}, canvas);
    const bool white = lit || now;
    canvas.polyline(hull.outline(), {.paint = {white ? Role::ink : group.colour, (white ? 1.0F : 0.8F) * alpha},
                                     .width = canvas.px(white ? 4.0F : 2.5F)});
    if (!lit) return;
    group.segments.for_each([&](int segment) { brush.thread(state_.board->segment(segment), {Role::ink, 0.55F}); });
}

void GroupsLesson::draw_left(const Line& line, float progress, const Brush& brush) const {
    auto& canvas = brush.canvas();
    for (const auto& group : *line.left) {
        brush.area(group.points, hull_margin, {Role::well, 0.5F});
        canvas.polyline(hull_of(group.points, brush.field()).outline(),
                        {.paint = {line.colour(), progress}, .width = canvas.px(3.0F), .dash = canvas.px(10.0F)});
    }
}

void GroupsLesson::draw_chips(const Look& look, Canvas& canvas) const {
    const auto where = field();
    ChipRoom room(state_, where, canvas, numbers_->places(),
                  look.line ? std::vector{look.line->segment} : std::vector<Segment>());
    for (std::size_t index = 0; index < chips_.size(); ++index) {
        room.keep_clear(chips_[index]);
        if (index >= look.groups) continue;
        auto chip = chip_of(index);
        chip.alpha = look.now == index ? look.progress : 1;
        paint_chip(chips_[index], chip, canvas);
    }
    for (const Rect& chip : warnings_) {
        if (!look.crossings) break;
        room.keep_clear(chip);
        paint_chip(chip, warning(canvas), canvas);
    }
    if (!look.line || !has_room()) return;
    for (const auto& group : *look.line->left) {
        const ChipLook chip{.colour = look.line->colour(),
                            .text = canvas.px(lesson_board_text),
                            .words = group.words,
                            .alpha = look.progress};
        paint_chip(room.take(where.places(group.points), chip), chip, canvas);
    }
}

} // namespace zugzwang::points
