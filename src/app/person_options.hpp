// How the program begins for a person: the settings and games that were kept, chance, sound.
#pragma once

#include <filesystem>

#include "app/app.hpp"

namespace zugzwang::app {

/// Where the person's own files are kept: a directory that is there; throws std::runtime_error when there can be none.
[[nodiscard]] std::filesystem::path person_folder();

/// Throws std::runtime_error (one line) when there is no place for settings.
[[nodiscard]] AppOptions options_of_person(const cli::WindowRequest& request);

} // namespace zugzwang::app
