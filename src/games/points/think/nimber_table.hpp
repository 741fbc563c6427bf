// The transposition table of the search: the possible nim-values of parts, by their keys.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/points/think/part_keys.hpp"
#include "zugzwang/ai/shared_table.hpp"

namespace zugzwang::points {

/// A set of nim-values, one bit each: those that are still possible. A single bit is an exact value.
using NimberSet = std::uint32_t;

/// For any number of threads. Nim-values from 15 on, greater than any that has occurred, share one bit.
class NimberTable {
  public:
    explicit NimberTable(std::size_t max_bytes) : table_(max_bytes) {}

    [[nodiscard]] std::size_t bytes() const noexcept { return table_.bytes(); }
    /// The possible nim-values of the part; 0 when it has no entry.
    [[nodiscard]] NimberSet possible(const PartKey& key) const {
        const auto word = table_.find(key.low);
        return word && (*word ^ check_of(key)) <= value_mask ? unfolded(*word & value_mask) : 0;
    }
    /// Prefetches what `possible` will read.
    void prefetch(const PartKey& key) const noexcept { table_.prefetch(key.low); }
    /// Intersects the part's set with `possible`, which contains its nim-value. A full table drops the entry that took
    /// the fewest nodes.
    void restrict_to(const PartKey& key, NimberSet possible, std::uint64_t nodes) {
        const auto cost = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(nodes, 1, UINT32_MAX));
        const auto check = check_of(key);
        table_.update(key.low, cost, [&](std::optional<std::uint32_t> entry) {
            const bool same = entry && (*entry ^ check) <= value_mask;
            const auto folded = (possible & (large - 1)) | (possible >= large ? large : 0);
            return check | (same ? folded & *entry : folded);
        });
    }

  private:
    static constexpr std::uint32_t value_mask = 0xFFFF,
                                   large = 0x8000; ///< `large` stands for all nim-values from 15 on.

    /// Sixteen bits of the key beyond those that the shared table compares.
    static std::uint32_t check_of(const PartKey& key) { return static_cast<std::uint32_t>(key.high) & ~value_mask; }
    static NimberSet unfolded(std::uint32_t word) { return (word & large) != 0 ? word | ~value_mask : word; }

    SharedTable table_;
};

} // namespace zugzwang::points
