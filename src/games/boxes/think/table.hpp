// What a search has found out about sets of strings.
#pragma once

#include <cstdint>

#include "games/boxes/grid.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/hash.hpp"

namespace zugzwang::boxes {

/// What is known of a set of strings: between which two numbers its value lies for the player to move, and the string
/// that settled it last. Packed, so that an entry with its key takes 16 bytes.
class Known {
  public:
    static constexpr int no_string = 1023;

    Known() : Known(0, 0, no_string) {}
    Known(int min, int max, int string)
        : packed_(static_cast<std::uint32_t>(min + bias) << 20 | static_cast<std::uint32_t>(max + bias) << 10 |
                  static_cast<std::uint32_t>(string)) {}

    [[nodiscard]] int min() const { return static_cast<int>(packed_ >> 20) - bias; }
    [[nodiscard]] int max() const { return static_cast<int>(packed_ >> 10 & 1023) - bias; }
    [[nodiscard]] int string() const { return static_cast<int>(packed_ & 1023); }

  private:
    static constexpr int bias = 512;
    static_assert(max_boxes < bias && max_edges < no_string);

    std::uint32_t packed_;
};

struct KeyHash {
    [[nodiscard]] std::uint64_t operator()(std::uint64_t key) const noexcept { return mixed(key); }
};

/// By StringNames::key. The more strings in a set, the dearer.
using Table = BucketTable<std::uint64_t, Known, KeyHash>;

} // namespace zugzwang::boxes
