#include "support/catch.hpp"
#include <array>
#include <utility>
#include <vector>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "support/both_processors.hpp"
#include "zugzwang/ai/random.hpp"

using namespace zugzwang;
using Game = amazons::Rules;

TEST_CASE("amazons: every processor counts and judges the same", "[amazons][engine]") {
    Random random(77);
    for (const int board : {6, 8, 10}) {
        for (int round = 0; round < 10; ++round) {
            auto state = Game::initial({.board = board});
            for (auto moves = Game::legal_moves(state); !moves.empty(); moves = Game::legal_moves(state)) {
                const auto [narrow, wide] = testing::on_both_processors(
                    [&] { return std::pair(Game::move_count(state), amazons::evaluation(amazons::Board(state))); });
                CAPTURE(Game::to_text(state));
                REQUIRE(narrow == wide);
                REQUIRE(wide.first == moves.size());
                state = Game::after(state, random.pick(moves));
            }
        }
    }
}
