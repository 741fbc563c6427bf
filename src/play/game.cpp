#include "zugzwang/play/game.hpp"

#include <algorithm>

namespace zugzwang {

const PlayerSpec* find_player(const Game& game, std::string_view id) {
    const auto found = std::ranges::find(game.players, id, &PlayerSpec::id);
    return found == game.players.end() ? nullptr : &*found;
}

} // namespace zugzwang
