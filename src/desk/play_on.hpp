// Playing on from a position of a game that is looked at: against whom, and how that game is started.
#pragma once

#include <string>
#include <vector>

#include "desk/context.hpp"

namespace zugzwang {

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
