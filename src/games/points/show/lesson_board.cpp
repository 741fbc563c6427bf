#include "games/points/show/lesson_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "games/points/show/brush.hpp"
#include "games/points/show/hull.hpp"
#include "games/points/show/point_numbers.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

namespace {

constexpr float hull_margin = 2.3F;                        ///< For a point's radius of 1.
constexpr float board_padding = 10, least_for_words = 560; ///< Units of a 1080-line screen.
constexpr std::array<Vec, 4> ways{Vec{0, 1}, Vec{0.7071F, 0.7071F}, Vec{0.7071F, -0.7071F}, Vec{1, 0}};

std::vector<Vec> places_of(PointSet points, const Field& field) {
    std::vector<Vec> places;
    for (; points != 0; points &= points - 1)
        places.push_back(field.place(std::countr_zero(points)));
    return places;
}

Hull hull_of(PointSet points, const Field& field) { return {places_of(points, field), field.radius() * hull_margin}; }

void hatch(const Hull& hull, std::size_t number, Paint paint, Canvas& canvas) {
    const float step = canvas.px(number % 8 < 4 ? 13.0F : 22.0F);
    for (const auto& [from, to] : hull.hatching(ways[number % ways.size()], step))
        canvas.line(from, to, {.paint = paint, .width = canvas.px(1.5F), .round = false});
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

LessonBoard::LessonBoard(Rules::State state, std::vector<LessonGroup> groups, std::vector<ZoneCrossing> crossings,
                         Segment move)
    : state_(std::move(state)), kinds_(point_kinds(state_)), groups_(std::move(groups)),
      crossings_(std::move(crossings)), move_(move) {}

void LessonBoard::place(Rect area, const Canvas& canvas) {
    area_ = area.inset(canvas.px(board_padding));
    const auto where = field();
    const std::array<Segment, 1> planned{move_};
    numbers_ = PointNumbers(state_, where, canvas.px(lesson_board_text), canvas, planned).places();
    warnings_.clear();
    const auto size = chip_size(warning(canvas), canvas);
    for (const auto& crossing : crossings_) {
        const Rect chip = snapped(around(where.meeting(crossing.first, crossing.second), size.width, size.height));
        const bool covers = std::ranges::any_of(warnings_, [&](const Rect& other) { return other.overlaps(chip); });
        if (!covers) warnings_.push_back(chip);
    }
    chips_.clear();
    ChipRoom room{.chips = warnings_, .numbers = numbers_, .lines = {move_}};
    for (std::size_t index = 0; index < groups_.size(); ++index) {
        chips_.push_back(chip_place(places_of(groups_[index].points, where), chip_size(chip_of(index, canvas), canvas),
                                    room, state_, where));
        room.chips.push_back(chips_.back());
    }
}

bool LessonBoard::has_room(const Canvas& canvas) const {
    return std::min(area_.width, area_.height) >= canvas.px(least_for_words);
}

ChipLook LessonBoard::warning(const Canvas& canvas) {
    return {.colour = Role::bad, .text = canvas.px(lesson_board_text), .words = tr("these cross")};
}

ChipLook LessonBoard::chip_of(std::size_t index, const Canvas& canvas) const {
    const auto& group = groups_[index];
    // The colour of lines not drawn yet is too dark for letters.
    return {.colour = group.colour == Role::undrawn ? Role::soft : group.colour,
            .text = canvas.px(lesson_board_text),
            .badge = std::to_string(index + 1),
            .words = has_room(canvas) ? group.words : std::string()};
}

std::optional<std::size_t> LessonBoard::group_at(Vec at, std::size_t groups) const {
    std::optional<std::size_t> found;
    for (std::size_t index = 0; index < std::min(groups, groups_.size()); ++index) {
        const auto size = [&](std::size_t group) { return std::popcount(groups_[group].points); };
        if (found && size(index) >= size(*found)) continue;
        if (chips_[index].contains(at) || hull_of(groups_[index].points, field()).contains(at)) found = index;
    }
    return found;
}

void LessonBoard::draw(const Look& look, Canvas& canvas) const {
    paint_panel(area_.inset(-canvas.px(board_padding)), {}, canvas);
    const Brush brush(field(), canvas);
    for (std::size_t index = 0; index < std::min(look.groups, groups_.size()); ++index)
        draw_group(index, look, brush);
    if (look.whole_lines) {
        state_.legal.for_each([&](int index) { brush.thread(state_.board->segment(index), {Role::undrawn, 0.35F}); });
    }
    if (look.crossings) {
        for (const auto& crossing : crossings_) {
            brush.thread(crossing.first, {Role::bad, 0.9F});
            brush.thread(crossing.second, {Role::bad, 0.9F});
        }
    }
    if (look.line) draw_left(look, brush);
    for (std::size_t i = 0; i < state_.drawn.size(); ++i)
        brush.segment(state_.drawn[i], drawn_by(state_, i), {});
    draw_points(brush);
    if (look.line && look.line->chosen) brush.proposal(look.line->segment);
    if (look.line && !look.line->chosen) brush.candidate(look.line->segment);
    draw_numbers(canvas);
    draw_chips(look, brush);
}

/// The one that is shown now comes; the one that is pointed at is brighter and has its lines.
void LessonBoard::draw_group(std::size_t index, const Look& look, const Brush& brush) const {
    auto& canvas = brush.canvas();
    const auto& group = groups_[index];
    const auto hull = hull_of(group.points, brush.field());
    const bool lit = look.lit == index, now = look.now == index;
    const float alpha = now ? look.progress : 1;
    canvas.blob(places_of(group.points, brush.field()), brush.field().radius() * hull_margin,
                {group.colour, (lit ? 0.3F : 0.14F) * alpha});
    hatch(hull, index, {group.colour, (lit ? 0.55F : 0.32F) * alpha}, canvas);
    const bool white = lit || now;
    canvas.polyline(hull.outline(), {.paint = {white ? Role::ink : group.colour, (white ? 1.0F : 0.8F) * alpha},
                                     .width = canvas.px(white ? 4.0F : 2.5F)});
    if (!lit) return;
    group.segments.for_each([&](int segment) { brush.thread(state_.board->segment(segment), {Role::ink, 0.55F}); });
}

void LessonBoard::draw_left(const Look& look, const Brush& brush) const {
    if (look.line->left == nullptr) return;
    auto& canvas = brush.canvas();
    const Role colour = look.line->chosen ? Role::act : Role::ink;
    for (const auto& group : *look.line->left) {
        const auto hull = hull_of(group.points, brush.field());
        canvas.blob(places_of(group.points, brush.field()), brush.field().radius() * hull_margin, {Role::well, 0.5F});
        canvas.polyline(hull.outline(),
                        {.paint = {colour, look.progress}, .width = canvas.px(3.0F), .dash = canvas.px(10.0F)});
    }
}

void LessonBoard::draw_points(const Brush& brush) const {
    for (int point = 0; point < state_.board->point_count(); ++point) {
        if ((kinds_.free & bit_of(point)) != 0) brush.free_point(point, 1);
        if ((kinds_.blocked & bit_of(point)) != 0) brush.blocked_point(point, 1);
    }
}

void LessonBoard::draw_numbers(Canvas& canvas) const {
    for (int point = 0; point < state_.board->point_count(); ++point) {
        const Role role = (kinds_.free & bit_of(point)) != 0 ? Role::ink : Role::soft;
        paint_point_number(point, numbers_[static_cast<std::size_t>(point)], canvas.px(lesson_board_text), role,
                           canvas);
    }
}

void LessonBoard::draw_chips(const Look& look, const Brush& brush) const {
    auto& canvas = brush.canvas();
    for (std::size_t index = 0; index < std::min(look.groups, groups_.size()); ++index) {
        auto chip = chip_of(index, canvas);
        chip.alpha = look.now == index ? look.progress : 1;
        paint_chip(chips_[index], chip, canvas);
    }
    ChipRoom room{.chips = chips_, .numbers = numbers_, .lines = {}};
    for (const Rect& chip : warnings_) {
        if (!look.crossings) break;
        room.chips.push_back(chip);
        paint_chip(chip, warning(canvas), canvas);
    }
    if (!look.line || look.line->left == nullptr || !has_room(canvas)) return;
    room.lines = {look.line->segment};
    for (const auto& group : *look.line->left) {
        const ChipLook chip{.colour = look.line->chosen ? Role::act : Role::ink,
                            .text = canvas.px(lesson_board_text),
                            .words = group.words,
                            .alpha = look.progress};
        room.chips.push_back(
            chip_place(places_of(group.points, brush.field()), chip_size(chip, canvas), room, state_, brush.field()));
        paint_chip(room.chips.back(), chip, canvas);
    }
}

} // namespace zugzwang::points
