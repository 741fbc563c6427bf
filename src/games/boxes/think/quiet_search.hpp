// The heart of the solver: whether a position in which nothing can be taken is worth at least a given value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/transposition_table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// Keeps its transposition table as long as it lives. To be called by one thread at a time; starts others to help.
class QuietSearch {
  public:
    /// For all positions that follow from `start`; the table takes at most `max_bytes`.
    [[nodiscard]] static std::unique_ptr<QuietSearch> make(const Strings& start, const Grid& grid,
                                                           std::size_t max_bytes);
    virtual ~QuietSearch() = default;

    /// Whether the player to move gets at least `value` more of the coins left than the other. Meaningless once the
    /// control has stopped. `threads` of them search if there are many strings. Requires that nothing can be taken.
    [[nodiscard]] virtual bool is_at_least(const Strings& strings, int value, SearchControl& control, int threads) = 0;
    /// What the table holds about the set.
    [[nodiscard]] virtual TableEntry probe(const Strings& strings) const = 0;
    /// The same for all mirror images of a set. Here and below something may be left to take.
    [[nodiscard]] virtual std::uint64_t canonical_key(const Strings& strings) const = 0;
    /// Different for mirror images.
    [[nodiscard]] virtual std::uint64_t key(const Strings& strings) const = 0;
};

} // namespace zugzwang::boxes
