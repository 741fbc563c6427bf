// The numbers that lose, derived from the end, against the closed form of the assignment; and what the lesson says.
#include "games/sticks/think/derivation.hpp"

#include "games/sticks/show/lesson.hpp"
#include "support/catch.hpp"
#include "zugzwang/rules/options.hpp"

namespace zugzwang::sticks {
namespace {

TEST_CASE("sticks: the losing numbers from the end are those with N mod (M + 1) = 0, misère 1", "[sticks]") {
    for (int take = 2; take < 40; ++take) {
        for (const bool misere : {false, true}) {
            const auto verdicts = derived({.left = 200, .take = take, .misere = misere});
            REQUIRE(verdicts.size() == 201);
            for (int left = 1; left <= 200; ++left) {
                const auto& verdict = verdicts[static_cast<std::size_t>(left)];
                const int rest = (left - (misere ? 1 : 0)) % (take + 1);
                CAPTURE(take, misere, left);
                CHECK(verdict.lost == (rest == 0));
                CHECK(verdict.take == rest);
            }
        }
    }
}

TEST_CASE("sticks: a lesson arrives at the move of its player", "[sticks]") {
    const OptionValues none{{}};
    const Rules::State ten{.left = 10};
    const auto optimal = lesson({.state = ten, .player = "optimal", .options = none});
    CHECK(optimal->move() == "2"); // the assignment: 10 mod 4
    CHECK(optimal->steps() == 12); // 0 to 10, and the move
    const Rules::State three{.left = 3};
    CHECK(lesson({.state = three, .player = "novice", .options = none})->move() == "3");
}

} // namespace
} // namespace zugzwang::sticks
