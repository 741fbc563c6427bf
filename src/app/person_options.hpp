// How the program begins for a person: the settings and games that were kept, chance, sound.
#pragma once

#include "app/app.hpp"

namespace zugzwang::app {

/// Throws std::runtime_error (one line) when there is no place for settings.
[[nodiscard]] AppOptions options_of_person(const cli::WindowRequest& request);

} // namespace zugzwang::app
