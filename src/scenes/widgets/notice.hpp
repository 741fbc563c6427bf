// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

using ui::Notice;

} // namespace zugzwang
