// Themes as they are written in files.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"
#include "zugzwang/gfx/theme_section.hpp"

namespace zugzwang {

/// Reads a theme from a TOML file: its name, colours, measures and durations by role, and a section for a game's own.
/// `base` with what `text` has otherwise, which may be nothing but a name. Throws std::runtime_error with one line that
/// names `file` and the culprit: no name, a role or section that is unknown, a colour that is not #RRGGBB or #RRGGBBAA,
/// a number out of its range (measures 0 to 4000 units, durations 0 to 60 000 ms).
[[nodiscard]] Theme theme_from_text(std::string_view text, const std::string& file, const Theme& base,
                                    std::span<const ThemeSection> sections);
/// The same for a theme that others leave things out of: throws for a role that is missing too, but for games' own.
[[nodiscard]] Theme whole_theme_from_text(std::string_view text, const std::string& file,
                                          std::span<const ThemeSection> sections);

} // namespace zugzwang
