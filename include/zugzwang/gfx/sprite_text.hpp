// The text of a sprite: a document of SVG whose colours are roles of the theme.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// Replaces every `@role@` (hyphens for underscores) by the theme's colour as #RRGGBB; the colour's alpha is left to
/// the picture. Throws std::runtime_error with one line that names `file` and the unknown role.
[[nodiscard]] std::string coloured(std::string_view svg, const Theme& theme, const std::string& file);

/// Width and height of the viewBox, which every picture of ours has and which starts at 0 0. Throws
/// std::runtime_error that names `file` when there is none, or its sides are not 0.01 to 1 000 000 or one is more than
/// 50 times as long as the other.
[[nodiscard]] Size view_box(std::string_view svg, const std::string& file);

} // namespace zugzwang
