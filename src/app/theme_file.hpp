// Reads a theme: colours, measures and durations by role from a TOML file, every role exactly once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/assets.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::app {

/// The theme in `text`. Throws std::runtime_error with one line that names `file` and the culprit: a role that is
/// unknown or missing, a colour that is not #RRGGBB or #RRGGBBAA, a number out of its range (measures 0 to 4000 units,
/// durations 0 to 60 000 ms).
[[nodiscard]] Theme theme_from_text(std::string_view text, const std::string& file);
/// The theme assets/themes/NAME.toml.
[[nodiscard]] Theme load_theme(const Assets& assets, std::string_view name);
/// The names of all themes that there are.
[[nodiscard]] std::vector<std::string> theme_names(const Assets& assets);

} // namespace zugzwang::app
