// What is known of the nim-values of parts, by their keys: the memory of the search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/points/think/part_names.hpp"
#include "zugzwang/ai/shared_table.hpp"

namespace zugzwang::points {

/// Nim-values that are still possible, one bit each; a single bit is an exact value.
using Nimbers = std::uint32_t;

/// For any number of threads. It tells nim-values below 15 apart, more than any part was seen to have, and says nothing
/// of those that may be larger.
class NimberTable {
  public:
    explicit NimberTable(std::size_t max_bytes) : table_(max_bytes) {}

    [[nodiscard]] std::size_t bytes() const noexcept { return table_.bytes(); }
    /// The nim-values still possible for the part; 0 when nothing is known.
    [[nodiscard]] Nimbers possible(const PartKey& key) const {
        const auto word = table_.find(key.low);
        return word && (*word ^ check_of(key)) <= told ? opened(*word & told) : 0;
    }
    /// Lets the memory fetch what `possible` is going to look at.
    void prefetch(const PartKey& key) const noexcept { table_.prefetch(key.low); }
    /// Keeps only those of `possible` for the part, of which one is right. Where there is no room the knowledge that
    /// took the fewest nodes is dropped.
    void restrict_to(const PartKey& key, Nimbers possible, std::uint64_t nodes) {
        const auto cost = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(nodes, 1, UINT32_MAX));
        const auto check = check_of(key);
        table_.update(key.low, cost, [&](std::optional<std::uint32_t> known) {
            const bool same = known && (*known ^ check) <= told;
            const auto folded = (possible & (larger - 1)) | (possible >= larger ? larger : 0);
            return check | (same ? folded & *known : folded);
        });
    }

  private:
    static constexpr std::uint32_t told = 0xFFFF, larger = 0x8000; ///< `larger` stands for all nim-values from 15 on.

    /// Sixteen bits of the key that the table does not compare.
    static std::uint32_t check_of(const PartKey& key) { return static_cast<std::uint32_t>(key.high) & ~told; }
    static Nimbers opened(std::uint32_t kept) { return (kept & larger) != 0 ? kept | ~told : kept; }

    SharedTable table_;
};

} // namespace zugzwang::points
