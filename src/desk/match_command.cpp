#include "desk/match_command.hpp"

#include <string_view>

#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

/// Between single quotes a shell reads every sign as it is, but for the single quote.
std::string in_quotes(std::string_view text) {
    std::string quoted = "'";
    for (const char sign : text)
        quoted += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
    return quoted + "'";
}

} // namespace

std::string match_command(const Game& game, const std::string& position) {
    const auto& players = game.players;
    const auto& best = players.back();
    const auto& next = players[players.size() - (players.size() > 1 ? 2 : 1)];
    return filled(
        "printf '%s\\n' {} | zugzwang match {} --first {} --second {} --games 100 --swap --openings /dev/stdin",
        in_quotes(position), game.id, best.id, next.id);
}

} // namespace zugzwang
