// The measure of difficulty, against sums worked out by hand, and in the direction of each of its parts.
#include "puzzles/difficulty.hpp"

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

TEST_CASE("difficulty: the sum of its parts", "[puzzles]") {
    // Nothing to choose, nothing left, everybody sees it; and then one part at a time.
    CHECK(effort_of({.moves = 1, .left = 0, .search = 0, .natural = 1, .rung = 0}) == 0);
    CHECK(effort_of({.moves = 32, .left = 0, .search = 0, .natural = 1, .rung = 0}) == 30);    // 6 · 5
    CHECK(effort_of({.moves = 1, .left = 15, .search = 0, .natural = 1, .rung = 0}) == 32);    // 8 · 4
    CHECK(effort_of({.moves = 1, .left = 0, .search = 20, .natural = 1, .rung = 0}) == 10);    // 0.5 · 20
    CHECK(effort_of({.moves = 1, .left = 0, .search = 0, .natural = 0, .rung = 0}) == 10);     // 10 · 1
    CHECK(effort_of({.moves = 1, .left = 0, .search = 0, .natural = 1, .rung = 1}) == 20);     // 20 · 1
    CHECK(effort_of({.moves = 32, .left = 15, .search = 20, .natural = 0, .rung = 1}) == 102); // 30 + 32 + 10 + 10 + 20
}

TEST_CASE("difficulty: more of anything that tires is harder, a natural move is easier", "[puzzles]") {
    const PuzzleSight usual{.moves = 12, .left = 9, .search = 10, .natural = 0.5, .rung = 0.5};
    const auto with = [&](auto change) {
        auto sight = usual;
        change(sight);
        return effort_of(sight);
    };
    CHECK(with([](PuzzleSight& sight) { sight.moves = 24; }) ==
          effort_of(usual) + 6); // twice as many: one step of the logarithm
    CHECK(with([](PuzzleSight& sight) { sight.left = 19; }) == effort_of(usual) + 8); // as do the moves until the end
    CHECK(with([](PuzzleSight& sight) { sight.search = 20; }) == effort_of(usual) + 5);
    CHECK(with([](PuzzleSight& sight) { sight.rung = 1; }) == effort_of(usual) + 10);
    CHECK(with([](PuzzleSight& sight) { sight.natural = 1; }) == effort_of(usual) - 5);
}

TEST_CASE("difficulty: it is never less for more effort, and each bound belongs to the harder one", "[puzzles]") {
    const std::array<int, 4> harder{20, 30, 40, 50};
    const std::array<std::pair<int, int>, 9> wanted{
        {{0, 1}, {19, 1}, {20, 2}, {29, 2}, {30, 3}, {40, 4}, {49, 4}, {50, 5}, {400, 5}}};
    for (const auto& [effort, difficulty] : wanted)
        CHECK(difficulty_of(effort, harder) == difficulty);
}

} // namespace
} // namespace zugzwang::puzzles
