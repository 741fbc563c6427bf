#include "games/boxes/show/class_board.hpp"

#include <algorithm>
#include <cmath>

#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::boxes {
namespace {

// Units of a 1080-line screen.
constexpr float kind_length = 64, thick = 12, thin = 5, badge_height = 46, stub = 12, halo = 7;

Badge key_badge(const LinePlace& place, const Canvas& canvas) {
    return {.words = place.price > 0 ? std::to_string(place.price) : tr("n"), .height = canvas.px(badge_height)};
}

constexpr float name_size = lesson_board_text + 4;
constexpr float margin_in_names = 2.1F;
constexpr float min_badge = 36, max_badge = 48;

} // namespace

float kind_width(const LinePlace& place, const Canvas& canvas) {
    if (place.set == LineClass::completing) return canvas.px(kind_length) + 2 * canvas.px(halo);
    if (place.set == LineClass::neutral) return canvas.px(kind_length);
    return width_of(key_badge(place, canvas), canvas) + 2 * canvas.px(stub);
}

void paint_kind(const LinePlace& place, Vec centre, Canvas& canvas) {
    const Role role = place.set == LineClass::completing ? Role::act
                      : place.set == LineClass::giving   ? Role::bad
                                                         : Role::ink;
    const float height = canvas.px(place.set == LineClass::neutral ? thin : thick);
    float width = kind_width(place, canvas);
    if (place.set == LineClass::completing) {
        canvas.fill(snapped(around(centre, width, height + 2 * canvas.px(halo))), {role, 0.25F},
                    height / 2 + canvas.px(halo));
        width -= 2 * canvas.px(halo);
    }
    const Rect line = snapped(around(centre, width, height));
    canvas.fill(line, {role}, height / 2);
    if (place.set == LineClass::giving) paint_badge(key_badge(place, canvas), centre, canvas);
}

void ClassBoard::place(Rect area, const Grid& grid, const Canvas& canvas) {
    area_ = area;
    board_.place(area, grid, std::ceil(canvas.px(name_size) * margin_in_names));
    // Badges of a line and of the one across its end lie half a cell apart.
    has_numbers_ = board_.cell() / 2 >= canvas.px(min_badge);
    free_ = std::round(board_.sizes().dot + board_.cell() * 0.04F);
    badge_ = std::clamp(std::round(board_.cell() * 0.36F), canvas.px(min_badge), canvas.px(max_badge));
}

void ClassBoard::draw(const ClassLook& look, Canvas& canvas) const {
    paint_panel(area_, {}, canvas);
    board_.draw_names(look.labels, canvas.px(name_size), canvas);
    draw_boxes(look, canvas);
    for (int edge = 0; edge < board_.grid().edges(); ++edge) {
        if (is_drawn(look.state(), edge))
            board_.draw_line(edge, true, canvas);
        else
            draw_line(edge, look, canvas);
    }
    board_.draw_dots(canvas);
    for (int edge = 0; edge < board_.grid().edges(); ++edge) {
        if (!is_drawn(look.state(), edge)) draw_mark(edge, look, canvas);
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
        const Rect line = board_.free_bar(edge, width, free_, part);
        canvas.fill(line, {role, alpha}, width / 2);
    };
    if (place.set == LineClass::giving)
        paint(Role::bad, size.line, 1, 0.9F);
    else if (place.set == LineClass::neutral)
        paint(Role::ink, whole_pixels(size.thin * 1.2F, 2), 1, 1);
    else
        paint(Role::act, size.line, 1, 1);
    if (place.set == LineClass::completing || look.is_chosen(edge)) {
        const float grown = look.is_chosen(edge) ? look.progress : 1;
        const float wider = std::round(size.line * 0.7F);
        canvas.fill(board_.free_bar(edge, size.line, free_, grown).inset(-wider), {Role::act, 0.25F},
                    wider + size.line / 2);
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
        paint_ring(board_.free_bar(edge, width, free_),
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
