// What is known of the nim-values of parts, by their keys: the memory of the search. For one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/points/think/conflict_graph.hpp"

namespace zugzwang::points {

/// Nim-values that are still possible, one bit each; a single bit is an exact value.
using Nimbers = std::uint32_t;

class NimberTable {
  public:
    /// Grows with what is put in, up to about so many megabytes (at least one).
    explicit NimberTable(std::size_t megabytes);

    /// The nim-values still possible for the part; 0 when nothing is known.
    [[nodiscard]] Nimbers possible(const PartKey& key) const {
        const auto* entry = &entries_[bucket(key)];
        for (std::size_t i = 0; i < bucket_size; ++i) {
            if (entry[i].key == key) return entry[i].possible;
        }
        return 0;
    }
    /// Keeps only those of `possible` for the part. Where there is no room the knowledge that took the fewest nodes is
    /// dropped.
    void restrict_to(const PartKey& key, Nimbers possible, std::uint64_t nodes);

  private:
    struct Entry {
        PartKey key;
        Nimbers possible = 0; ///< 0: the entry is empty.
        std::uint32_t nodes = 0;
    };
    static constexpr std::size_t bucket_size = 4;

    [[nodiscard]] std::size_t bucket(const PartKey& key) const {
        return (key.low & (entries_.size() / bucket_size - 1)) * bucket_size;
    }
    void grow();

    std::vector<Entry> entries_; ///< A power of two of them.
    std::size_t max_entries_;
    std::size_t filled_ = 0;
};

} // namespace zugzwang::points
