// The order of arrays, for a standard library without it: the first values that differ decide.
#pragma once

#include <array>
#include <compare>
#include <cstddef>

namespace until_libcxx_20 {

template <class Value, std::size_t count>
[[nodiscard]] constexpr auto operator<=>(const std::array<Value, count>& a, const std::array<Value, count>& b)
    -> decltype(a[0] <=> b[0]) {
    for (std::size_t i = 0; i < count; ++i) {
        if (const auto order = a[i] <=> b[i]; order != 0) return order;
    }
    return std::strong_ordering::equal;
}

} // namespace until_libcxx_20
