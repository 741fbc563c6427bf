// What a search has found out about sets of strings.
#pragma once

#include <cstdint>

#include "games/boxes/think/strings.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/hash.hpp"

namespace zugzwang::boxes {

/// Between which two numbers the value of a set of strings lies, for the player to move.
struct Bounds {
    std::int16_t min = 0, max = 0;
};

struct StringsHash {
    [[nodiscard]] std::uint64_t operator()(const StringsKey& key) const noexcept {
        return mixed(key.low ^ key.high * golden_word);
    }
};

/// The more strings in a set, the dearer.
using Table = BucketTable<StringsKey, Bounds, StringsHash>;

} // namespace zugzwang::boxes
