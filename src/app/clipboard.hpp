// The system's clipboard for the scenes.
#pragma once

#include "desk/context.hpp"

namespace zugzwang::app {

/// Main thread only, while there is a window.
[[nodiscard]] Clipboard system_clipboard();

} // namespace zugzwang::app
