#include "games/boxes/show/class_board.hpp"

#include <algorithm>
#include <cmath>

#include "games/boxes/show/class_kinds.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float name_size = lesson_board_text + 4; ///< Units of a 1080-line screen.
constexpr float margin_in_names = 2.1F;
constexpr float min_badge = 36, max_badge = 48;

} // namespace

void ClassBoard::place(Rect area, const Grid& grid, const Canvas& canvas) {
    area_ = area;
    board_.place(area, grid, std::ceil(canvas.px(name_size) * margin_in_names));
    // Badges of a line and of the one across its end lie half a cell apart.
    has_numbers_ = board_.cell() / 2 >= canvas.px(min_badge);
    badge_ = std::clamp(std::round(board_.cell() * 0.36F), canvas.px(min_badge), canvas.px(max_badge));
}

Rect ClassBoard::free_bar(int edge, float width, float part) const {
    return board_.free_bar(edge, width, std::round(board_.sizes().dot + board_.cell() * 0.04F), part);
}

void ClassBoard::draw(const ClassLook& look, Canvas& canvas) const {
    paint_panel(area_, {}, canvas);
    board_.draw_names(look.labels, canvas.px(name_size), canvas);
    draw_boxes(look, canvas);
    for (int edge = 0; edge < board_.grid().edges(); ++edge) {
        if (look.is_drawn(edge))
            board_.draw_line(edge, true, canvas);
        else
            draw_line(edge, look, canvas);
    }
    board_.draw_dots(canvas);
    for (int edge = 0; edge < board_.grid().edges(); ++edge) {
        if (!look.is_drawn(edge)) draw_mark(edge, look, canvas);
    }
}

/// Those owned, faintly those that could be had at once, and those that the line under the pointer would give.
void ClassBoard::draw_boxes(const ClassLook& look, Canvas& canvas) const {
    constexpr float offered = 0.3F, taken = 0.65F, given = 0.5F;
    const auto& state = look.state();
    for (int box = 0; box < board_.grid().boxes(); ++box) {
        if (const auto side = owner(state, box)) board_.draw_owned(box, *side, 1, 1, canvas);
    }
    for (const int edge : look.line.classes.completing()) {
        for (const int box : board_.grid().boxes_beside(edge)) {
            if (sides_drawn(state, box) != 3) continue;
            const float alpha = look.is_chosen(edge) ? offered + (taken - offered) * look.progress : offered;
            board_.draw_owned(box, state.to_move, 1, alpha, canvas);
        }
    }
    if (!look.pointed || !look.is_pointed(*look.pointed)) return;
    if (look.line.classes.place_of(*look.pointed).set != LineClass::giving) return;
    for (const int box : gift_of(state, *look.pointed))
        board_.draw_owned(box, other(state.to_move), 1, given, canvas);
}

void ClassBoard::draw_line(int edge, const ClassLook& look, Canvas& canvas) const {
    const auto place = look.line.classes.place_of(edge);
    const auto size = board_.sizes();
    const auto paint = [&](Role role, float width, float part, float alpha) {
        const Rect line = free_bar(edge, width, part);
        canvas.box(line, {.top = role, .bottom = role, .radius = width / 2, .alpha = alpha});
    };
    if (place.set == LineClass::giving)
        paint(Role::bad, size.line, 1, 0.9F);
    else if (place.set == LineClass::neutral)
        paint(Role::ink, whole_pixels(size.thin * 1.2F, 2), 1, 1);
    else
        paint(Role::act, size.line, 1, 1);
    if (place.set == LineClass::completing || look.is_chosen(edge)) {
        const float grown = look.is_chosen(edge) ? look.progress : 1;
        const float halo = std::round(size.line * 0.7F);
        canvas.box(free_bar(edge, size.line, grown).inset(-halo),
                   {.top = Role::act, .bottom = Role::act, .radius = halo + size.line / 2, .alpha = 0.25F});
        paint(Role::act, size.line, grown, 1);
    }
}

/// A key, a die, and a ring about the line that is pointed at.
void ClassBoard::draw_mark(int edge, const ClassLook& look, Canvas& canvas) const {
    const auto place = look.line.classes.place_of(edge);
    const bool chosen = look.is_chosen(edge);
    const bool pointed = look.is_pointed(edge);
    if (pointed || chosen) {
        const float width = board_.sizes().line;
        const float ring = std::max(2.0F, canvas.px(3.0F));
        paint_ring(free_bar(edge, width, 1),
                   {.radius = width / 2,
                    .gap = std::round(width * 0.7F) + ring,
                    .width = ring,
                    .paint = {pointed ? Role::ink : Role::act}},
                   canvas);
    }
    const bool numbered = place.set == LineClass::giving && (has_numbers_ || pointed || chosen);
    const Vec at = board_.middle_of(edge) + (has_numbers_ ? Vec{} : beside(edge));
    if (numbered)
        paint_badge({.words = std::to_string(place.price), .height = badge_, .role = chosen ? Role::act : Role::bad},
                    at, canvas);
    if (place.set == LineClass::neutral && chosen) paint_die(snapped(around(at, badge_)), Role::act, canvas);
}

/// From a line too short for a mark to where it covers only others; towards the middle of the board.
Vec ClassBoard::beside(int edge) const {
    const Vec inwards = board_.area().centre() - board_.middle_of(edge);
    const float away = badge_ * 0.95F;
    return board_.grid().is_horizontal(edge) ? Vec{0, inwards.y < 0 ? -away : away}
                                             : Vec{inwards.x < 0 ? -away : away, 0};
}

} // namespace zugzwang::boxes
