// Who runs out of safe lines first when both draw nothing else.
#pragma once

#include <cstdint>
#include <optional>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// How the race for the last safe line ends.
enum class SafeRace : std::uint8_t {
    mover_runs_out,       ///< However they are drawn: none takes another one away.
    other_runs_out,       ///< The same.
    mover_can_be_outlast, ///< If the other side draws well.
    mover_can_outlast,    ///< If the mover draws well.
};

/// For the side to move; empty if there are too many safe lines to try all ways. Requires that no coin can be taken.
[[nodiscard]] std::optional<SafeRace> safe_race(const Strings& strings);

} // namespace zugzwang::boxes
