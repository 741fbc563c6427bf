// The card before a game of a broadcast: the game, who meets, and what they won against one another. Draws only.
#pragma once

#include <functional>
#include <string>

#include "desk/broadcast_score.hpp"
#include "scenes/frame/stage.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

/// So long it is shown.
inline constexpr Seconds title_card_time{2.6};

/// Everything translated; what is empty is left out.
struct TitleCard {
    std::string title, first_line, second_line;
    BySide<std::string> names{};
    BroadcastScore score{};
    std::string round{};   ///< "Game 3 of 12"
    std::string refusal{}; ///< Why there is no game, in place of the names.
    BySide<std::string> habits{};
    /// The emblem of who sits there, into a square; empty: they have none.
    std::function<void(Canvas& canvas, Rect area, Side side)> draw_emblem{};
};
/// Where both players of the game are rungs of its ladder, their emblems and habits.
void show_rungs(TitleCard& card, const Game& game, const BySide<std::string>& players);
void paint_title_card(const Stage& stage, const TitleCard& card, Seconds shown_for, bool reduced_motion,
                      Canvas& canvas);

} // namespace zugzwang
