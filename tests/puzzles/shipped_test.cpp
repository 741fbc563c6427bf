// The packs that come with the program, proven again by the solvers.
#include <fstream>
#include <set>
#include <sstream>

#include "puzzles/pack.hpp"
#include "puzzles/proof.hpp"
#include "support/catch.hpp"
#include "support/every_game.hpp"
#include "support/places.hpp"

namespace zugzwang::puzzles {
namespace {

std::string text_of(const std::string& game) {
    std::ifstream file(ZUGZWANG_SOURCE_DIR "/assets/puzzles/" + game + ".txt", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST_CASE("puzzles: every game ships at least 300, of every difficulty many, no position twice", "[puzzles]") {
    std::size_t bytes = 0;
    for (const auto& game : testing::game_ids()) {
        const auto text = text_of(game);
        bytes += text.size();
        const auto pack = read_pack(text);
        CAPTURE(game);
        REQUIRE(pack);
        CHECK(pack->size() >= 300);
        std::array<int, hardest> of_each{};
        std::set<std::string> positions;
        for (const auto& puzzle : *pack) {
            CHECK(puzzle.game == game);
            ++of_each[static_cast<std::size_t>(puzzle.difficulty - easiest)];
            positions.insert(puzzle.position);
        }
        CHECK(positions.size() == pack->size());
        for (const int count : of_each)
            CHECK(count >= 50);
    }
    CHECK(bytes <= std::size_t{2} << 20);
}

TEST_CASE("puzzles: a sample of what is shipped has exactly one right move, and what refutes the others", "[slow]") {
    constexpr std::size_t apart = 16; // the benchmark proves them all
    for (const auto& game : testing::game_ids()) {
        const auto pack = read_pack(text_of(game));
        REQUIRE(pack);
        Prover prover(*find_game(game), 1'000'000);
        for (std::size_t index = 0; index < pack->size(); index += apart) {
            const auto fault = prover.fault_of((*pack)[index]);
            CAPTURE(game, index, (*pack)[index].position);
            CHECK((fault ? fault->words : "") == "");
        }
    }
}

} // namespace
} // namespace zugzwang::puzzles
