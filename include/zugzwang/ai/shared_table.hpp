// A lock-free hash table for several threads: 32 bits by a key of 64, in bounded memory. It doubles as it fills, and
// once it cannot grow it replaces the entries that were cheapest to compute.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>

#include "zugzwang/ai/large_pages.hpp"
#include "zugzwang/ai/table_memory.hpp"
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

/// An entry is two words, and the first is the key xor the second: an entry of which two threads wrote one word each
/// matches no key (Hyatt and Mann, A lock-less transposition-table implementation for parallel search, ICGA Journal 25,
/// 2002). So a value that is found was stored for that key, but a stored value may be lost.
class SharedTable {
  public:
    /// Takes at most `max_bytes`, except for the one bucket that it needs.
    explicit SharedTable(std::size_t max_bytes) : max_buckets_(std::max<std::size_t>(1, max_bytes / sizeof(Bucket))) {
        reserve();
        resize(std::min(max_buckets_, start_buckets));
    }

    [[nodiscard]] std::size_t bytes() const noexcept { return size() * sizeof(Bucket); }

    [[nodiscard]] std::optional<std::uint32_t> find(std::uint64_t key) const noexcept {
        for (const Entry& entry : buckets_[bucket_of(mixed(key))]) {
            const Content content = entry.load();
            if (content.is_of(key)) return content.value();
        }
        return std::nullopt;
    }
    /// Prefetches what `find` will read.
    void prefetch(std::uint64_t key) const noexcept { __builtin_prefetch(&buckets_[bucket_of(mixed(key))]); }
    /// Stores `merge(value)`, where `value` is the key's value so far, an optional. `cost`, at least 1, is what the
    /// value took to compute; the higher one is kept.
    template <class Merge>
    void update(std::uint64_t key, std::uint32_t cost, Merge merge) {
        const auto hash = mixed(key);
        Bucket& bucket = buckets_[bucket_of(hash)];
        Entry* cheapest = &bucket.front();
        std::uint32_t min_cost = UINT32_MAX;
        for (Entry& entry : bucket) {
            const Content content = entry.load();
            if (content.is_of(key))
                return entry.store(key, merge(std::optional(content.value())), std::max(cost, content.cost()));
            if (content.cost() >= min_cost) continue;
            cheapest = &entry;
            min_cost = content.cost();
        }
        cheapest->store(key, merge(std::optional<std::uint32_t>()), cost);
        if (min_cost == 0) count(hash);
    }

  private:
    struct Content {
        std::uint64_t check = 0, word = 0;

        [[nodiscard]] std::uint32_t value() const noexcept { return static_cast<std::uint32_t>(word >> 32); }
        [[nodiscard]] std::uint32_t cost() const noexcept { return static_cast<std::uint32_t>(word); } ///< 0: free.
        [[nodiscard]] std::uint64_t key() const noexcept { return check ^ word; }
        [[nodiscard]] bool is_of(std::uint64_t other_key) const noexcept { return key() == other_key && cost() != 0; }
    };
    class Entry {
      public:
        [[nodiscard]] Content load() const noexcept {
            return {check_.load(std::memory_order_relaxed), word_.load(std::memory_order_relaxed)};
        }
        void store(const Content& content) noexcept {
            check_.store(content.check, std::memory_order_relaxed);
            word_.store(content.word, std::memory_order_relaxed);
        }
        void store(std::uint64_t key, std::uint32_t value, std::uint32_t cost) noexcept {
            const auto word = std::uint64_t{value} << 32 | cost;
            store({key ^ word, word});
        }

      private:
        std::atomic<std::uint64_t> check_ = 0, word_ = 0;
    };
    /// The entries where a key may be: one cache line.
    struct alignas(64) Bucket : std::array<Entry, 4> {};
    static_assert(sizeof(Bucket) == 64);
    static constexpr std::size_t start_buckets = 1 << 10;

    [[nodiscard]] std::size_t size() const noexcept { return size_.load(std::memory_order_acquire); }
    /// Linear hashing (Litwin 1980): with n buckets, 2^k < n ≤ 2^(k+1), the low k+1 bits, or k where that is too many.
    [[nodiscard]] std::size_t bucket_of(std::uint64_t hash) const noexcept {
        const auto size = this->size();
        const auto mask = std::bit_ceil(size) - 1;
        const auto place = static_cast<std::size_t>(hash) & mask;
        return place < size ? place : place & (mask >> 1);
    }

    /// Counts one in 64 of the newly used entries, as 64.
    void count(std::uint64_t hash) {
        constexpr std::uint64_t lot = 64;
        if (hash >> 58 != 0 || size() == max_buckets_) return;
        if (used_.fetch_add(lot, std::memory_order_relaxed) + lot <= size() * 2) return;
        if (grows_.test_and_set(std::memory_order_acquire)) return;
        grow();
        grows_.clear(std::memory_order_release);
    }
    /// Doubles at most, while other threads go on: every entry of a bucket either stays or moves to one and the same
    /// new bucket, and cannot be found on the way.
    void grow() {
        const auto before = size();
        resize(std::min(max_buckets_, before * 2)); // a power of two until it is as large as it may be
        for (std::size_t place = 0; place < before; ++place) {
            std::size_t free = 0;
            for (Entry& entry : buckets_[place]) {
                const Content content = entry.load();
                if (content.cost() == 0) continue;
                const auto to = bucket_of(mixed(content.key()));
                if (to == place || to < before) continue; // in its place, or of two halves that do not match
                buckets_[to][free++].store(content);
                entry.store({});
            }
        }
    }
    void resize(std::size_t buckets) {
        std::uninitialized_value_construct_n(buckets_.get() + size(), buckets - size());
        size_.store(buckets, std::memory_order_release);
    }

    /// Reserves all of the memory, so that growing never needs the old and the new table at once; pages that are not
    /// touched yet cost nothing. Makes do with less where the machine does not have that much.
    void reserve() {
        max_buckets_ = std::max<std::size_t>(1, affordable(max_buckets_ * sizeof(Bucket)) / sizeof(Bucket));
        buckets_.reset(
            static_cast<Bucket*>(::operator new(max_buckets_ * sizeof(Bucket), std::align_val_t(alignof(Bucket)))));
        advise_large_pages(buckets_.get(), max_buckets_ * sizeof(Bucket));
    }

    struct Free {
        void operator()(Bucket* buckets) const noexcept {
            ::operator delete(buckets, std::align_val_t(alignof(Bucket)));
        }
    };

    std::size_t max_buckets_;
    std::unique_ptr<Bucket[], Free> buckets_;
    std::atomic<std::size_t> size_ = 0;
    std::atomic<std::size_t> used_ = 0; ///< Entries, approximately.
    std::atomic_flag grows_;
};

} // namespace zugzwang
