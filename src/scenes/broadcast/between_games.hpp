// What stands between two games of a broadcast: the card of the next one, and the table of the championship.
#pragma once

#include <span>
#include <string>

#include "desk/championship.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// The game, who meets, and what they won against one another.
struct TitleCard {
    const Game& game;
    BySide<std::string> players; ///< Their ids. Where both are rungs of the ladder, they have emblems and habits.
    BySide<std::string> names{}; ///< Of those that the game does not know; translated, as what follows.
    BroadcastScore score{};
    std::string round{};   ///< "Game 3 of 12"; may be empty.
    std::string refusal{}; ///< Why there is no game, in place of the names.
};
[[nodiscard]] ui::Node title_card(const TitleCard& card);

/// `players`: by their places in the championship; with emblems where the game has a ladder, and with their habits
/// unless words are large.
[[nodiscard]] ui::Node standings(const Game& game, const Championship& championship,
                                 std::span<const PlayerSpec* const> players, const Canvas& canvas);

} // namespace zugzwang
