// SVG text on its way to a surface: colours by role put in, turned, rasterised at an exact size.
#pragma once

#include <string>
#include <string_view>

#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::canvas {

/// Replaces every `@role@` (hyphens for underscores) by the theme's colour as #RRGGBB; the colour's alpha is left to
/// the picture. Throws std::runtime_error with one line that names `file` and the unknown role.
[[nodiscard]] std::string coloured(std::string_view svg, const Theme& theme, const std::string& file);

/// Width and height of the viewBox, which every picture of ours has and which starts at 0 0. Throws
/// std::runtime_error that names `file` when there is none.
[[nodiscard]] Size view_box(std::string_view svg, const std::string& file);

/// The picture turned about its middle by so many degrees clockwise, its box grown to hold it.
[[nodiscard]] std::string turned(std::string_view svg, Size box, float degrees);
/// The size of that grown box.
[[nodiscard]] Size turned_box(Size box, float degrees);

/// Rasterised as 32-bit ARGB, fitted into width × height pixels, each at least 1. Throws when SDL_image cannot.
[[nodiscard]] SurfaceHandle rasterised(std::string_view svg, int width, int height, const std::string& file);

} // namespace zugzwang::canvas
