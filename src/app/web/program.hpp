// The program of the page, for what the page's scripts call.
#pragma once

#include "app/app.hpp"

namespace zugzwang::app::web {

/// Null before it runs and when it is over.
[[nodiscard]] App* running_program();

} // namespace zugzwang::app::web
