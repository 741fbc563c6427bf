// The signatures of all players, as tests/games/GAME/signatures.txt has them.
#include <iostream>

#include "bench/bench.hpp"
#include "signatures/signature.hpp"

namespace zugzwang::bench {
namespace {

const BenchmarkOfGames signature("signature", [](const Game& game, Report&) {
    for (const auto& line : testing::signature_lines(game))
        std::cout << line << std::endl;
});

} // namespace
} // namespace zugzwang::bench
