#include "games/boxes/think/run_graph.hpp"

#include <tuple>

#include "positions.hpp"

#include "safe_lines.hpp"

namespace {

/// Length, coins and gift of each run, which tell one from the other as far as a search goes.
using Terms = std::vector<std::tuple<int, int, int>>;

Terms sorted(Terms terms) {
    std::ranges::sort(terms);
    return terms;
}

} // namespace

TEST_CASE("boxes: pieces that are opened in any order leave the runs that strings leave", "[boxes][solver]") {
    Random random(14);
    const auto setup =
        GENERATE(R::Setup{3, 3, Start::empty}, R::Setup{5, 5, Start::empty}, R::Setup{7, 7, Start::border});
    constexpr int words = 2;
    for (int game = 0; game < 40; ++game) {
        const auto state = boxes::test::after_safe_lines(R::initial(setup), random);
        INFO(R::to_text(state));
        const Strings strings(state);
        const ZobristKeys zobrist(strings, state.grid);
        const CoinGraph<words> coins(strings);
        RunGraph<words> pieces;
        auto quiet = coins.quiet(strings, zobrist);
        auto position = pieces.assign(coins, quiet, zobrist);
        while (position.coins > 0) {
            std::vector<RunSet<words>> of_strings, of_pieces;
            for (auto rest = quiet.left; !rest.empty(); rest -= of_strings.back().own)
                of_strings.push_back(coins.run_at(quiet, rest.first()));
            pieces.for_each_run(position, [&](const auto& run) { of_pieces.push_back(run); });
            Terms left, right;
            for (const auto& run : of_strings)
                left.emplace_back(run.length, run.coins, run.gift);
            for (const auto& run : of_pieces)
                right.emplace_back(run.length, run.coins, run.gift);
            REQUIRE(sorted(left) == sorted(right));
            const auto opened = random.pick(of_pieces);
            position = pieces.without(position, opened);
            bool found = false;
            for (const auto& run : of_strings) {
                const auto after = coins.without(quiet, run, zobrist);
                if (after.keys != position.keys) continue;
                found = true;
                quiet = after;
                break;
            }
            REQUIRE(found);
            CHECK(quiet.coins == position.coins);
            CHECK(quiet.left.size() == position.strings);
        }
        CHECK(position.strings == 0);
        CHECK(position.left.empty());
    }
}
