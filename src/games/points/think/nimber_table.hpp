// What is known of the nim-values of parts, by their keys: the memory of the search.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/points/think/conflict_graph.hpp"
#include "zugzwang/ai/bucket_table.hpp"

namespace zugzwang::points {

/// Nim-values that are still possible, one bit each; a single bit is an exact value.
using Nimbers = std::uint32_t;

struct PartHash {
    [[nodiscard]] std::uint64_t operator()(const PartKey& key) const noexcept { return key.low; }
};

class NimberTable {
  public:
    explicit NimberTable(std::size_t max_bytes, int threads = 1) : table_(max_bytes, threads) {}

    /// The nim-values still possible for the part; 0 when nothing is known.
    [[nodiscard]] Nimbers possible(const PartKey& key) const { return table_.find(key).value_or(0); }
    /// Keeps only those of `possible` for the part. Where there is no room the knowledge that took the fewest nodes is
    /// dropped.
    void restrict_to(const PartKey& key, Nimbers possible, std::uint64_t nodes) {
        table_.update(key, nodes, [&](Nimbers& known, bool is_new) { known = is_new ? possible : known & possible; });
    }

  private:
    BucketTable<PartKey, Nimbers, PartHash> table_;
};

} // namespace zugzwang::points
