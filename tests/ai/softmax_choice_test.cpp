// The choice of a weaker player: how often each move is made follows from the values, by a closed form.
#include "zugzwang/ai/softmax_choice.hpp"

#include "support/catch.hpp"

namespace {

constexpr int draws = 20'000;

/// How often each of the moves 0, 1, 2 is chosen.
std::array<double, 3> shares(const std::vector<WeighedMove<int>>& moves, double temperature) {
    Random random(5);
    std::array<double, 3> counts{};
    for (int draw = 0; draw < draws; ++draw)
        counts[static_cast<std::size_t>(softmax_choice(moves, temperature, random))] += 1.0 / draws;
    return counts;
}

} // namespace

TEST_CASE("softened choice: without a temperature any of the best", "[ai]") {
    const auto found = shares({{0, 3}, {1, -2}, {2, 3}}, 0);
    CHECK(found[0] == Approx(0.5).margin(0.015));
    CHECK(found[1] == 0);
    CHECK(found[2] == Approx(0.5).margin(0.015));
}

TEST_CASE("softened choice: a move that is worse by a temperature is made 1/e as often", "[ai]") {
    const double temperature = GENERATE(0.25, 2.0, 40.0);
    const auto found = shares({{0, 7}, {1, 7 - temperature}, {2, 7 - 2 * temperature}}, temperature);
    const double e = std::exp(1.0), whole = 1 + 1 / e + 1 / (e * e);
    CHECK(found[0] == Approx(1 / whole).margin(0.015));
    CHECK(found[1] == Approx(1 / (e * whole)).margin(0.015));
    CHECK(found[2] == Approx(1 / (e * e * whole)).margin(0.015));
}

TEST_CASE("softened choice: what is far worse is never made, and large values do no harm", "[ai]") {
    const auto found = shares({{0, 1e6}, {1, -1e6}, {2, 1e6 - 5000}}, 1);
    CHECK(found[0] == Approx(1));
    CHECK(found[1] == 0);
    CHECK(found[2] == 0);
}

TEST_CASE("softened choice: the same chance makes the same choices", "[ai]") {
    const std::vector<WeighedMove<int>> moves{{0, 1}, {1, 1.5}, {2, 0}};
    Random one(9), same(9);
    for (int draw = 0; draw < 100; ++draw)
        CHECK(softmax_choice(moves, 1, one) == softmax_choice(moves, 1, same));
}
