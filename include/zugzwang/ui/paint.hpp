// How what can be pressed looks and how much room it takes, and the marks and bars of all pages. Knows nothing of what
// is pressed when.
#pragma once

#include <string_view>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/side.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

/// Pixels.
struct ControlSize {
    float least_width = 0; ///< Its words at the smallest size.
    float best_width = 0;
    float height = 0;
};
/// Of a card, whose words wrap, the height is that of `width`.
[[nodiscard]] ControlSize control_size(const ControlKind& kind, bool for_fingers, float width, const Canvas& canvas);
void paint_control(const ControlKind& kind, Rect area, bool enabled, const ControlState& state, Canvas& canvas);
/// The light and the ring of a place that somebody else has painted.
void paint_touch(Rect area, float radius, const ControlState& state, Canvas& canvas);

/// The largest size, from that of the style down to `min`, at which the words fit into a width in one line.
[[nodiscard]] float fitting_size(std::string_view words, TextStyle style, float width, float min, const Canvas& canvas);

/// The player's shape in its colour, about a centre; `size` in pixels across.
void paint_mark(Side side, Vec centre, float size, Canvas& canvas);
/// A part of a circle's line, clockwise from its top: what fills or empties. `part` from 0, which draws nothing, to 1.
void paint_arc(Vec centre, float radius, double part, const LineStyle& style, Canvas& canvas);
/// A bar in the two players' colours, the second's hatched, with a white mark where they meet. `share` is the first
/// player's part, 0 to 1.
void paint_balance_bar(Rect area, double share, Canvas& canvas);

} // namespace zugzwang::ui
