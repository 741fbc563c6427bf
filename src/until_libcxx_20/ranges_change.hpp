// The algorithms of std::ranges that write to a range, for a standard library without them.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

#include "until_libcxx_20/ranges_search.hpp"

namespace until_libcxx_20::ranges {

struct Sort {
    template <std::random_access_iterator At, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, Less less = {}, Part part = {}) const {
        std::sort(first, last, by_part(less, part));
        return last;
    }
};
inline constexpr OnOrderedRanges<Sort> sort{};

struct StableSort {
    template <std::random_access_iterator At, class Less = std::ranges::less, class Part = std::identity>
    At operator()(At first, At last, Less less = {}, Part part = {}) const {
        std::stable_sort(first, last, by_part(less, part));
        return last;
    }
};
inline constexpr OnOrderedRanges<StableSort> stable_sort{};

struct Reverse {
    template <std::bidirectional_iterator At>
    constexpr At operator()(At first, At last) const {
        std::reverse(first, last);
        return last;
    }
};
inline constexpr OnRanges<Reverse> reverse{};

struct Replace {
    template <std::forward_iterator At, class Value>
    constexpr At operator()(At first, At last, const Value& old_value, const Value& new_value) const {
        std::replace(first, last, old_value, new_value);
        return last;
    }
};
inline constexpr OnRanges<Replace> replace{};

struct ReplaceIf {
    template <std::forward_iterator At, class Predicate, class Value>
    constexpr At operator()(At first, At last, Predicate wanted, const Value& new_value) const {
        std::replace_if(first, last, std::ref(wanted), new_value);
        return last;
    }
};
inline constexpr OnRanges<ReplaceIf> replace_if{};

struct Generate {
    template <std::input_or_output_iterator At, class Make>
    constexpr At operator()(At first, At last, Make make) const {
        std::generate(first, last, std::ref(make));
        return last;
    }
};
inline constexpr OnRanges<Generate> generate{};

template <class In, class Out>
struct in_out_result {
    In in;
    Out out;
};

struct Copy {
    template <std::input_iterator At, class To>
    constexpr in_out_result<At, To> operator()(At first, At last, To to) const {
        return {last, std::copy(first, last, to)};
    }
};
inline constexpr OnRanges<Copy> copy{};

struct CopyIf {
    template <std::input_iterator At, class To, class Predicate, class Part = std::identity>
    constexpr in_out_result<At, To> operator()(At first, At last, To to, Predicate wanted, Part part = {}) const {
        to = std::copy_if(first, last, to,
                          [&](const auto& each) { return std::invoke(wanted, std::invoke(part, each)); });
        return {last, to};
    }
};
inline constexpr OnRanges<CopyIf> copy_if{};

struct Transform {
    template <std::input_iterator At, class To, class Change, class Part = std::identity>
    constexpr in_out_result<At, To> operator()(At first, At last, To to, Change change, Part part = {}) const {
        to = std::transform(first, last, to, [&](auto&& each) { return std::invoke(change, std::invoke(part, each)); });
        return {last, to};
    }
};
inline constexpr OnRanges<Transform> transform{};

} // namespace until_libcxx_20::ranges
