// The rules of a rush.
#include "puzzles/rush.hpp"

#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

/// Twelve of each difficulty.
std::vector<int> pack() {
    std::vector<int> difficulties;
    for (int index = 0; index < 60; ++index)
        difficulties.push_back(1 + index % 5);
    return difficulties;
}

int difficulty(const PuzzlePlace& place) { return 1 + static_cast<int>(place.index) % 5; }

TEST_CASE("rush: it gets harder with every four tries, and no puzzle comes twice", "[puzzles]") {
    Rush rush({pack(), {}, pack()}, 7);
    std::set<PuzzlePlace> seen;
    for (const int wanted : {1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5}) {
        REQUIRE(rush.now());
        CHECK(difficulty(*rush.now()) == wanted);
        CHECK(rush.now()->game != 1); // which has none
        CHECK(seen.insert(*rush.now()).second);
        rush.note(Try::solved);
    }
    CHECK(rush.solved() == 22);
}

TEST_CASE("rush: the third miss ends it, hints do not", "[puzzles]") {
    Rush rush({pack()}, 1);
    for (const auto what : {Try::missed, Try::helped, Try::solved, Try::missed, Try::helped, Try::helped}) {
        rush.note(what);
        CHECK_FALSE(rush.over());
    }
    rush.note(Try::missed);
    CHECK(rush.over());
    CHECK_FALSE(rush.now());
    rush.note(Try::solved); // too late
    CHECK(rush.tries().size() == 7);
    CHECK(rush.solved() == 1);
    CHECK(rush.misses() == 3);
}

TEST_CASE("rush: five minutes end it", "[puzzles]") {
    Rush rush({pack()}, 1);
    rush.run(Seconds{299});
    CHECK_FALSE(rush.over());
    CHECK(rush.left() == Seconds{1});
    rush.note(Try::solved);
    rush.run(Seconds{2});
    CHECK(rush.over());
    CHECK(rush.left() == Seconds{0});
    rush.note(Try::solved);
    CHECK(rush.solved() == 1);
}

TEST_CASE("rush: the same seed brings the same puzzles, another seed others", "[puzzles]") {
    const auto drawn = [](std::uint64_t seed) {
        Rush rush({pack(), pack()}, seed);
        std::vector<PuzzlePlace> places;
        for (int index = 0; index < 10; ++index) {
            places.push_back(*rush.now());
            rush.note(Try::solved);
        }
        return places;
    };
    CHECK(drawn(3) == drawn(3));
    CHECK(drawn(3) != drawn(4));
}

TEST_CASE("rush: it ends when all puzzles were seen, and before it begins without any", "[puzzles]") {
    Rush rush({{5, 1}}, 1);
    CHECK(rush.now() == PuzzlePlace{0, 1}); // the easier one first
    rush.note(Try::solved);
    rush.note(Try::solved);
    CHECK(rush.over());
    CHECK(Rush({{}, {}}, 1).over());
}

} // namespace
} // namespace zugzwang::puzzles
