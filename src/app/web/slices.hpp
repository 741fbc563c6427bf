// Thinking on the page's own thread, where the browser gives a page no others.
#pragma once

#include "zugzwang/base/time_slices.hpp"

namespace zugzwang::app::web {

/// Null where the page has threads. They run after each picture.
[[nodiscard]] TimeSlices* slices_in_place_of_threads();

} // namespace zugzwang::app::web
