// Puzzles that were made: the same from the same seed, proven by playing everything out, and none too plain.
#include "puzzles/maker.hpp"

#include "puzzles/proof.hpp"
#include "support/catch.hpp"

namespace zugzwang::puzzles {
namespace {

std::vector<Puzzle> made(const std::string& game, std::uint64_t seed, std::size_t count) {
    std::vector<Puzzle> puzzles;
    make_puzzles({.game = find_game(game), .seed = seed, .count = count}, [&](const Puzzle& puzzle) {
        puzzles.push_back(puzzle);
        return true;
    });
    return puzzles;
}

TEST_CASE("puzzles: the same seed makes the same lines, another seed others", "[puzzles]") {
    for (const std::string game : {"sticks", "numbers"}) {
        CAPTURE(game);
        const auto puzzles = made(game, 5, 5);
        REQUIRE(puzzles.size() == 5);
        CHECK(made(game, 5, 5) == puzzles);
        CHECK(made(game, 6, 5) != puzzles);
        std::set<int> difficulties;
        for (const auto& puzzle : puzzles)
            difficulties.insert(puzzle.difficulty);
        CHECK(difficulties.size() == 5); // as many of each as of the others
        CHECK(puzzles_from(*find_game(game), puzzles.front().seed).front() == puzzles.front());
    }
}

TEST_CASE("puzzles: a fault in a puzzle is found", "[puzzles]") {
    const auto puzzle = made("sticks", 5, 1).front();
    Prover prover(*find_game("sticks"), 1000);
    CHECK_FALSE(prover.fault_of(puzzle));
    const auto fault = [&](auto spoil) {
        auto spoilt = puzzle;
        spoil(spoilt);
        return prover.fault_of(spoilt).has_value();
    };
    CHECK(fault([](Puzzle& one) { one.position = "17"; }));
    CHECK(fault([](Puzzle& one) { one.position = "16/3 1"; })); // lost: 16 mod 4
    CHECK(fault([](Puzzle& one) { one.value = 2; }));
    CHECK(fault([](Puzzle& one) { std::swap(one.solution, one.refutations.front().moves.front()); }));
    CHECK(fault([](Puzzle& one) { one.refutations.pop_back(); }));
    CHECK(fault([](Puzzle& one) { one.refutations.front().value = 0; }));
    CHECK(fault([](Puzzle& one) { one.refutations.front().line.clear(); }));
    CHECK(fault([](Puzzle& one) { one.refutations.front().line.front() = "0"; }));
}

} // namespace
} // namespace zugzwang::puzzles
