// How colours and the names of roles are written in theme files and sprites.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// "#RRGGBB" or "#RRGGBBAA"; empty for anything else.
[[nodiscard]] std::optional<Colour> colour_from_text(std::string_view text);
/// "#RRGGBB"; the alpha is left out.
[[nodiscard]] std::string text_of(Colour colour);
/// A role as files write it: `first_fill_top` → `first-fill-top`.
[[nodiscard]] std::string file_name_of(std::string_view role);
/// The role that is written so: `ink`, or `amazons.ember` for a game's own. Empty for a name that is neither listed nor
/// of that form; whether a theme has a game's own role, its own_colours tell.
[[nodiscard]] std::optional<Role> role_from_text(std::string_view written);

} // namespace zugzwang
