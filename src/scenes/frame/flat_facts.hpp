// The facts of a Panel where there is little height and much width: in lines.
#pragma once

#include "scenes/frame/fact_panel.hpp"

namespace zugzwang {

/// Without the panel's ground; chips are left out, and rows after the third.
void paint_flat_facts(Rect area, const Panel& panel, const FactsLook& look, Canvas& canvas);

} // namespace zugzwang
