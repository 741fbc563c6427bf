// A queue from one thread to one other that never waits: for what is called while a device wants samples.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <optional>
#include <type_traits>

namespace zugzwang::sound {

/// One thread pushes, one pops.
template <class T, std::size_t Size>
class Ring {
    static_assert(std::is_trivially_copyable_v<T> && (Size & (Size - 1)) == 0);

  public:
    /// False when it is full: the item is lost.
    bool push(const T& item) {
        const auto end = end_.load(std::memory_order_relaxed);
        if (end - begin_.load(std::memory_order_acquire) == Size) return false;
        items_[end % Size] = item;
        end_.store(end + 1, std::memory_order_release);
        return true;
    }
    [[nodiscard]] std::optional<T> pop() {
        const auto begin = begin_.load(std::memory_order_relaxed);
        if (begin == end_.load(std::memory_order_acquire)) return std::nullopt;
        const T item = items_[begin % Size];
        begin_.store(begin + 1, std::memory_order_release);
        return item;
    }

  private:
    std::array<T, Size> items_{};
    std::atomic<std::size_t> begin_{0}, end_{0};
};

} // namespace zugzwang::sound
