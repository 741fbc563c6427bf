// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/scroll.hpp"

namespace zugzwang {

using ui::Scroll;

} // namespace zugzwang
