// SVG text on its way to a surface: turned, rasterised at an exact size.
#pragma once

#include <string>
#include <string_view>

#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::canvas {

/// The picture turned about its middle by so many degrees clockwise, its box grown to hold it.
[[nodiscard]] std::string turned(std::string_view svg, Size box, float degrees);
/// The size of that grown box.
[[nodiscard]] Size turned_box(Size box, float degrees);

/// Rasterised as 32-bit ARGB, fitted into width × height pixels, each at least 1. Throws when SDL_image cannot.
[[nodiscard]] SurfaceHandle rasterised(std::string_view svg, int width, int height, const std::string& file);

} // namespace zugzwang::canvas
