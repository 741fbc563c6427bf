// What the panels of the puzzles are put together from.
#pragma once

#include <string>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// What is in a panel, from left to right.
struct Span {
    Span(Rect area, const Canvas& canvas) : left(area.x + canvas.px(28.0F)), right(area.right() - canvas.px(28.0F)) {}

    [[nodiscard]] float width() const { return right - left; }

    float left, right;
};

/// There is room for two things side by side: it lies under the board of an upright screen.
[[nodiscard]] bool is_broad(Rect area, const Canvas& canvas);

/// About a centre, `size` pixels across.
void paint_tick(Vec centre, float size, Role role, Canvas& canvas);
void paint_cross(Vec centre, float size, Role role, Canvas& canvas);
/// A big number with words after it, on one base line, together no wider than `width`.
void paint_figure(const std::string& number, const std::string& words, Vec base, float width, Role role, float size,
                  Canvas& canvas);
/// Some words at the left end of a line and bold ones at its right end.
void paint_row(const std::string& label, const std::string& value, Rect line, Canvas& canvas);
/// A thin line across.
void paint_rule(const Span& span, float y, Canvas& canvas);
/// The words for a panel's head, and a soft one at its right.
void paint_panel_head(Rect area, const std::string& left, const std::string& right, Canvas& canvas);

} // namespace zugzwang
