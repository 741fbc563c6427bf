// What the page's standard library lacks does what the native library does, on ranges by chance.
#include "support/catch.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "until_libcxx_20/ranges_change.hpp"
#include "until_libcxx_20/ranges_extremes.hpp"
#include "until_libcxx_20/ranges_heap.hpp"
#include "until_libcxx_20/ranges_search.hpp"

namespace ours = until_libcxx_20::ranges;

namespace {

struct Card {
    int rank, number;
    friend bool operator==(const Card&, const Card&) = default;
};

/// Few ranks, so that many are equal; the numbers tell them apart.
std::vector<Card> cards(std::mt19937& random) {
    std::vector<Card> all(std::uniform_int_distribution<std::size_t>(0, 12)(random));
    int number = 0;
    for (auto& card : all)
        card = {std::uniform_int_distribution(0, 4)(random), number++};
    return all;
}

bool is_low(int rank) { return rank < 2; }

} // namespace

TEST_CASE("until libc++ 20: looking at ranges", "[until_libcxx_20]") {
    std::mt19937 random(1);
    for (int round = 0; round < 200; ++round) {
        const auto all = cards(random);
        for (int rank = 0; rank < 5; ++rank) {
            CHECK(ours::find(all, rank, &Card::rank) == std::ranges::find(all, rank, &Card::rank));
            CHECK(ours::find(all.begin(), all.end(), rank, &Card::rank) ==
                  std::ranges::find(all.begin(), all.end(), rank, &Card::rank));
            CHECK(ours::count(all, rank, &Card::rank) == std::ranges::count(all, rank, &Card::rank));
        }
        CHECK(ours::find_if(all, is_low, &Card::rank) == std::ranges::find_if(all, is_low, &Card::rank));
        CHECK(ours::any_of(all, is_low, &Card::rank) == std::ranges::any_of(all, is_low, &Card::rank));
        CHECK(ours::all_of(all, is_low, &Card::rank) == std::ranges::all_of(all, is_low, &Card::rank));
        CHECK(ours::none_of(all, is_low, &Card::rank) == std::ranges::none_of(all, is_low, &Card::rank));
        CHECK(ours::count_if(all, is_low, &Card::rank) == std::ranges::count_if(all, is_low, &Card::rank));
    }
}

TEST_CASE("until libc++ 20: looking at ranges in order", "[until_libcxx_20]") {
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        auto sorted = cards(random);
        std::ranges::stable_sort(sorted, {}, &Card::rank);
        for (int rank = -1; rank < 6; ++rank) {
            CHECK(ours::lower_bound(sorted, rank, std::less{}, &Card::rank) ==
                  std::ranges::lower_bound(sorted, rank, std::less{}, &Card::rank));
            CHECK(ours::upper_bound(sorted, rank, std::less{}, &Card::rank) ==
                  std::ranges::upper_bound(sorted, rank, std::less{}, &Card::rank));
            CHECK(ours::binary_search(sorted, rank, std::less{}, &Card::rank) ==
                  std::ranges::binary_search(sorted, rank, std::less{}, &Card::rank));
        }
    }
}

TEST_CASE("until libc++ 20: two ranges", "[until_libcxx_20]") {
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const auto a = cards(random), b = cards(random);
        CHECK(ours::equal(a, b, {}, &Card::rank, &Card::rank) ==
              std::ranges::equal(a, b, {}, &Card::rank, &Card::rank));
        CHECK(ours::equal(a, a));
        CHECK(ours::mismatch(a, b).in1 == std::ranges::mismatch(a, b).in1);
        CHECK(ours::mismatch(a, b).in2 == std::ranges::mismatch(a, b).in2);
    }
}

TEST_CASE("until libc++ 20: the smallest and the largest", "[until_libcxx_20]") {
    std::mt19937 random(4);
    for (int round = 0; round < 500; ++round) {
        const auto all = cards(random);
        CHECK(ours::min_element(all, {}, &Card::rank) == std::ranges::min_element(all, {}, &Card::rank));
        CHECK(ours::max_element(all, {}, &Card::rank) == std::ranges::max_element(all, {}, &Card::rank));
        CHECK(ours::max_element(all, std::greater{}, &Card::rank) ==
              std::ranges::max_element(all, std::greater{}, &Card::rank));
        if (all.empty()) continue;
        CHECK(ours::max(all, {}, &Card::rank) == std::ranges::max(all, {}, &Card::rank));
        const auto both = ours::minmax(all, {}, &Card::rank);
        const auto expected = std::ranges::minmax(all, {}, &Card::rank);
        CHECK(both.min == expected.min);
        CHECK(both.max == expected.max);
    }
}

TEST_CASE("until libc++ 20: changing ranges", "[until_libcxx_20]") {
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const auto all = cards(random);
        auto mine = all, expected = all;
        ours::stable_sort(mine, std::greater{}, &Card::rank);
        std::ranges::stable_sort(expected, std::greater{}, &Card::rank);
        CHECK(mine == expected);
        ours::sort(mine, {}, &Card::number);
        CHECK(mine == all);
        ours::reverse(mine);
        std::ranges::sort(expected, std::greater{}, &Card::number);
        CHECK(mine == expected);
        std::vector<Card> few, expected_few;
        ours::copy_if(all, std::back_inserter(few), is_low, &Card::rank);
        std::ranges::copy_if(all, std::back_inserter(expected_few), is_low, &Card::rank);
        CHECK(few == expected_few);
        std::vector<int> doubled, expected_doubled;
        ours::transform(
            all, std::back_inserter(doubled), [](int rank) { return 2 * rank; }, &Card::rank);
        std::ranges::transform(
            all, std::back_inserter(expected_doubled), [](int rank) { return 2 * rank; }, &Card::rank);
        CHECK(doubled == expected_doubled);
        few.clear();
        ours::copy(all, std::back_inserter(few));
        CHECK(few == all);
    }
    std::string word = "a_b_c";
    CHECK(ours::replace(word, '_', '-') == word.end());
    CHECK(word == "a-b-c");
    ours::replace_if(
        word, [](char letter) { return letter == '-'; }, ' ');
    CHECK(word == "a b c");
    ours::generate(word, [next = 'p']() mutable { return next++; });
    CHECK(word == "pqrst");
}

TEST_CASE("until libc++ 20: heaps", "[until_libcxx_20]") {
    std::mt19937 random(5);
    const auto is_heap = [](const auto& range) {
        return std::ranges::is_heap(range, std::ranges::greater{}, &Card::rank);
    };
    for (int round = 0; round < 200; ++round) {
        auto heap = cards(random);
        const auto lowest = [&] { return std::ranges::min(heap, {}, &Card::rank).rank; };
        ours::make_heap(heap, std::ranges::greater{}, &Card::rank);
        CHECK(is_heap(heap));
        heap.push_back({2, 100});
        ours::push_heap(heap, std::ranges::greater{}, &Card::rank);
        CHECK(is_heap(heap));
        while (!heap.empty()) {
            const int expected = lowest();
            ours::pop_heap(heap, std::ranges::greater{}, &Card::rank);
            CHECK(heap.back().rank == expected);
            heap.pop_back();
            CHECK(is_heap(heap));
        }
        std::vector<int> numbers{3, 1, 2};
        ours::make_heap(numbers);
        CHECK(numbers.front() == 3);
    }
}
