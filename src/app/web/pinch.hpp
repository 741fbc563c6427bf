// Two fingers on the canvas bring the page nearer, which is the browser's: neither of them plays meanwhile.
#pragma once

namespace zugzwang::app::web {

/// Once SDL runs.
void leave_pinches_to_browser();

} // namespace zugzwang::app::web
