// How the controls that filter a list look: round at their ends.
#pragma once

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

/// How wide a chip with these words is, of that height in pixels.
[[nodiscard]] float chip_width(const std::string& words, float height, const Canvas& canvas);
void paint_chip(Rect area, const Chip& chip, const ControlState& state, Canvas& canvas);
void paint_list_box(Rect area, const ListBox& box, const ControlState& state, Canvas& canvas);

} // namespace zugzwang::ui
