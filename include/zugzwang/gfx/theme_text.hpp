// How colours and the names of roles are written in theme files and sprites.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// "#RRGGBB" or "#RRGGBBAA"; empty for anything else.
[[nodiscard]] std::optional<Colour> colour_from_text(std::string_view text);
/// A role as files write it: `first_fill_top` → `first-fill-top`.
[[nodiscard]] std::string file_name_of(std::string_view role);

} // namespace zugzwang
