// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/drop_list.hpp"

namespace zugzwang {

using ui::DropList;

} // namespace zugzwang
