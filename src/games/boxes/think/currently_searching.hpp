// Which sets of strings some thread is searching right now, so that the others search something else first (ABDADA:
// Weill, ICCA Journal 19, 1996, in the simplified form of Kerrigan).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

/// Any thread. A set may be overwritten by another: then two threads search it, and both get the same result.
class CurrentlySearching {
  public:
    [[nodiscard]] bool contains(std::uint64_t key) const noexcept {
        return slot(key).load(std::memory_order_relaxed) == key;
    }

    /// While it lives, its thread searches the set.
    class Mark {
      public:
        Mark(CurrentlySearching& all, std::uint64_t key) noexcept : slot_(all.slot(key)), key_(key) {
            slot_.store(key, std::memory_order_relaxed);
        }
        ~Mark() { slot_.compare_exchange_strong(key_, 0, std::memory_order_relaxed); }
        Mark(const Mark&) = delete;
        Mark& operator=(const Mark&) = delete;

      private:
        std::atomic<std::uint64_t>& slot_;
        std::uint64_t key_;
    };

  private:
    [[nodiscard]] std::atomic<std::uint64_t>& slot(std::uint64_t key) noexcept {
        return keys_[static_cast<std::size_t>(mixed(key) >> 52)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& slot(std::uint64_t key) const noexcept {
        return keys_[static_cast<std::size_t>(mixed(key) >> 52)];
    }

    std::array<std::atomic<std::uint64_t>, 1 << 12> keys_{};
};

} // namespace zugzwang::boxes
