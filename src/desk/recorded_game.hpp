// A game that was recorded: who played it, the board as it was left, sessions to look at it, and playing on from it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

/// What the player of that seat is called: "You" for a person among computers, else by name; translated.
[[nodiscard]] std::string player_name(const Game& game, const BySide<RecordedSeat>& seats, Side side);

/// What the player against the one person of a game is called; empty where that is nobody.
[[nodiscard]] std::string opponent_name(const Game& game, const GameRecord& record);

/// A session at the end of the recorded game, for looking only: nobody thinks in it, and programs from outside are not
/// started.
[[nodiscard]] Result<std::unique_ptr<Session>> look_back(SceneContext& context, const Game& game, GameRecord record,
                                                         bool miniature);

/// A session in which people look at a game: nobody else plays on in it, and no program outside is started. Of the
/// record it has what was played, not what was taken back. Or why the rules refuse it.
[[nodiscard]] Result<std::shared_ptr<Session>> session_to_look_at(SceneContext& context, const Game& game,
                                                                  GameRecord record);

/// The same game without the moves that led to the position.
[[nodiscard]] GameRecord only_position(const std::string& game, std::string position,
                                       const BySide<RecordedSeat>& seats);

/// Who can sit against a person.
struct Opponent {
    std::string player; ///< As RecordedSeat::player; `human`: a friend.
    std::string name;   ///< Translated, as it stands behind "against".
};

/// The side that the person of a recorded game had; where there was none, or two, the one that is to move.
[[nodiscard]] Side person_to_go_on(const GameRecord& record, Side to_move);

/// All players of the game and a friend, and before them the program outside or the rung of the ladder that played
/// there.
[[nodiscard]] std::vector<Opponent> opponents_of(const Game& game, const RecordedSeat& opponent);

/// What a game at the table is started with from that position: with the options of the record, without its clocks;
/// whoever played there has the time for a move that it had. Or why its options are refused.
[[nodiscard]] Result<SessionConfig> to_play_on(const Game& game, const GameRecord& record, std::string position,
                                               Side person, const std::string& opponent);

} // namespace zugzwang
