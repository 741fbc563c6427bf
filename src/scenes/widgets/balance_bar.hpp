// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/balance_bar.hpp"

namespace zugzwang {

using ui::paint_balance_bar;

} // namespace zugzwang
