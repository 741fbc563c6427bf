// Puzzles that were made: the same from the same seed, proven by playing everything out, and none too plain.
#include "puzzles/maker.hpp"

#include <set>

#include "contract/brute_force.hpp"
#include "puzzles/pack.hpp"
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

std::unique_ptr<Table> table_of(const std::string& game) {
    const auto* found = find_game(game);
    return *found->open_table(OptionValues(found->options));
}

TEST_CASE("puzzles: the same seed makes the same lines, another seed others", "[puzzles]") {
    for (const std::string game : {"sticks", "numbers", "boxes"}) {
        CAPTURE(game);
        const auto puzzles = made(game, 5, 5);
        REQUIRE(puzzles.size() == 5);
        CHECK(made(game, 5, 5) == puzzles);
        CHECK(made(game, 6, 5) != puzzles);
        std::set<int> difficulties;
        for (const auto& puzzle : puzzles)
            difficulties.insert(puzzle.difficulty);
        CHECK(difficulties.size() == 5); // as many of each as of the others
        CHECK(puzzle_from(*find_game(game), puzzles.front().seed) == puzzles.front());
    }
}

TEST_CASE("puzzles: exactly one move wins, as playing everything out finds", "[puzzles]") {
    for (const std::string game : {"sticks", "numbers", "boxes"}) {
        std::size_t played_out = 0;
        for (const auto& puzzle : made(game, 11, 40)) {
            if (puzzle.game == "boxes" && move_count(puzzle) > 9) continue;
            const auto table = table_of(game);
            REQUIRE_FALSE(table->set_position(puzzle.position));
            testing::BruteForce force(*table, 40'000);
            const auto side = table->to_move();
            CAPTURE(puzzle.position, puzzle.solution);
            std::size_t moves = 0;
            for (const auto& move : table->legal_moves()) {
                const auto value = force.after(move, side);
                if (!value) break; // too much to play out
                ++moves;
                CAPTURE(move);
                if (move == puzzle.solution) CHECK(*value == puzzle.value);
                if (move != puzzle.solution) {
                    const auto* refutation = refutation_of(puzzle, move);
                    REQUIRE(refutation != nullptr);
                    CHECK(*value == refutation->value);
                    CHECK(*value <= 0);
                }
            }
            if (moves == move_count(puzzle)) ++played_out;
        }
        CAPTURE(game);
        CHECK(played_out >= 3);
    }
}

TEST_CASE("puzzles: no solution is what a beginner does without thinking", "[puzzles]") {
    for (const auto& puzzle : made("numbers", 3, 20)) {
        const auto row = puzzle.position.substr(0, puzzle.position.find(' '));
        const auto left = std::stoi(row), right = std::stoi(row.substr(row.rfind(',') + 1));
        CAPTURE(puzzle.position);
        CHECK((puzzle.solution == "L" ? left < right : right < left));
    }
    for (const auto& puzzle : made("boxes", 3, 10)) {
        const auto table = table_of("boxes");
        REQUIRE_FALSE(table->set_position(puzzle.position));
        const auto side = table->to_move();
        REQUIRE_FALSE(table->play(puzzle.solution));
        CAPTURE(puzzle.position);
        CHECK(table->to_move() != side); // no box was taken
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
