// How controls, key hints and the players' marks look. Draws only; knows nothing of what is pressed when.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/rules/side.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

/// The player's shape in its colour, about a centre; `size` in pixels across.
void paint_mark(Side side, Vec centre, float size, Canvas& canvas);
/// The light and the ring of a place that somebody else has painted.
void paint_touch(Rect area, float radius, const ControlState& state, Canvas& canvas);
void paint_control(const Control& control, const ControlState& state, Canvas& canvas);

/// The largest size, from that of the style down to `min`, at which the words fit into a width in one line.
[[nodiscard]] float fitting_size(std::string_view words, TextStyle style, float width, float min, const Canvas& canvas);

struct KeyHint {
    std::vector<std::string> keys; ///< "Enter", "←"; translated.
    std::string words;             ///< Translated.
};
/// Key caps with words after them, in one line about a centre; what does not fit in `width` is left out at the end.
void paint_key_hints(const std::vector<KeyHint>& hints, Vec centre, float width, Canvas& canvas);

} // namespace zugzwang::ui
