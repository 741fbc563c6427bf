// A player named on the command line, and the number that its random choices come from.
#pragma once

#include <cstdint>
#include <limits>
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

/// What `--seed` may be where it is a command's own.
inline constexpr IntegerRange seeds{0, std::numeric_limits<std::int64_t>::max()};

/// `seed` is the command's own; where the game has an option of that name, what was set there goes first.
[[nodiscard]] std::uint64_t seed_from(std::int64_t seed, const OptionValues& options);

} // namespace zugzwang::cli
