// Pictures kept as PNG files.
#pragma once

#include <filesystem>

#include <SDL.h>

namespace zugzwang::app {

/// Throws std::runtime_error that names the file when it cannot be written.
void save_png(SDL_Surface& picture, const std::filesystem::path& file);

} // namespace zugzwang::app
