// The program on a desktop: the person's settings, chance, and the loop that steps the app and waits.
#pragma once

#include <functional>

#include "app/app.hpp"

namespace zugzwang::app {

/// Called after every step that is not the last.
using Watcher = std::function<void(App&)>;

/// Opens the window and comes back when the person leaves. Throws std::runtime_error (one line) as App does.
void run_on_desktop(const cli::WindowRequest& request, const Watcher& watcher = {});

} // namespace zugzwang::app
