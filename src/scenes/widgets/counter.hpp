// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/counter.hpp"

namespace zugzwang {

using ui::Counter;

} // namespace zugzwang
