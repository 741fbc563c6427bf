// What a search has found out about sets of strings, kept in bounded memory.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// Between which two numbers the value of a set of strings lies, for the player to move.
struct Bounds {
    std::int16_t min = 0, max = 0;
};

/// Small at first; grows by doubling up to its limit and then forgets what was cheap to find.
class Table {
    struct Entry {
        StringsKey key;
        Bounds bounds;
        std::uint16_t strings = 0; ///< 0 when free; the more, the dearer.
    };
    using Bucket = std::array<Entry, 4>;
    static constexpr std::size_t start_buckets = 1 << 10;

    template <class Buckets>
    [[nodiscard]] static auto& bucket(Buckets& buckets, const StringsKey& key) {
        std::uint64_t mixed = (key.low ^ (key.high * 0x9E3779B97F4A7C15U)) * 0xD6E8FEB86659FD93U;
        mixed ^= mixed >> 32;
        mixed *= 0xD6E8FEB86659FD93U;
        __extension__ using Wide = unsigned __int128;
        return buckets[static_cast<std::size_t>(static_cast<Wide>(mixed) * buckets.size() >> 64)];
    }

  public:
    explicit Table(std::size_t max_bytes)
        : max_buckets_(std::max<std::size_t>(1, max_bytes / sizeof(Bucket))),
          buckets_(std::min(max_buckets_, start_buckets)) {}

    /// The entry of that key, or null. Void after the next `store`.
    [[nodiscard]] const Bounds* find(const StringsKey& key) const {
        for (const Entry& entry : bucket(buckets_, key)) {
            if (entry.strings != 0 && entry.key == key) return &entry.bounds;
        }
        return nullptr;
    }
    /// Keeps bounds for a set of so many strings, at least 1.
    void store(const StringsKey& key, int strings, Bounds bounds) {
        if (stored_ > buckets_.size() * 2 && buckets_.size() < max_buckets_) grow();
        put(buckets_, {key, bounds, static_cast<std::uint16_t>(strings)});
    }

  private:
    void put(std::vector<Bucket>& buckets, const Entry& entry) {
        auto& places = bucket(buckets, entry.key);
        auto place = std::ranges::find_if(places, [&](const Entry& e) { return e.strings != 0 && e.key == entry.key; });
        if (place == places.end()) place = std::ranges::min_element(places, {}, &Entry::strings);
        if (place->strings == 0) ++stored_;
        *place = entry;
    }
    void grow() {
        std::vector<Bucket> larger(std::min(max_buckets_, buckets_.size() * 2));
        stored_ = 0;
        for (const Bucket& old : buckets_) {
            for (const Entry& entry : old) {
                if (entry.strings != 0) put(larger, entry);
            }
        }
        buckets_ = std::move(larger);
    }

    std::size_t max_buckets_;
    std::vector<Bucket> buckets_;
    std::size_t stored_ = 0;
};

} // namespace zugzwang::boxes
