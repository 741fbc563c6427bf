// Players whose tables do not fit into memory go on with smaller ones, and say so.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"
#include "support/little_memory.hpp"

namespace {

/// In the midst of a game by chance.
std::unique_ptr<Table> midgame(const Game& game) {
    Random random(3);
    const auto counted = open(game);
    const int moves = play_randomly(*counted, random, 1'000'000);
    auto table = open(game);
    play_randomly(*table, random, moves / 2);
    return table;
}

} // namespace

TEST_CASE("contract: with little memory a player moves all the same, and tells that it is short", "[contract]") {
    if (!memory_can_be_short) return;
    const auto& game = each_game();
    const auto& player = each_player(game);
    if (!player.uses_hash) return;
    CAPTURE(game.id, player.id);
    const auto table = midgame(game);
    const LittleMemory little(256);
    REQUIRE_FALSE(table->seat({.player = player.id, .hash_mb = 2048}));
    std::string words;
    const auto move = table->choose({.nodes = 3000}, {}, [&](const TextProgress& progress) { words = progress.words; });
    REQUIRE(move);
    const auto moves = table->legal_moves();
    CHECK(std::ranges::find(moves, *move) != moves.end());
    CHECK_THAT(words, Catch::Matchers::ContainsSubstring("Little memory: ") &&
                          Catch::Matchers::ContainsSubstring(" of 2048 MiB"));
}
