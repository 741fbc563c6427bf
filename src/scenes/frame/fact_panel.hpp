// A panel of facts as a game tells them: a title, big words, rows, a bar between the sides.
#pragma once

#include <optional>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/panel.hpp"

namespace zugzwang {

struct FactsLook {
    std::optional<Role> rim{};
    Role title = Role::soft;
    Role big = Role::act;
};
/// Any Panel; what does not fit is set closer and at last cut at the panel's edge.
void paint_facts(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas);

} // namespace zugzwang
