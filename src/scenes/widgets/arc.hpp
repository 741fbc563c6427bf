// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/arc.hpp"

namespace zugzwang {

using ui::paint_arc;

} // namespace zugzwang
