// The algorithms of std::ranges that look at a range, for a standard library without them: those that the house uses.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>

namespace until_libcxx_20::ranges {

template <class Range>
concept Whole = requires(Range& range) {
    std::begin(range);
    std::end(range);
};

/// An algorithm on two iterators, called on a whole range as well.
template <class Algorithm>
struct OnRanges : Algorithm {
    using Algorithm::operator();
    template <Whole Range, class... Arguments>
    constexpr auto operator()(Range&& range, Arguments&&... arguments) const {
        return Algorithm::operator()(std::begin(range), std::end(range), std::forward<Arguments>(arguments)...);
    }
};

/// The same for what takes an order and a part, either of them as `{}` too.
template <class Algorithm>
struct OnOrderedRanges : Algorithm {
    using Algorithm::operator();
    template <Whole Range, class Less = std::ranges::less, class Part = std::identity>
    constexpr auto operator()(Range&& range, Less less = {}, Part part = {}) const {
        return Algorithm::operator()(std::begin(range), std::end(range), std::move(less), std::move(part));
    }
};

/// Compares parts of two values.
template <class Less, class Part>
[[nodiscard]] constexpr auto by_part(Less& less, Part& part) {
    return [&less, &part](auto&& a, auto&& b) -> bool {
        return std::invoke(less, std::invoke(part, a), std::invoke(part, b));
    };
}

struct FindIf {
    template <std::input_or_output_iterator At, class Predicate, class Part = std::identity>
    constexpr At operator()(At first, At last, Predicate wanted, Part part = {}) const {
        while (first != last && !std::invoke(wanted, std::invoke(part, *first)))
            ++first;
        return first;
    }
};
inline constexpr OnRanges<FindIf> find_if{};

struct Find {
    template <std::input_or_output_iterator At, class Value, class Part = std::identity>
    constexpr At operator()(At first, At last, const Value& value, Part part = {}) const {
        return find_if(
            first, last, [&](const auto& each) { return each == value; }, std::ref(part));
    }
};
inline constexpr OnRanges<Find> find{};

struct AnyOf {
    template <std::input_or_output_iterator At, class Predicate, class Part = std::identity>
    constexpr bool operator()(At first, At last, Predicate wanted, Part part = {}) const {
        return find_if(first, last, std::ref(wanted), std::ref(part)) != last;
    }
};
inline constexpr OnRanges<AnyOf> any_of{};

struct NoneOf {
    template <std::input_or_output_iterator At, class Predicate, class Part = std::identity>
    constexpr bool operator()(At first, At last, Predicate wanted, Part part = {}) const {
        return !any_of(first, last, std::ref(wanted), std::ref(part));
    }
};
inline constexpr OnRanges<NoneOf> none_of{};

struct AllOf {
    template <std::input_or_output_iterator At, class Predicate, class Part = std::identity>
    constexpr bool operator()(At first, At last, Predicate wanted, Part part = {}) const {
        return none_of(first, last, std::not_fn(std::ref(wanted)), std::ref(part));
    }
};
inline constexpr OnRanges<AllOf> all_of{};

struct CountIf {
    template <std::input_or_output_iterator At, class Predicate, class Part = std::identity>
    constexpr std::iter_difference_t<At> operator()(At first, At last, Predicate wanted, Part part = {}) const {
        std::iter_difference_t<At> found = 0;
        for (; first != last; ++first)
            found += std::invoke(wanted, std::invoke(part, *first)) ? 1 : 0;
        return found;
    }
};
inline constexpr OnRanges<CountIf> count_if{};

struct Count {
    template <std::input_or_output_iterator At, class Value, class Part = std::identity>
    constexpr std::iter_difference_t<At> operator()(At first, At last, const Value& value, Part part = {}) const {
        return count_if(
            first, last, [&](const auto& each) { return each == value; }, std::ref(part));
    }
};
inline constexpr OnRanges<Count> count{};

struct LowerBound {
    template <std::forward_iterator At, class Value, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, const Value& value, Less less = {}, Part part = {}) const {
        return std::partition_point(
            first, last, [&](const auto& each) { return std::invoke(less, std::invoke(part, each), value); });
    }
};
inline constexpr OnRanges<LowerBound> lower_bound{};

struct UpperBound {
    template <std::forward_iterator At, class Value, class Less = std::ranges::less, class Part = std::identity>
    constexpr At operator()(At first, At last, const Value& value, Less less = {}, Part part = {}) const {
        return std::partition_point(
            first, last, [&](const auto& each) { return !std::invoke(less, value, std::invoke(part, each)); });
    }
};
inline constexpr OnRanges<UpperBound> upper_bound{};

struct BinarySearch {
    template <std::forward_iterator At, class Value, class Less = std::ranges::less, class Part = std::identity>
    constexpr bool operator()(At first, At last, const Value& value, Less less = {}, Part part = {}) const {
        const At found = lower_bound(first, last, value, std::ref(less), std::ref(part));
        return found != last && !std::invoke(less, value, std::invoke(part, *found));
    }
};
inline constexpr OnRanges<BinarySearch> binary_search{};

template <class First, class Second>
struct in_in_result {
    First in1;
    Second in2;
};

struct Mismatch {
    template <Whole First, Whole Second>
    constexpr auto operator()(First&& first, Second&& second) const {
        const auto [a, b] = std::mismatch(std::begin(first), std::end(first), std::begin(second), std::end(second));
        return in_in_result<decltype(std::begin(first)), decltype(std::begin(second))>{a, b};
    }
};
inline constexpr Mismatch mismatch{};

struct Equal {
    template <Whole First, Whole Second, class Same = std::ranges::equal_to, class FirstPart = std::identity,
              class SecondPart = std::identity>
    constexpr bool operator()(First&& first, Second&& second, Same same = {}, FirstPart first_part = {},
                              SecondPart second_part = {}) const {
        return std::equal(std::begin(first), std::end(first), std::begin(second), std::end(second),
                          [&](const auto& a, const auto& b) {
                              return std::invoke(same, std::invoke(first_part, a), std::invoke(second_part, b));
                          });
    }
};
inline constexpr Equal equal{};

} // namespace until_libcxx_20::ranges
