#include "games/amazons/show/trace.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace zugzwang::amazons {
namespace {

// Parts of a square.
constexpr float line_part = 0.06F, rim_part = 0.03F, ring_part = 0.4F, head_part = 0.14F;
constexpr float at_queen = 0.42F, at_arrow = 0.16F; ///< Left free at the ends of a way.
constexpr float dash_part = 0.11F;

struct Pen {
    Canvas& canvas;
    float side;
    Role role;

    [[nodiscard]] float width() const { return std::max(2.0F, side * line_part); }

    /// Twice: a dark rim first.
    void polyline(std::span<const Vec> points, float dash) const {
        canvas.polyline(points, {.paint = {Role::well, 0.85F}, .width = width() + 2 * side * rim_part, .dash = 0});
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

void paint_trace_squares(const BoardLayout& layout, const Rules::Move& move, Role role, Canvas& canvas) {
    const Pen pen{canvas, layout.side(), role};
    pen.polyline(circle(layout.centre(move.from), pen.side * ring_part), pen.side * dash_part);
    pen.polyline(corners(layout.square(move.arrow).inset(pen.side * 0.06F)), pen.side * dash_part);
}

void paint_trace_ways(const BoardLayout& layout, const Rules::Move& move, Role role, Canvas& canvas) {
    const Pen pen{canvas, layout.side(), role};
    pen.way(layout.centre(move.from), layout.centre(move.to), at_queen, at_queen, 0);
    pen.way(layout.centre(move.to), layout.centre(move.arrow), at_queen, at_arrow, pen.side * dash_part);
}

void paint_trace_queen(const BoardLayout& layout, Square square, Side side, Canvas& canvas) {
    const float width = std::max(2.0F, layout.side() * line_part);
    const float radius = layout.side() * 0.47F;
    canvas.ring(layout.centre(square), radius + width * 0.4F, width * 1.8F, {Role::well, 0.85F});
    canvas.ring(layout.centre(square), radius, width, {role_of(side)});
}

} // namespace zugzwang::amazons
