// The opponent that fits: its id says how strong it is, and that which rungs it stands between.
#include "zugzwang/play/echo.hpp"

#include "support/catch.hpp"

namespace zugzwang {
namespace {

Ladder ladder_of(const std::vector<int>& ratings) {
    Ladder ladder;
    for (const int rating : ratings)
        ladder.rungs.push_back({.player = {}, .words = {}, .rating = rating});
    return ladder;
}

TEST_CASE("echo: its id is its rating, and nothing else is such an id", "[play][echo]") {
    for (const int rating : {0, 1, 800, 1130, 4000})
        CHECK(echo_rating(echo_id(rating)) == rating);
    CHECK(echo_id(1130) == "echo-1130");
    for (const char* other : {"", "echo", "echo-", "echo--5", "echo-01", "echo-4001", "echo-99999999999999999999",
                              "echo-1.5", "echo-10 ", "Echo-10", "random", "human"}) {
        CAPTURE(other);
        CHECK_FALSE(echo_rating(other));
    }
}

TEST_CASE("echo: it stands between the rungs that its rating says", "[play][echo]") {
    const auto ladder = ladder_of({800, 1000, 1400});
    const auto place = [&](int rating) {
        const auto [weaker, stronger, chance] = echo_place(ladder, rating);
        return std::to_string(weaker) + ' ' + std::to_string(stronger) + ' ' + std::to_string(chance).substr(0, 4);
    };
    CHECK(place(0) == "0 0 1.00");
    CHECK(place(799) == "0 0 1.00");
    CHECK(place(800) == "0 1 0.00");
    CHECK(place(850) == "0 1 0.25");
    CHECK(place(1000) == "1 2 0.00");
    CHECK(place(1300) == "1 2 0.75");
    CHECK(place(1400) == "2 2 1.00");
    CHECK(place(4000) == "2 2 1.00");
    CHECK(echo_place(ladder_of({800}), 900) == EchoPlace{});
}

} // namespace
} // namespace zugzwang
