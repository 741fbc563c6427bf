// The algorithms of std::ranges that find what is smallest or largest, for a standard library without them.
#pragma once

#include <functional>
#include <initializer_list>
#include <iterator>

#include "until_libcxx_20/ranges_search.hpp"

namespace until_libcxx_20::ranges {

/// The first of the smallest.
struct MinElement {
    template <std::forward_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        At best = first;
        for (; first != last; ++first) {
            if (std::invoke(less, std::invoke(part, *first), std::invoke(part, *best))) best = first;
        }
        return best;
    }
};
inline constexpr OnOrderedRanges<MinElement> min_element{};

/// The first of the largest.
struct MaxElement {
    template <std::forward_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        At best = first;
        for (; first != last; ++first) {
            if (std::invoke(less, std::invoke(part, *best), std::invoke(part, *first))) best = first;
        }
        return best;
    }
};
inline constexpr OnOrderedRanges<MaxElement> max_element{};

struct Max {
    template <Whole Range, class Less = std::ranges::less, class Part = std::identity>
    constexpr auto operator()(Range&& range, Less less = {}, Part part = {}) const {
        return *max_element(range, std::ref(less), std::ref(part));
    }
};
inline constexpr Max max{};

template <class Value>
struct min_max_result {
    Value min, max;
};

/// The first of the smallest and the last of the largest.
struct MinMax {
    template <Whole Range, class Less = std::ranges::less, class Part = std::identity>
    constexpr auto operator()(Range&& range, Less less = {}, Part part = {}) const {
        auto largest = std::begin(range);
        for (auto at = largest; at != std::end(range); ++at) {
            if (!std::invoke(less, std::invoke(part, *at), std::invoke(part, *largest))) largest = at;
        }
        using Value = std::iter_value_t<decltype(largest)>;
        return min_max_result<Value>{*min_element(range, std::ref(less), std::ref(part)), *largest};
    }
};
inline constexpr MinMax minmax{};

} // namespace until_libcxx_20::ranges
