#include "zugzwang/base/random.hpp"

#include <numeric>

#include "support/catch.hpp"

TEST_CASE("random: the engine is the one of the standard", "[random][base]") {
    // ISO C++ [rand.predef]: the 10000th draw of mt19937_64 with its default seed. A bound of 2^63 leaves draws as they
    // are but for the highest bit.
    constexpr std::uint64_t bound = std::uint64_t{1} << 63;
    Random random(5489);
    std::uint64_t last = 0;
    for (int draw = 0; draw < 10'000; ++draw)
        last = random.below(bound);
    CHECK(last == 9981545732273789042ULL % bound);
}

TEST_CASE("random: the same seed gives the same draws, another seed others", "[random][base]") {
    Random one(7), same(7), another(8);
    std::array<std::uint64_t, 3> differences{};
    for (int draw = 0; draw < 100; ++draw) {
        const auto value = one.below(1'000'000);
        CHECK(value == same.below(1'000'000));
        differences[2] += value != another.below(1'000'000) ? 1 : 0;
    }
    CHECK(differences[2] > 90);
}

TEST_CASE("random: every value below the bound comes about equally often", "[random][base]") {
    // Chi-squared with 6 degrees of freedom stays below 22.46 in 999 of 1000 cases.
    constexpr std::size_t bound = 7;
    constexpr double expected = 10'000;
    Random random(GENERATE(1, 2, 3));
    std::array<double, bound> counts{};
    for (int draw = 0; draw < static_cast<int>(expected * bound); ++draw)
        ++counts.at(random.below(bound));
    double deviation = 0;
    for (const double count : counts)
        deviation += (count - expected) * (count - expected) / expected;
    CHECK(deviation < 22.46);
}

TEST_CASE("random: a bound that does not divide the engine's range is not biased", "[random][base]") {
    // With a plain remainder, values below 2^62 would come twice as often as those between 2^62 and 3 * 2^62 / 2 * 2.
    constexpr std::uint64_t bound = 3 * (std::uint64_t{1} << 62);
    Random random(1);
    int low = 0;
    constexpr int draws = 30'000;
    for (int draw = 0; draw < draws; ++draw)
        low += random.below(bound) < bound / 3 ? 1 : 0;
    CHECK(low > draws / 3 - 500);
    CHECK(low < draws / 3 + 500);
}

TEST_CASE("random: extreme bounds and ranges are right", "[random][base]") {
    Random random(3);
    CHECK(random.below(1) == 0);
    for (int draw = 0; draw < 100; ++draw) {
        CHECK(random.below(UINT64_MAX) < UINT64_MAX);
        CHECK(random.between(-2, 2) >= -2);
        CHECK(random.between(-2, 2) <= 2);
        CHECK(random.between(5, 5) == 5);
        CHECK(random.between(INT64_MAX - 1, INT64_MAX) >= INT64_MAX - 1);
    }
}

TEST_CASE("random: both ends of a range come up", "[random][base]") {
    Random random(4);
    std::array<int, 3> counts{};
    for (int draw = 0; draw < 300; ++draw)
        ++counts.at(static_cast<std::size_t>(random.between(-1, 1) + 1));
    CHECK(*std::ranges::min_element(counts) > 50);
}

TEST_CASE("random: a shuffle keeps every element and reaches every order", "[random][base]") {
    Random random(5);
    std::array<int, 6> orders{};
    for (int time = 0; time < 600; ++time) {
        std::vector<int> items{0, 1, 2};
        random.shuffle(items);
        REQUIRE(std::accumulate(items.begin(), items.end(), 0) == 3);
        const int order = items[0] * 2 + (items[1] > items[2] ? 1 : 0);
        ++orders.at(static_cast<std::size_t>(order));
    }
    CHECK(*std::ranges::min_element(orders) > 60);
}
