#include "zugzwang/ai/random_player.hpp"

#include "support/catch.hpp"

#include "support/countdown.hpp"
#include "support/within.hpp"

TEST_CASE("random player: every legal move comes up and no other", "[random][ai]") {
    RandomPlayer<Countdown> player(1);
    std::map<int, int> counts;
    for (int time = 0; time < 400; ++time) {
        const auto move = player.choose({.left = 5}, Within({.nodes = 1}), {});
        REQUIRE(move);
        ++counts[move->take];
    }
    CHECK(counts.size() == 2);
    CHECK(counts[1] > 150);
    CHECK(counts[2] > 150);
}

TEST_CASE("random player: the same seed plays the same game", "[random][ai]") {
    RandomPlayer<Countdown> one(9), same(9);
    for (int left = 1000; left > 0; --left) {
        CHECK(*one.choose({.left = left}, Unlimited(), {}) == *same.choose({.left = left}, Unlimited(), {}));
    }
}
