#include "desk/demo_games.hpp"

#include <string>
#include <utility>

namespace zugzwang {

void draw_board(const Game& game, OptionValues& values, Random& random) {
    const auto* seed = board_seed(game.options);
    if (seed == nullptr) return;
    const auto range = values.offered(seed->id);
    static_cast<void>(values.set(seed->id, std::to_string(random.between(range.min, range.max))));
}

BySide<std::string> demo_players(const Game& game, Random& random) {
    const std::size_t first = game.players.size() > 1 ? 1 : 0;
    const std::size_t strongest = game.players.size() - 1;
    const std::size_t count = game.players.size() - first;
    std::size_t rival = first + static_cast<std::size_t>(random.below(count));
    if (rival == strongest && count > 1) rival = strongest - 1;
    BySide<std::string> players{game.players[strongest].id, game.players[rival].id};
    if (random.below(2) == 1) std::swap(players[Side::first], players[Side::second]);
    return players;
}

} // namespace zugzwang
