// The opponent that fits: as strong as whoever plays it, on the scale of the game's ladder. Between two rungs it makes
// the moves of one or the other, by chance; so it plays as they do, and never absurdly. Its strength stands in its id.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/player_spec.hpp"

namespace zugzwang {

/// Ratings of an Echo; the game's ladder may have less room.
inline constexpr int min_echo = 0, max_echo = 4000;

/// `echo-1130`. Requires min_echo … max_echo.
[[nodiscard]] std::string echo_id(int rating);
/// Its inverse; empty for any other id.
[[nodiscard]] std::optional<int> echo_rating(std::string_view id);
/// What is said of every Echo; its id is that of none.
[[nodiscard]] const PlayerSpec& echo_spec();

/// Between which rungs it stands.
struct EchoPlace {
    std::size_t weaker = 0, stronger = 0; ///< One above the other, or the same at an end of the ladder.
    double chance = 1;                    ///< Of a move of the stronger one, 0 to 1.

    friend bool operator==(const EchoPlace&, const EchoPlace&) = default;
};
/// Below the lowest rung it is that one, above the highest that. Requires a ladder with rungs.
[[nodiscard]] EchoPlace echo_place(const Ladder& ladder, int rating);

} // namespace zugzwang
