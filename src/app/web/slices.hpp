// Thinking on the page's own thread, where the browser gives a page no others.
#pragma once

#include "zugzwang/ai/time_slices.hpp"

namespace zugzwang::app::web {

/// Null where the page has threads.
[[nodiscard]] TimeSlices* slices_in_place_of_threads();

/// After a picture: one slice, and where the next picture takes long to come, another in each time of a picture.
void think_until_next_picture();

} // namespace zugzwang::app::web
