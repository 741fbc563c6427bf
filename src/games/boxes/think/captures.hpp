// What the player to move can take now, and whether it pays to leave the last boxes of it to the other side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// All coins that can be taken in a row. Taking everything, or everything but a gift, is always among the best ways to
/// play (Barker and Korf, Solving Dots-And-Boxes, AAAI 2012): so with w the value of what is then left for whoever must
/// move there, the position is worth max(all + w, all - 2 gift - w) = (all - gift) + |gift + w|.
struct Captures {
    int all = 0;  ///< Coins that can be taken.
    int gift = 0; ///< The fewest coins that can be left over by a line that takes none: 2 in a chain, 4 in a loop or in
                  ///< a chain open at both ends, 0 when there is no such line.

    [[nodiscard]] int sure() const { return all - gift; }
};

/// Cuts all that can be taken and appends the cuts to `cuts`, in an order in which each takes a coin. `seeds` holds at
/// least one of the ends of every string cut since nothing could be taken.
[[nodiscard]] Captures take_all(Strings& strings, std::span<const std::int16_t> seeds, std::vector<std::int16_t>& cuts);
/// As above, looking at every coin.
[[nodiscard]] Captures take_all(Strings& strings, std::vector<std::int16_t>& cuts);
/// Mends the cuts above the first `kept`, the newest first.
void mend_down_to(Strings& strings, std::vector<std::int16_t>& cuts, std::size_t kept);

enum class Plan : std::uint8_t { take_all, leave_gift };

/// The next string to cut for a player who follows the plan; requires a coin that can be taken, and a gift to leave it.
[[nodiscard]] int next_cut(const Strings& strings, Plan plan);

} // namespace zugzwang::boxes
