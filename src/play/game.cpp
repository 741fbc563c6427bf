#include "zugzwang/play/game.hpp"

#include <algorithm>
#include <cassert>

namespace zugzwang {

OptionValues small_options(const Game& game) {
    OptionValues values(game.options);
    for (const auto& [id, text] : game.small) {
        [[maybe_unused]] const auto refusal = values.set(id, text);
        assert(!refusal);
    }
    return values;
}

const PlayerSpec* find_player(const Game& game, std::string_view id) {
    const auto found = std::ranges::find(game.players, id, &PlayerSpec::id);
    return found == game.players.end() ? nullptr : &*found;
}

} // namespace zugzwang
