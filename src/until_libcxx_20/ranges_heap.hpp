// The algorithms of std::ranges that keep the largest on top of a heap, for a standard library without them.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

#include "until_libcxx_20/ranges_search.hpp"

namespace until_libcxx_20::ranges {

struct MakeHeap {
    template <std::random_access_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        std::make_heap(first, last, by_part(less, part));
        return last;
    }
};
inline constexpr OnOrderedRanges<MakeHeap> make_heap{};

struct PushHeap {
    template <std::random_access_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        std::push_heap(first, last, by_part(less, part));
        return last;
    }
};
inline constexpr OnOrderedRanges<PushHeap> push_heap{};

struct PopHeap {
    template <std::random_access_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        std::pop_heap(first, last, by_part(less, part));
        return last;
    }
};
inline constexpr OnOrderedRanges<PopHeap> pop_heap{};

} // namespace until_libcxx_20::ranges
