// How the program is opened: for a person with the settings and games that were kept, chance and sound; without a
// display for pictures, films and figures, always the same way, with nothing kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "app/app.hpp"
#include "app/picture_sheet.hpp"

namespace zugzwang::app {

/// Where the person's own files are kept: a directory that is there; throws std::runtime_error when there can be none.
[[nodiscard]] std::filesystem::path person_folder();

/// Throws std::runtime_error (one line) when there is no place for settings.
[[nodiscard]] AppOptions options_of_person(const cli::WindowRequest& request);

/// In English.
[[nodiscard]] AppOptions headless_options(PictureSize size, const std::string& theme, std::uint64_t seed = 1);

} // namespace zugzwang::app
