// What the player to move can take now, and whether it pays to leave the last boxes of it to the other side.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// All coins that can be taken in a row. One of two plans is always best: take everything, or leave a gift by a
/// double-dealing move (Barker and Korf, Solving Dots-And-Boxes, AAAI 2012). If the rest is worth w to whoever must
/// move there, the position is worth max(all + w, all - 2 gift - w) = (all - gift) + |gift + w|.
struct Captures {
    int all = 0;  ///< Coins that can be taken.
    int gift = 0; ///< The fewest coins that a line which takes none can leave to the other side: 2 in a chain, 4 in a
                  ///< loop or in a chain open at both ends, 0 if there is no such line.

    [[nodiscard]] int sure() const { return all - gift; }
};

/// Takes every coin that can be taken and appends the cuts to `cuts`; each of them takes a coin. Looks only at `seeds`:
/// they hold at least one end of every string that was cut since no coin could be taken.
[[nodiscard]] Captures take_all(Strings& strings, std::span<const std::int16_t> seeds, std::vector<std::int16_t>& cuts);
/// The same, looking at every coin.
[[nodiscard]] Captures take_all(Strings& strings, std::vector<std::int16_t>& cuts);
/// Undoes the newest cuts until `size` of them are left.
void undo_cuts(Strings& strings, std::vector<std::int16_t>& cuts, std::size_t size);

enum class Plan : std::uint8_t { take_all, leave_gift };

/// The next string to cut for a player who follows the plan. Requires a coin that can be taken, and for leave_gift that
/// there is a gift.
[[nodiscard]] int next_cut(const Strings& strings, Plan plan);

} // namespace zugzwang::boxes
