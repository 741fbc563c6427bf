// What a search has found out about sets of strings.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/boxes/grid.hpp"
#include "zugzwang/ai/shared_table.hpp"

namespace zugzwang::boxes {

/// What is known of a set of strings: between which two numbers its value lies for the player to move, and the string
/// that settled it last.
class Known {
  public:
    static constexpr int no_string = 1023;

    Known(int min, int max, int string)
        : word_(static_cast<std::uint32_t>(min + bias) << 20 | static_cast<std::uint32_t>(max + bias) << 10 |
                static_cast<std::uint32_t>(string)) {}
    explicit Known(std::uint32_t word) : word_(word) {}

    [[nodiscard]] int min() const { return static_cast<int>(word_ >> 20) - bias; }
    [[nodiscard]] int max() const { return static_cast<int>(word_ >> 10 & 1023) - bias; }
    [[nodiscard]] int string() const { return static_cast<int>(word_ & 1023); }
    [[nodiscard]] std::uint32_t word() const { return word_; }

  private:
    static constexpr int bias = 512;
    static_assert(max_boxes < bias && max_edges < no_string);

    std::uint32_t word_;
};

/// The least number not below `value` that a margin over so many coins can be.
[[nodiscard]] inline int fitting(int value, int coins) { return (value + coins) % 2 == 0 ? value : value + 1; }

/// All that is known, by StringNames::key, and without its string by GraphNames::name. Any thread.
class KnownSets {
  public:
    explicit KnownSets(std::size_t max_bytes) : table_(max_bytes) {}

    void prefetch(std::uint64_t key) const { table_.prefetch(key); }
    [[nodiscard]] Known find(std::uint64_t key, int coins) const {
        const auto word = table_.find(key);
        return word ? Known(*word) : Known(-coins, coins, Known::no_string);
    }
    /// The more strings in a set, the dearer. The search may have met the same set again.
    void learn(std::uint64_t key, int strings, int coins, Known found) {
        table_.update(key, static_cast<std::uint32_t>(strings), [&](std::optional<std::uint32_t> word) {
            const Known now = word ? Known(*word) : Known(-coins, coins, Known::no_string);
            return Known(std::max(now.min(), found.min()), std::min(now.max(), found.max()),
                         found.string() == Known::no_string ? now.string() : found.string())
                .word();
        });
    }

  private:
    SharedTable table_;
};

} // namespace zugzwang::boxes
