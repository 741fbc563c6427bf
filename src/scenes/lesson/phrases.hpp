// Sentences of different tones, one after the other in lines that break where they are full.
#pragma once

#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang {

/// Written from the top of the area, as large as fits between `max` and `min` pixels.
void paint_phrases(Rect area, const std::vector<LessonPhrase>& phrases, float max, float min, Canvas& canvas);

} // namespace zugzwang
