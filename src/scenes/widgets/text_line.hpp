// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

using ui::TextLine;

} // namespace zugzwang
