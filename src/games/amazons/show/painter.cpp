#include "games/amazons/show/painter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "games/amazons/show/theme.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/board_names.hpp"

namespace zugzwang::amazons {
namespace {

/// Where the middle of a queen's body lies below the middle of her square, and how far a ring about it is, in squares.
constexpr float body_drop = -0.02F;
constexpr float ring_radius = 0.475F;

// Of a traced move, in squares.
constexpr float line_part = 0.06F, piece_rim_part = 0.03F, ring_part = 0.4F, head_part = 0.14F;
constexpr float at_queen = 0.42F, at_arrow = 0.16F; ///< Left free at the ends of a way.
constexpr float dash_part = 0.11F;

struct Pen {
    Canvas& canvas;
    float side;
    Role role;

    [[nodiscard]] float width() const { return std::max(2.0F, side * line_part); }

    /// Twice: a dark rim first.
    void polyline(std::span<const Vec> points, float dash) const {
        canvas.polyline(points,
                        {.paint = {Role::well, 0.85F}, .width = width() + 2 * side * piece_rim_part, .dash = 0});
        canvas.polyline(points, {.paint = {role}, .width = width(), .dash = dash});
    }
    /// With a head; the parts of a square are left free at its ends.
    void way(Vec from, Vec to, float free_before, float free_after, float dash) const {
        const float whole = distance(from, to);
        if (whole < 1) return;
        const Vec ahead = (to - from) * (1 / whole), aside{-ahead.y, ahead.x};
        const Vec begin = from + ahead * (side * free_before), end = to - ahead * (side * free_after);
        const float head = side * head_part;
        const std::array shaft{begin, end};
        const std::array tip{end - ahead * head + aside * head, end, end - ahead * head - aside * head};
        polyline(shaft, dash);
        polyline(tip, 0);
    }
};

std::array<Vec, 33> circle(Vec centre, float radius) {
    std::array<Vec, 33> points;
    for (std::size_t index = 0; index < points.size(); ++index) {
        const float angle = static_cast<float>(index) / 32 * 2 * std::numbers::pi_v<float>;
        points[index] = {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
    }
    return points;
}

std::array<Vec, 5> corners(Rect area) {
    return {Vec{area.x, area.y}, Vec{area.right(), area.y}, Vec{area.right(), area.bottom()},
            Vec{area.x, area.bottom()}, Vec{area.x, area.y}};
}

} // namespace

float turn_towards(Square from, Square to) {
    constexpr std::array<float, 8> turns{0, 180, 270, 90, 315, 135, 45, 225}; // by the directions of squares.hpp
    return turns[direction_to(from, to).value_or(0)];
}

void Painter::board(const Rules::State& state) const {
    const float pitch = layout_.pitch();
    canvas_.box(layout_.frame(),
                {.top = own::frame_top, .bottom = own::frame_bottom, .radius = std::round(pitch * 0.22F)});
    canvas_.box(layout_.ground(),
                {.top = own::closed_rim, .bottom = own::frame_bottom, .radius = std::round(pitch * 0.06F)});
    const float radius = pitch < 24 ? 0 : std::round(pitch * 0.04F);
    for (int rank = 0; rank < state.ranks; ++rank) {
        for (int file = 0; file < state.files; ++file) {
            const auto role = (file + rank) % 2 == 0 ? Role::board_dark : Role::board_light;
            canvas_.fill(layout_.square(square_at(file, rank)), {role}, radius);
        }
    }
}

void Painter::names(const Rules::State& state, Labels labels) const {
    const float size = std::min({canvas_.px(Measure::caption), layout_.name_room() * 0.72F, layout_.pitch() * 0.72F});
    paint_board_names(
        state.files, state.ranks, labels, [this](int file) { return layout_.file_name(file); },
        [this](int rank) { return layout_.rank_name(rank); },
        {.size = std::round(size), .paint = {Role::soft}, .align_x = AlignX::centre}, canvas_);
}

void Painter::queen(Side side, Vec centre, float alpha) const {
    canvas_.sprite(side == Side::first ? "amazons/queen-first" : "amazons/queen-second", around(centre, layout_.side()),
                   {.alpha = alpha});
}

float Painter::lift() const { return std::min(canvas_.px(Measure::hover_lift), layout_.side() * 0.1F); }

void Painter::queen_ring(Vec centre, Paint paint) const {
    canvas_.ring({centre.x, centre.y + layout_.side() * body_drop}, layout_.side() * ring_radius,
                 std::max(1.5F, layout_.side() * 0.045F), paint);
}

void Painter::blocked(Vec centre) const {
    const Vec corner{centre.x + layout_.side() * 0.27F, centre.y + layout_.side() * 0.27F};
    canvas_.disc(corner, layout_.side() * 0.2F, {Role::panel_top});
    canvas_.sprite("mark/blocked", around(corner, layout_.side() * 0.4F));
}

void Painter::closed(Square square, float alpha) const {
    canvas_.sprite("amazons/closed", layout_.square(square), {.alpha = alpha});
}

void Painter::arrow(Square square, float turned, float alpha) const {
    canvas_.sprite("amazons/arrow", layout_.square(square), {.alpha = alpha, .turned = turned});
}

void Painter::ember(Square square, float heat) const {
    if (heat <= 0) return;
    const Rect place = layout_.square(square);
    canvas_.sprite("amazons/ember", place.inset(-layout_.side() / 2), {.alpha = heat * 0.75F});
    canvas_.sprite("amazons/burning", place, {.alpha = heat});
}

void Painter::fresh_arrow(Square square, float turned, float alpha) const {
    canvas_.sprite("amazons/arrow-fresh", layout_.square(square), {.alpha = alpha, .turned = turned});
}

void Painter::flying_arrow(Vec centre, float turned, float alpha) const {
    canvas_.sprite("amazons/flying-arrow", around(centre, layout_.side()), {.alpha = alpha, .turned = turned});
}

void Painter::outline(Square square, Paint paint) const {
    const float width = std::max(2.0F, std::round(layout_.side() * 0.045F));
    paint_ring(layout_.square(square), {.radius = std::round(layout_.side() * 0.08F), .width = width, .paint = paint},
               canvas_);
}

void Painter::lit(Square square, Role role, float alpha) const {
    canvas_.fill(layout_.square(square), {role, alpha * 0.6F}, std::round(layout_.side() * 0.06F));
    outline(square, {role, alpha});
}

void Painter::focus(Square square) const {
    const float gap = std::min(canvas_.px(Measure::focus_gap), std::round(layout_.pitch() * 0.12F));
    paint_ring(layout_.square(square),
               {.radius = std::round(layout_.side() * 0.06F), .gap = gap, .width = canvas_.px(Measure::focus_ring)},
               canvas_);
}

void Painter::target(Square square, float alpha) const {
    canvas_.sprite("amazons/target", around(centre(square), std::round(layout_.side() * 0.34F)), {.alpha = alpha});
}

void Painter::dots(Vec from, Vec to, Paint paint) const {
    const float whole = distance(from, to);
    const float free = layout_.side() * 0.45F; // of dots about either end
    const float step = layout_.side() * 0.2F;
    const int count = static_cast<int>((whole - 2 * free) / step);
    if (count < 1) return;
    const float start = (whole - step * static_cast<float>(count)) / 2;
    for (int index = 0; index <= count; ++index) {
        const float way = start + step * static_cast<float>(index);
        canvas_.disc(between(from, to, way / whole), layout_.side() * 0.06F, paint);
    }
}

void Painter::mark(Square square, std::optional<Side> of) const {
    const float side = layout_.side();
    if (of == Side::first)
        canvas_.disc(centre(square), side * 0.15F, {own::mark_first});
    else if (of == Side::second)
        canvas_.diamond(centre(square), side * 0.18F, {own::mark_second});
    else
        canvas_.fill(snapped(around(centre(square), side * 0.28F, std::max(2.0F, side * 0.06F))), {own::mark_either},
                     side * 0.03F);
}

void Painter::marks(const Insight& insight) const {
    for (const Square square : insight.first)
        mark(square, Side::first);
    for (const Square square : insight.second)
        mark(square, Side::second);
    for (const Square square : insight.either)
        mark(square, std::nullopt);
}

void Painter::marks(const Light& light) const {
    for_each_lit(light, [&](int square, std::optional<Side> of) { mark(static_cast<Square>(square), of); });
}

void Painter::light(const Light& light) const {
    for (const Side side : both_sides) {
        for (const int square : light.of[side])
            canvas_.fill(layout_.square(static_cast<Square>(square)), {role_of(side), 0.5F});
    }
}

void Painter::trace_squares(const Rules::Move& move, Role role) const {
    const Pen pen{canvas_, layout_.side(), role};
    pen.polyline(circle(centre(move.from), pen.side * ring_part), pen.side * dash_part);
    pen.polyline(corners(layout_.square(move.arrow).inset(pen.side * 0.06F)), pen.side * dash_part);
}

void Painter::trace_ways(const Rules::Move& move, Role role) const {
    const Pen pen{canvas_, layout_.side(), role};
    pen.way(centre(move.from), centre(move.to), at_queen, at_queen, 0);
    pen.way(centre(move.to), centre(move.arrow), at_queen, at_arrow, pen.side * dash_part);
}

void Painter::trace_queen(Square square, Side side) const {
    const float width = std::max(2.0F, layout_.side() * line_part);
    const float radius = layout_.side() * 0.47F;
    canvas_.ring(centre(square), radius + width * 0.4F, width * 1.8F, {Role::well, 0.85F});
    canvas_.ring(centre(square), radius, width, {role_of(side)});
}

} // namespace zugzwang::amazons
