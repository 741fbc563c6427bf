// The search at the heart of the solver: whether a position in which nothing can be taken is worth so much.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// Keeps what it finds out as long as it lives. Called by one thread at a time, it starts others to help.
class QuietSearch {
  public:
    /// For what is left of `start` later; its table takes at most `max_bytes`.
    [[nodiscard]] static std::unique_ptr<QuietSearch> make(const Strings& start, const Grid& grid,
                                                           std::size_t max_bytes);
    virtual ~QuietSearch() = default;

    /// Whether the player to move gets `value` more than the other of the coins that are left. Means nothing once the
    /// control has stopped; asked of many strings, so many threads search. Requires that nothing can be taken.
    [[nodiscard]] virtual bool is_at_least(const Strings& strings, int value, SearchControl& control, int threads) = 0;
    /// What has been found out about that so far.
    [[nodiscard]] virtual Known known(const Strings& strings) const = 0;
    /// The same for sets of strings that mirror each other; anything may be there to take.
    [[nodiscard]] virtual std::uint64_t key(const Strings& strings) const = 0;
    /// Of this set alone.
    [[nodiscard]] virtual std::uint64_t name(const Strings& strings) const = 0;
};

} // namespace zugzwang::boxes
