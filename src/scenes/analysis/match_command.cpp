#include "scenes/analysis/match_command.hpp"

#include "zugzwang/rules/text.hpp"

namespace zugzwang {

std::string match_command(const Game& game, const std::string& position) {
    const auto& players = game.players;
    const auto& best = players.back();
    const auto& next = players[players.size() - (players.size() > 1 ? 2 : 1)];
    // A file of openings that the shell makes of the position. No position has a quote in it.
    return filled("zugzwang match {} --first {} --second {} --games 100 --swap --openings <(echo '{}')", game.id,
                  best.id, next.id, position);
}

} // namespace zugzwang
