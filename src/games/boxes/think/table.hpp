// What a search has found out about sets of strings.
#pragma once

#include <cstdint>

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

/// By StringNames::key, the words being those of Known. The more strings in a set, the dearer.
using Table = SharedTable;

} // namespace zugzwang::boxes
