// A panel of facts as a game tells them: a title, big words, rows, a bar between the sides.
#pragma once

#include <optional>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/panel.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

struct FactsLook {
    std::optional<Role> rim{};
    Role title = Role::soft;
    Role big = Role::act;
};
/// The same as a part of a page.
[[nodiscard]] ui::Node facts(const Panel& panel, const FactsLook& look = {});
/// Any Panel; what does not fit is set closer and at last cut at the panel's edge.
void paint_facts(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas);

} // namespace zugzwang
