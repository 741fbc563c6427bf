// A position as a document of SVG.
#pragma once

#include <string>
#include <string_view>

#include "library/open_games.hpp"

namespace zugzwang::library {

/// So many units in width and height; refuses a theme that there is not.
[[nodiscard]] Result<std::string> svg_of(OpenGame& game, int size, std::string_view theme);

} // namespace zugzwang::library
