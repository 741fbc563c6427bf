#include "desk/play_on.hpp"

#include <utility>

#include "keep/summary.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang {

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
