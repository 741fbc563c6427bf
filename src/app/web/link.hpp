// Links that open a game or a position: what stands behind the # of the page's address.
#pragma once

#include <cstdint>
#include <string_view>

#include "cli/cli.hpp"

namespace zugzwang::app::web {

/// A page that is loaded again goes on with the game that its link began.
enum class Visit : std::uint8_t { first, again };

/// `amazons` opens that game, `amazons?position=TEXT` that position of it, TEXT as encodeURIComponent writes it;
/// a letter opens the game by link that it is of; nothing opens the menu. Throws std::runtime_error (one line) for what
/// is neither; whether the position can be read is for the game to say.
[[nodiscard]] cli::WindowRequest request_of(std::string_view link, Visit visit);

} // namespace zugzwang::app::web
