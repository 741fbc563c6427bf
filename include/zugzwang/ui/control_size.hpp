// How much room what can be pressed takes.
#pragma once

#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

struct ControlSize {
    float least_width = 0; ///< Its words at the smallest size.
    float best_width = 0;
    float height = 0;
};

/// Pixels. Of a card, whose words wrap, the height is that of `width`.
[[nodiscard]] ControlSize control_size(const decltype(Control::kind)& kind, bool for_fingers, float width,
                                       const Canvas& canvas);

} // namespace zugzwang::ui
