#include "desk/recorded_game.hpp"

#include <utility>

#include "keep/library.hpp"
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

std::string opponent_name(const Game& game, const GameRecord& record) {
    const auto person = person_of(record);
    return person ? player_name(game, record.seats, other(*person)) : std::string();
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

Result<std::shared_ptr<Session>> session_to_look_at(SceneContext& context, const Game& game, GameRecord record) {
    record.taken_back.clear();
    for (auto& seat : record.seats.values)
        seat.player = human;
    auto config = config_of(game, std::move(record));
    if (!config) return config.refusal();
    config->theme = &context.theme;
    auto session = game.start_session(*config, context.workers);
    if (!session) return session.refusal();
    return std::shared_ptr<Session>(*std::move(session));
}

GameRecord only_position(const std::string& game, std::string position, const BySide<RecordedSeat>& seats) {
    return {.game = game, .start = std::move(position), .seats = seats};
}

Side person_to_go_on(const GameRecord& record, Side to_move) { return person_of(record).value_or(to_move); }

std::vector<Opponent> opponents_of(const Game& game, const RecordedSeat& opponent) {
    std::vector<Opponent> all;
    if (opponent.player.starts_with(outside_prefix)) {
        auto command = opponent.player.substr(outside_prefix.size());
        all.push_back({opponent.player, opponent.name.empty() ? std::move(command) : opponent.name});
    }
    if (const auto rung = find_rung(game, opponent.player))
        all.push_back({opponent.player, tr(game.ladder.rungs[*rung].player.name)});
    all.push_back({std::string(human), tr("a friend")});
    for (const auto& player : game.players)
        all.push_back({player.id, tr(player.name)});
    return all;
}

Result<SessionConfig> to_play_on(const Game& game, const GameRecord& record, std::string position, Side person,
                                 const std::string& opponent) {
    auto config = config_of(game, {.game = record.game, .options = record.options, .seats = record.seats});
    if (!config) return config.refusal();
    config->record.reset();
    config->position = std::move(position);
    const Side against = other(person);
    const bool is_the_same = config->players[against] == opponent;
    config->players[person] = human;
    config->players[against] = opponent;
    config->budgets[person].reset();
    config->names[person].clear();
    if (!is_the_same) {
        config->budgets[against].reset();
        config->names[against].clear();
    }
    config->clocks = {};
    return config;
}

} // namespace zugzwang
