// A number as a small tile, for lessons.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

struct TileLook {
    bool lit = false;   ///< It is one of the ends that are looked at.
    bool quiet = false; ///< It stands in the background.
    float alpha = 1;
};
void paint_number(Rect area, const std::string& words, float size, const TileLook& look, Canvas& canvas);

/// The numbers one beside the other in one line, the two ends lit; where they have no room only those near the ends,
/// with dots between them. The type is at least `lesson_board_text` high.
void paint_interval(Rect area, std::span<const std::int32_t> numbers, Canvas& canvas);

} // namespace zugzwang::numbers
