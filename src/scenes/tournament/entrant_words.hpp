// Who plays in a tournament, and what is played there, in words.
#pragma once

#include <string>

#include "tournament/plan.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// What an entrant is called: ours by name, translated, others as their file is.
[[nodiscard]] inline std::string entrant_words(const Game& game, const tournament::Entrant& entrant) {
    const auto* ours = find_player(game, entrant.player);
    return ours == nullptr ? entrant.name : tr(ours->name);
}

/// "Boxes 5 x 5", translated; options that do not go together: the game's title.
[[nodiscard]] inline std::string listed(const Game& game, const OptionValues& options) {
    if (!game.listed_as) return tr(game.title);
    const auto table = game.open_table(options);
    return table ? game.listed_as((*table)->position()) : tr(game.title);
}

} // namespace zugzwang
