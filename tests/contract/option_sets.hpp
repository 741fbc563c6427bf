// Option sets that stand for all that a game can be set to, made from its own descriptions.
#pragma once

#include "support/standard.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::testing {

struct OptionSet {
    std::string name; ///< "rows=1 start=empty", "defaults".
    OptionValues values;
};

/// The defaults; every choice and flag; every number at the ends of what the setup offers and at the least that is
/// accepted. Sets that the game refuses as a whole are left out.
[[nodiscard]] std::vector<OptionSet> option_sets(const Game& game);

/// The set with the fewest moves that is worth a whole match by slow players: the game's small options, with the
/// numbers at their least offered.
[[nodiscard]] OptionSet small_set(const Game& game);

/// The game's small options, with a board of its own each time where the game draws one.
[[nodiscard]] OptionValues small_options_by_chance(const Game& game, Random& random);

} // namespace zugzwang::testing
