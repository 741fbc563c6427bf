// The clock in a seat: the time used, or what is left of a limited one, with a sign when that is little.
#pragma once

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// With its right end at that place; the style's size, place in the line and nothing else is used. Answers its width.
float paint_seat_clock(const SeatInfo& seat, Vec at, const TextStyle& style, Canvas& canvas);

} // namespace zugzwang
