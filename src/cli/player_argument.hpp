// A player named on the command line, and the number that its random choices come from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/play/game.hpp"

namespace zugzwang::cli {

/// Who may take a seat.
enum class Seat {
    anyone,    ///< A person, a player of the game, or `ugi:COMMAND`.
    programs,  ///< A player of the game, or `ugi:COMMAND`.
    our_player ///< A player of the game.
};

/// Why `id`, given for `option`, may not sit there, if so. Whether the program behind `ugi:` can be started shows
/// later.
[[nodiscard]] std::optional<Refusal> check_player(const Game& game, std::string_view option, const std::string& id,
                                                  Seat seat);

/// `text` is the command's own `--seed`; where the game has an option of that name, what was set there goes first.
[[nodiscard]] Result<std::uint64_t> seed_from(std::string_view text, const OptionValues& options);

} // namespace zugzwang::cli
