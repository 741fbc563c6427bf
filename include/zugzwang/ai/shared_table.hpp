// A hash table that several threads read and write at once without locks: a word of 32 bits by a key of 64, in bounded
// memory; small at first, it doubles as it fills, and once it may not grow it forgets what was cheapest to find.
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
#include "zugzwang/base/hash.hpp"

namespace zugzwang {

/// An entry is two words, of which the first holds the key combined with the second: an entry of which two threads
/// wrote a half each is nobody's (Hyatt and Mann, A lock-less transposition-table implementation for parallel search,
/// ICGA Journal 25, 2002). So what is found is always what was stored for that key; what was stored may be lost.
class SharedTable {
  public:
    /// Never takes more than `max_bytes`, but for the one bucket that it needs.
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
    /// Lets the memory fetch what `find` is going to look at.
    void prefetch(std::uint64_t key) const noexcept { __builtin_prefetch(&buckets_[bucket_of(mixed(key))]); }
    /// Stores what `merge(known)` makes of what is known of the key, an optional value. `cost`, at least 1, is what it
    /// took to find out; the higher one is kept.
    template <class Merge>
    void update(std::uint64_t key, std::uint32_t cost, Merge merge) {
        const auto hash = mixed(key);
        Bucket& bucket = buckets_[bucket_of(hash)];
        Entry* cheapest = &bucket.front();
        std::uint32_t least = UINT32_MAX;
        for (Entry& entry : bucket) {
            const Content content = entry.load();
            if (content.is_of(key))
                return entry.store(key, merge(std::optional(content.value())), std::max(cost, content.cost()));
            if (content.cost() >= least) continue;
            cheapest = &entry;
            least = content.cost();
        }
        cheapest->store(key, merge(std::optional<std::uint32_t>()), cost);
        if (least == 0) count(hash);
    }

  private:
    struct Content {
        std::uint64_t check = 0, word = 0;

        [[nodiscard]] std::uint32_t value() const noexcept { return static_cast<std::uint32_t>(word >> 32); }
        [[nodiscard]] std::uint32_t cost() const noexcept { return static_cast<std::uint32_t>(word); } ///< 0: free.
        [[nodiscard]] std::uint64_t key() const noexcept { return check ^ word; }
        [[nodiscard]] bool is_of(std::uint64_t wanted) const noexcept { return key() == wanted && cost() != 0; }
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
    /// Where a key may lie: one line of the processor's cache.
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

    /// Of the entries that were free one in 64 is counted for all.
    void count(std::uint64_t hash) {
        constexpr std::uint64_t lot = 64;
        if (hash >> 58 != 0 || size() == max_buckets_) return;
        if (used_.fetch_add(lot, std::memory_order_relaxed) + lot <= size() * 2) return;
        if (grows_.test_and_set(std::memory_order_acquire)) return;
        grow();
        grows_.clear(std::memory_order_release);
    }
    /// Up to doubles, while the others go on: what lies in a bucket either stays or goes to the same one of those that
    /// are new, and until it is there nobody finds it.
    void grow() {
        const auto before = size();
        resize(std::min(max_buckets_, before * 2)); // a power of two until it is as large as it may be
        for (std::size_t place = 0; place < before; ++place) {
            std::size_t free = 0;
            for (Entry& entry : buckets_[place]) {
                const Content content = entry.load();
                if (content.cost() == 0) continue;
                const auto to = bucket_of(mixed(content.key()));
                if (to == place || to < before) continue; // its place, or two halves that do not match
                buckets_[to][free++].store(content);
                entry.store({});
            }
        }
    }
    void resize(std::size_t buckets) {
        std::uninitialized_value_construct_n(buckets_.get() + size(), buckets - size());
        size_.store(buckets, std::memory_order_release);
    }

    /// So that growing never needs the old and the new at once; what is not touched yet costs nothing. Where the
    /// machine has less than was asked for, less has to do.
    void reserve() {
        while (!buckets_) {
            buckets_.reset(static_cast<Bucket*>(
                ::operator new(max_buckets_ * sizeof(Bucket), std::align_val_t(alignof(Bucket)), std::nothrow)));
            if (!buckets_ && max_buckets_ == 1) throw std::bad_alloc();
            if (!buckets_) max_buckets_ /= 2;
        }
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
    std::atomic<std::size_t> used_ = 0; ///< Entries, about.
    std::atomic_flag grows_;
};

} // namespace zugzwang
