// The packs that come with the program: enough of everything, proven by playing everything out and by the solvers, and
// none too plain.
#include "contract/brute_force.hpp"
#include "puzzles/maker.hpp"
#include "puzzles/pack.hpp"
#include "puzzles/proof.hpp"
#include "support/every_game.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace zugzwang::puzzles {
namespace {

std::string text_of(const std::string& game) {
    return testing::text_of(ZUGZWANG_SOURCE_DIR "/assets/puzzles/" + game + ".txt");
}

std::vector<Puzzle> shipped(const std::string& game) {
    auto pack = read_pack(text_of(game));
    REQUIRE(pack);
    return *std::move(pack);
}

std::unique_ptr<Table> table_of(const std::string& game) {
    const auto* found = find_game(game);
    return *found->open_table(OptionValues(found->options));
}

/// Plays every move of the puzzle out; false where that is too much.
bool is_played_out(const Puzzle& puzzle) {
    const auto table = table_of(puzzle.game);
    REQUIRE_FALSE(table->set_position(puzzle.position));
    testing::BruteForce force(*table, 20'000);
    const auto side = table->to_move();
    for (const auto& move : table->legal_moves()) {
        const auto value = force.after(move, side);
        if (!value) return false;
        const auto* refutation = refutation_of(puzzle, move);
        CAPTURE(puzzle.position, puzzle.solution, move);
        CHECK((move == puzzle.solution) == (refutation == nullptr));
        CHECK(*value == (refutation ? refutation->value : puzzle.value));
        CHECK((*value > 0) == (move == puzzle.solution));
    }
    return true;
}

TEST_CASE("puzzles: every game ships at least 300, of every difficulty many, no position twice", "[puzzles]") {
    std::size_t bytes = 0;
    for (const auto& game : testing::game_ids()) {
        bytes += text_of(game).size();
        CAPTURE(game);
        const auto pack = shipped(game);
        CHECK(pack.size() >= 300);
        std::array<int, hardest> of_each{};
        std::set<std::string> positions;
        for (const auto& puzzle : pack) {
            CHECK(puzzle.game == game);
            ++of_each[static_cast<std::size_t>(puzzle.difficulty - easiest)];
            positions.insert(puzzle.position);
        }
        CHECK(positions.size() == pack.size());
        for (const int count : of_each)
            CHECK(count >= 50);
    }
    CHECK(bytes <= std::size_t{2} << 20);
}

TEST_CASE("puzzles: exactly one move wins, as playing everything out finds", "[puzzles]") {
    for (const std::string game : {"sticks", "numbers", "boxes"}) {
        constexpr std::size_t few = 10, enough = 12;
        std::size_t played_out = 0;
        for (const auto& puzzle : shipped(game)) {
            if (played_out == enough) break;
            if (move_count(puzzle) <= few && is_played_out(puzzle)) ++played_out;
        }
        CAPTURE(game);
        CHECK(played_out >= 8);
    }
}

TEST_CASE("puzzles: no solution is what a beginner does without thinking", "[puzzles]") {
    std::size_t larger = 0, smaller = 0;
    for (const auto& puzzle : shipped("numbers")) { // takes the larger end
        const auto row = puzzle.position.substr(0, puzzle.position.find(' '));
        const auto left = std::stoi(row), right = std::stoi(row.substr(row.rfind(',') + 1));
        CAPTURE(puzzle.position);
        CHECK(left != right);
        ++(puzzle.solution == (left > right ? "L" : "R") ? larger : smaller);
    }
    CHECK(std::min(larger, smaller) >= 100); // nor is it always the other one
    const auto boxes = table_of("boxes");
    for (const auto& puzzle : shipped("boxes")) { // takes a free box
        REQUIRE_FALSE(boxes->set_position(puzzle.position));
        const auto side = boxes->to_move();
        REQUIRE_FALSE(boxes->play(puzzle.solution));
        CAPTURE(puzzle.position);
        CHECK(boxes->to_move() != side);
    }
    for (const auto& game : testing::game_ids()) { // wins at once
        const auto table = table_of(game);
        for (const auto& puzzle : shipped(game)) {
            REQUIRE_FALSE(table->set_position(puzzle.position));
            REQUIRE_FALSE(table->play(puzzle.solution));
            CAPTURE(puzzle.position);
            CHECK_FALSE(table->outcome());
        }
    }
}

TEST_CASE("puzzles: a sample of what is shipped has exactly one right move, and what refutes the others", "[slow]") {
    constexpr std::size_t apart = 16; // the benchmark proves them all
    for (const auto& game : testing::game_ids()) {
        const auto pack = shipped(game);
        Prover prover(*find_game(game), 1'000'000);
        for (std::size_t index = 0; index < pack.size(); index += apart) {
            const auto fault = prover.fault_of(pack[index]);
            CAPTURE(game, index, pack[index].position);
            CHECK((fault ? fault->words : "") == "");
        }
    }
}

TEST_CASE("puzzles: the seeds written in the packs make the puzzles that are shipped", "[slow]") {
    constexpr std::size_t apart = 40;
    for (const auto& game : testing::game_ids()) {
        const auto pack = shipped(game);
        for (std::size_t index = 0; index < pack.size(); index += apart) {
            const auto made = puzzles_from(*find_game(game), pack[index].seed);
            const auto found = std::ranges::find(made, pack[index].position, &Puzzle::position);
            CAPTURE(game, index, pack[index].seed, pack[index].position);
            const bool is_found = found != made.end();
            CHECK(is_found);
            if (is_found) CHECK(*found == pack[index]);
        }
    }
}

} // namespace
} // namespace zugzwang::puzzles
