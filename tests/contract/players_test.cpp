// Every player of every game, in whole games: legal moves only, the same again from the same seed, obedient to a stop.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

namespace {

constexpr std::uint64_t nodes_for_a_move = 400;

/// The moves of a game that the player plays as both sides, every second move a random one.
std::vector<std::string> game_of(const Game& game, const OptionValues& options, const std::string& player,
                                 std::uint64_t seed) {
    Random random(seed);
    const auto table = open(game, options);
    REQUIRE_FALSE(table->seat({player, seed}));
    std::vector<std::string> moves;
    while (!table->outcome()) {
        const bool chooses = random.below(2) == 0;
        moves.push_back(chooses ? chosen(*table, {.nodes = nodes_for_a_move}) : random.pick(table->legal_moves()));
        play(*table, moves.back());
    }
    return moves;
}

} // namespace

TEST_CASE("contract: every player plays legal moves to the end of a game", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    for (const auto& set : option_sets(game)) {
        INFO(set.name);
        CHECK_FALSE(game_of(game, set.values, player.id, 5).empty());
    }
}

TEST_CASE("contract: from the same seed and nodes a player plays the same game", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    const auto options = small_set(game).values;
    for (const std::uint64_t seed : {1U, 2U}) {
        CHECK(game_of(game, options, player.id, seed) == game_of(game, options, player.id, seed));
    }
}

TEST_CASE("contract: a player that is stopped before it starts still moves", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    for (const auto& set : option_sets(game)) {
        INFO(set.name);
        const auto table = open(game, set.values);
        REQUIRE_FALSE(table->seat({player.id, 1}));
        play(*table, chosen(*table, Budget{}, stopped()));
    }
}

TEST_CASE("contract: without any limit a player ends where the game is small", "[contract]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    CAPTURE(game.id, player.id);
    Random random(6);
    const auto options = small_set(game).values;
    const auto table = open(game, options);
    play_near_the_end(*table, random, 3);
    REQUIRE_FALSE(table->seat({player.id, 1}));
    while (!table->outcome())
        play(*table, chosen(*table, Budget{}));
    CHECK(table->legal_moves().empty());
}
