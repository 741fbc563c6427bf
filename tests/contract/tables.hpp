// Tables opened for tests, and walks over them.
#pragma once

#include "support/catch.hpp"

#include "support/within.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

/// Small letters and hyphens, as the ids of a game's parts are.
[[nodiscard]] inline bool is_id(std::string_view text) {
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos &&
           text.front() != '-' && text.back() != '-';
}

/// A test case that asks runs for each game of the catalog in turn.
[[nodiscard]] inline const Game& each_game() {
    return catalog()[GENERATE(Catch::Generators::range(std::size_t{0}, catalog().size()))];
}
/// A test case that asks runs for each player of the game in turn; after `each_game` for those of every game.
[[nodiscard]] inline const PlayerSpec& each_player(const Game& game) {
    return game.players[GENERATE_REF(Catch::Generators::range(std::size_t{0}, game.players.size()))];
}

[[nodiscard]] inline std::unique_ptr<Table> open(const Game& game, const OptionValues& options) {
    auto table = game.open_table(options);
    REQUIRE(table);
    return *std::move(table);
}

[[nodiscard]] inline std::unique_ptr<Table> open(const Game& game) { return open(game, OptionValues(game.options)); }

/// Plays a move that must be legal.
inline void play(Table& table, std::string_view move) {
    const auto refusal = table.play(move);
    if (refusal) FAIL("a legal move was refused: " << move << ": " << refusal->words << " in " << table.position());
}

/// Plays random moves until the game is over or `max` were played; answers how many.
inline int play_randomly(Table& table, Random& random, int max) {
    int played = 0;
    for (; played < max && !table.outcome(); ++played)
        play(table, random.pick(table.legal_moves()));
    return played;
}

/// Plays random moves to the end of the game and takes the last ones back, at most so many.
inline void play_near_the_end(Table& table, Random& random, int back) {
    play_randomly(table, random, 1'000'000);
    while (back-- > 0 && table.undo()) {
    }
}

/// What the seated player plays.
[[nodiscard]] inline std::string chosen(Table& table, Budget budget = {}, const std::stop_token& stop = {}) {
    const auto move = table.choose(budget, stop, {});
    if (!move) FAIL("no move in " << table.position() << ": " << move.refusal().words);
    return *move;
}

} // namespace zugzwang::testing
