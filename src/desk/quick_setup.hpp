// A game's setup as it is seen at a glance: on which of its usual boards, and against which of four opponents. All of
// it is said of the choices themselves, so whatever else is chosen there is never lost.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

/// Whom a person can meet; words are translated.
struct OfferedOpponent {
    std::string id;                    ///< As a player of the game.
    std::string words;                 ///< "Easy"
    std::string called;                ///< "Tinder, rung 2"; may be empty.
    std::string thinks;                ///< Its habit.
    std::optional<std::size_t> rung{}; ///< Of the ladder; empty where the game has none.
};
/// Weakest first: four rungs of the ladder at equal distances, the highest one the last of them; without a ladder all
/// computer players of the game. At least one.
[[nodiscard]] std::vector<OfferedOpponent> offered_opponents(const Game& game);

enum class Against : std::uint8_t { computer, friend_here, friend_far, nobody };
/// Whether one person plays, two do, one with another who is far away, or none.
[[nodiscard]] Against against(const BySide<std::string>& players);
/// Where the person sits who plays against a computer; of two people the first side.
[[nodiscard]] Side person_side(const BySide<std::string>& players);

/// What the seat of that side is called where choices are kept and pressed.
[[nodiscard]] inline std::string seat_id(Side side) { return side == Side::first ? "first" : "second"; }

/// Which of Game::boards is chosen; empty for any other board.
[[nodiscard]] std::optional<std::size_t> chosen_board(const Game& game, const SetupChoices& choices);
/// In place of a board that was typed or laid out by hand, too; what has nothing to do with boards stays.
void choose_board(const Game& game, SetupChoices& choices, std::size_t board);

/// What is otherwise than usual and is not seen at a glance, translated: "10 s a move".
[[nodiscard]] std::vector<std::string> unusual(const Game& game, const SetupChoices& choices);

} // namespace zugzwang
