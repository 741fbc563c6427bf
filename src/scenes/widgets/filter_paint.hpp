// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/filter_paint.hpp"

namespace zugzwang {

using ui::chip_width;
using ui::paint_chip;
using ui::paint_list_box;

} // namespace zugzwang
