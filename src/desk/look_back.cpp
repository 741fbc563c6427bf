#include "desk/look_back.hpp"

#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/outside.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

std::string player_name(const Game& game, const BySide<RecordedSeat>& seats, Side side) {
    const auto& seat = seats[side];
    if (!seat.name.empty()) return seat.name;
    if (seat.player == human) {
        return seats[other(side)].player == human ? side_name(game.side_names, side) : tr("You");
    }
    if (const auto* known = find_player(game, seat.player)) return tr(known->name);
    return seat.player.starts_with(outside_prefix) ? seat.player.substr(outside_prefix.size()) : seat.player;
}

Result<std::unique_ptr<Session>> look_back(SceneContext& context, const Game& game, GameRecord record, bool miniature) {
    const auto seats = record.seats;
    auto config = config_of(game, std::move(record));
    if (!config) return config.refusal();
    config->theme = &context.theme;
    config->miniature = miniature;
    for (const Side side : both_sides) {
        if (seats[side].player == human || find_player(game, seats[side].player) != nullptr) continue;
        config->players[side] = game.players.front().id; // any that stands for it
        config->names[side] = player_name(game, seats, side);
    }
    auto session = game.start_session(*config, context.workers);
    if (session) (*session)->set({.labels = context.settings.labels, .paused = true});
    return session;
}

GameRecord only_position(const std::string& game, std::string position, const BySide<RecordedSeat>& seats) {
    return {.game = game, .start = std::move(position), .seats = seats};
}

} // namespace zugzwang
