// Which sets of strings some thread is searching now, so that others start with something else (Kerrigan's
// simplification of Weill, The ABDADA distributed minimax-search algorithm, ICCA Journal 19, 1996).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

/// Any thread. A set may be forgotten for another: then two threads search it, and both find the same.
class UnderWay {
  public:
    [[nodiscard]] bool has(std::uint64_t key) const noexcept {
        return place(key).load(std::memory_order_relaxed) == key;
    }

    /// From its making to its end its thread searches the set.
    class Mark {
      public:
        Mark(UnderWay& all, std::uint64_t key) noexcept : place_(all.place(key)), key_(key) {
            place_.store(key, std::memory_order_relaxed);
        }
        ~Mark() { place_.compare_exchange_strong(key_, 0, std::memory_order_relaxed); }
        Mark(const Mark&) = delete;
        Mark& operator=(const Mark&) = delete;

      private:
        std::atomic<std::uint64_t>& place_;
        std::uint64_t key_;
    };

  private:
    [[nodiscard]] std::atomic<std::uint64_t>& place(std::uint64_t key) noexcept {
        return keys_[static_cast<std::size_t>(mixed(key) >> 52)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& place(std::uint64_t key) const noexcept {
        return keys_[static_cast<std::size_t>(mixed(key) >> 52)];
    }

    std::array<std::atomic<std::uint64_t>, 1 << 12> keys_{};
};

} // namespace zugzwang::boxes
