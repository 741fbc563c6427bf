// Tables opened for tests, and walks over them.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "support/catch.hpp"

#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

[[nodiscard]] inline std::unique_ptr<Table> open(const Game& game, const OptionValues& options) {
    auto table = game.open_table(options);
    REQUIRE(table);
    return *std::move(table);
}

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

} // namespace zugzwang::testing
