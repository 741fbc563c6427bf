// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/pan.hpp"

namespace zugzwang {

using ui::Pan;

} // namespace zugzwang
