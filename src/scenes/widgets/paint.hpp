// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

using ui::fitting_size;
using ui::KeyHint;
using ui::paint_control;
using ui::paint_key_hints;
using ui::paint_mark;

} // namespace zugzwang
