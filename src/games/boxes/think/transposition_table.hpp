// What the solver has proven about sets of strings.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/boxes/grid.hpp"
#include "zugzwang/ai/shared_table.hpp"

namespace zugzwang::boxes {

/// Bounds on the value of a set of strings for the player to move, and the string of its last cutoff, packed into a
/// word.
class TableEntry {
  public:
    static constexpr int no_string = 1023;

    TableEntry(int min, int max, int tt_string)
        : word_(static_cast<std::uint32_t>(min + bias) << 20 | static_cast<std::uint32_t>(max + bias) << 10 |
                static_cast<std::uint32_t>(tt_string)) {}
    explicit TableEntry(std::uint32_t word) : word_(word) {}

    [[nodiscard]] int min() const { return static_cast<int>(word_ >> 20) - bias; }
    [[nodiscard]] int max() const { return static_cast<int>(word_ >> 10 & 1023) - bias; }
    /// The string that caused the last cutoff, to be tried first; no_string if there was none.
    [[nodiscard]] int tt_string() const { return static_cast<int>(word_ & 1023); }
    [[nodiscard]] std::uint32_t word() const { return word_; }

  private:
    static constexpr int bias = 512;
    static_assert(max_boxes < bias && max_edges < no_string);

    std::uint32_t word_;
};

/// The smallest margin over so many coins that is not below `value`: a margin is as odd or even as the coins are.
[[nodiscard]] inline int next_possible_margin(int value, int coins) {
    return (value + coins) % 2 == 0 ? value : value + 1;
}

/// Entries by ZobristKeys::canonical, and by GraphHash without a string. Any thread.
class TranspositionTable {
  public:
    explicit TranspositionTable(std::size_t max_bytes) : table_(max_bytes) {}

    void prefetch(std::uint64_t key) const { table_.prefetch(key); }
    /// The widest bounds if there is no entry.
    [[nodiscard]] TableEntry probe(std::uint64_t key, int coins) const {
        const auto word = table_.find(key);
        return word ? TableEntry(*word) : TableEntry(-coins, coins, TableEntry::no_string);
    }
    /// Sets of many strings are the last to be replaced. Bounds that were stored in the meantime are kept.
    void store(std::uint64_t key, int strings, int coins, TableEntry entry) {
        table_.update(key, static_cast<std::uint32_t>(strings), [&](std::optional<std::uint32_t> word) {
            const TableEntry stored = word ? TableEntry(*word) : TableEntry(-coins, coins, TableEntry::no_string);
            return TableEntry(std::max(stored.min(), entry.min()), std::min(stored.max(), entry.max()),
                              entry.tt_string() == TableEntry::no_string ? stored.tt_string() : entry.tt_string())
                .word();
        });
    }

  private:
    SharedTable table_;
};

} // namespace zugzwang::boxes
