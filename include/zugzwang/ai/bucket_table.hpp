// A hash table in bounded memory: it doubles as it fills, and once it cannot grow it replaces the entries that were
// cheapest to compute.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "zugzwang/ai/large_pages.hpp"
#include "zugzwang/ai/table_memory.hpp"

namespace zugzwang {

/// `Hash{}(key)` gives 64 bits, of which the low ones choose the bucket. For one thread, or for several if the
/// constructor is told so.
template <class Key, class Value, class Hash>
class BucketTable {
    struct Entry {
        Key key{};
        Value value{};
        std::uint32_t cost = 0; ///< 0: free.
    };
    /// The entries where a key may be, in one cache line where they fit.
    static constexpr std::size_t line = 64;
    struct alignas(sizeof(std::array<Entry, 4>) % line == 0 ? line : alignof(Entry)) Bucket : std::array<Entry, 4> {};

  public:
    /// Takes at most `max_bytes`, except for the one bucket that it needs.
    explicit BucketTable(std::size_t max_bytes, int threads = 1)
        : max_buckets_(std::max<std::size_t>(1, max_bytes / sizeof(Bucket))) {
        reserve();
        clear();
        if (threads > 1) locks_ = std::make_unique<Locks>(std::bit_floor(buckets_.size()));
    }

    /// Removes all entries. Like `bytes`, to be called while no other thread uses the table.
    void clear() {
        buckets_.clear();
        resize(std::min(max_buckets_, start_buckets));
        used_ = 0;
    }
    [[nodiscard]] std::size_t bytes() const noexcept { return buckets_.size() * sizeof(Bucket); }

    [[nodiscard]] std::optional<Value> find(const Key& key) const {
        const auto hash = Hash{}(key);
        const Lock lock(locks_.get(), hash);
        for (const Entry& entry : buckets_[bucket_of(hash)]) {
            if (entry.cost != 0 && entry.key == key) return entry.value;
        }
        return std::nullopt;
    }
    /// Prefetches what `find` will read.
    void prefetch(const Key& key) const noexcept { __builtin_prefetch(&buckets_[bucket_of(Hash{}(key))]); }
    /// `cost` is what the value took to compute.
    void store(const Key& key, const Value& value, std::uint64_t cost) {
        change(key, [&](Entry& entry) {
            entry.value = value;
            entry.cost = clamped(cost);
        });
    }
    /// Calls `merge(value, is_new)` on the key's value; keeps the higher cost.
    template <std::invocable<Value&, bool> Merge>
    void update(const Key& key, std::uint64_t cost, Merge merge) {
        change(key, [&](Entry& entry) {
            merge(entry.value, entry.cost == 0);
            entry.cost = std::max(entry.cost, clamped(cost));
        });
    }

  private:
    static constexpr std::size_t start_buckets = 1 << 10;

    /// Each guards the keys whose hash has its number in the low bits. Their number is a power of two and at most that
    /// of the smallest table's buckets, so that no bucket is guarded by two.
    using Locks = std::vector<std::atomic_flag>;
    class Lock {
      public:
        Lock(Locks* locks, std::uint64_t hash)
            : flag_(locks ? &(*locks)[static_cast<std::size_t>(hash) & (locks->size() - 1)] : nullptr) {
            while (flag_ && flag_->test_and_set(std::memory_order_acquire))
                std::this_thread::yield();
        }
        ~Lock() {
            if (flag_) flag_->clear(std::memory_order_release);
        }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

      private:
        std::atomic_flag* flag_;
    };

    [[nodiscard]] static std::uint32_t clamped(std::uint64_t cost) {
        return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(cost, 1, UINT32_MAX));
    }

    /// Linear hashing (Litwin 1980): with n buckets, 2^k < n ≤ 2^(k+1), the low k+1 bits, or k where that is too many.
    [[nodiscard]] std::size_t bucket_of(std::uint64_t hash) const {
        const auto place = static_cast<std::size_t>(hash) & mask_;
        return place < buckets_.size() ? place : place & (mask_ >> 1);
    }
    void resize(std::size_t buckets) {
        buckets_.resize(buckets);
        mask_ = std::bit_ceil(buckets) - 1;
    }

    template <class Act>
    void change(const Key& key, Act act) {
        const auto hash = Hash{}(key);
        bool crowded = false;
        {
            const Lock lock(locks_.get(), hash);
            auto& bucket = buckets_[bucket_of(hash)];
            auto entry = std::ranges::find_if(bucket, [&](const Entry& e) { return e.cost != 0 && e.key == key; });
            if (entry == bucket.end()) {
                entry = std::ranges::min_element(bucket, {}, &Entry::cost);
                if (entry->cost == 0) used_.fetch_add(1, std::memory_order_relaxed);
                *entry = {.key = key};
            }
            act(*entry);
            crowded = is_crowded();
        }
        if (crowded) grow_alone();
    }
    [[nodiscard]] bool is_crowded() const {
        return buckets_.size() < max_buckets_ && used_.load(std::memory_order_relaxed) > buckets_.size() * 2;
    }
    /// Holds every lock. Another thread may already have grown the table.
    void grow_alone() {
        std::deque<Lock> all;
        for (std::size_t number = 0; locks_ && number < locks_->size(); ++number)
            all.emplace_back(locks_.get(), number);
        if (is_crowded()) grow();
    }

    /// Reserves all of the memory, so that growing never needs the old and the new table at once; pages that are not
    /// touched yet cost nothing. Makes do with less where the machine does not have that much.
    void reserve() {
        max_buckets_ = std::max<std::size_t>(1, affordable(max_buckets_ * sizeof(Bucket)) / sizeof(Bucket));
        buckets_.reserve(max_buckets_);
        advise_large_pages(buckets_.data(), max_buckets_ * sizeof(Bucket));
    }

    /// Doubles at most. Every entry of a bucket either stays or moves to one and the same new bucket.
    void grow() {
        const auto before = buckets_.size();
        resize(std::min(max_buckets_, before * 2)); // a power of two until it is as large as it may be
        for (std::size_t place = 0; place < before; ++place) {
            std::size_t free = 0;
            for (Entry& entry : buckets_[place]) {
                if (entry.cost == 0) continue;
                const auto to = bucket_of(Hash{}(entry.key));
                if (to != place) buckets_[to][free++] = std::exchange(entry, {});
            }
        }
    }

    std::size_t max_buckets_;
    std::vector<Bucket> buckets_;
    std::size_t mask_ = 0;
    std::atomic<std::size_t> used_ = 0; ///< Entries.
    std::unique_ptr<Locks> locks_;
};

} // namespace zugzwang
