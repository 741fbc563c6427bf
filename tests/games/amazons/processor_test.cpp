#include "support/catch.hpp"
#include <array>
#include <utility>
#include <vector>

#include "games/amazons/think/board.hpp"
#include "games/amazons/think/evaluation.hpp"
#include "support/both_processors.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang;
using R = amazons::Rules;

TEST_CASE("amazons: every processor counts and judges the same", "[amazons][engine]") {
    Random random(77);
    for (const int board : {6, 8, 10}) {
        for (int round = 0; round < 10; ++round) {
            auto state = R::initial({.board = board});
            for (auto moves = R::legal_moves(state); !moves.empty(); moves = R::legal_moves(state)) {
                const auto [narrow, wide] = testing::on_both_processors(
                    [&] { return std::pair(R::move_count(state), amazons::evaluation(amazons::Board(state))); });
                CAPTURE(R::to_text(state));
                REQUIRE(narrow == wide);
                REQUIRE(wide.first == moves.size());
                state = R::after(state, random.pick(moves));
            }
        }
    }
}
