// The two players of any game, and how a game ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "zugzwang/base/text.hpp"

namespace zugzwang {

/// `first` moves first in the initial position; in Amazons it is White.
enum class Side : std::uint8_t { first, second };

[[nodiscard]] constexpr Side other(Side side) noexcept { return side == Side::first ? Side::second : Side::first; }

/// Both sides, first the first.
inline constexpr std::array both_sides{Side::first, Side::second};

/// One value for each side: `{first, second}`.
template <class T>
struct BySide {
    std::array<T, 2> values{};

    [[nodiscard]] constexpr T& operator[](Side side) noexcept { return values[static_cast<std::size_t>(side)]; }
    [[nodiscard]] constexpr const T& operator[](Side side) const noexcept {
        return values[static_cast<std::size_t>(side)];
    }

    friend bool operator==(const BySide&, const BySide&) = default;
};

/// `first` or `second` from the token that names a side, by its two texts ("1" and "2" unless told otherwise).
[[nodiscard]] Result<Side> side_from(Token token, std::string_view first = "1", std::string_view second = "2");

/// How a finished game ended. An empty winner is a draw.
struct Outcome {
    std::optional<Side> winner;
    /// By how much the winner won, in the game's own unit (boxes, points); 0 where the last move decides.
    std::int64_t margin = 0;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// When `mover` has so much more than the other side in the end, or less.
[[nodiscard]] constexpr Outcome outcome_of(Side mover, std::int64_t margin) {
    if (margin == 0) return {};
    return margin > 0 ? Outcome{mover, margin} : Outcome{other(mover), -margin};
}

} // namespace zugzwang
