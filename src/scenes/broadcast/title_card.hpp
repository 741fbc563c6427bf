// The card before a game of a broadcast: the game, who meets, and what they won against one another.
#pragma once

#include <string>

#include "desk/championship.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

struct TitleCard {
    const Game& game;
    BySide<std::string> players; ///< Their ids. Where both are rungs of the ladder, they have emblems and habits.
    BySide<std::string> names{}; ///< Of those that the game does not know; translated, as what follows.
    BroadcastScore score{};
    std::string round{};   ///< "Game 3 of 12"; may be empty.
    std::string refusal{}; ///< Why there is no game, in place of the names.
};
[[nodiscard]] ui::Node title_card(const TitleCard& card);

} // namespace zugzwang
