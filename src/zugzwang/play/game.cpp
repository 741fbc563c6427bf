#include "zugzwang/play/game.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "zugzwang/play/echo.hpp"

namespace zugzwang {

namespace {

/// Requires that the game accepts them.
OptionValues options_of(const Game& game, const std::vector<std::pair<std::string, std::string>>& set) {
    OptionValues values(game.options);
    for (const auto& [id, text] : set) {
        [[maybe_unused]] const auto refusal = values.set(id, text);
        assert(!refusal);
    }
    return values;
}

} // namespace

OptionValues small_options(const Game& game) { return options_of(game, game.small); }

OptionValues board_options(const Game& game, const UsualBoard& board) { return options_of(game, board.options); }

std::int64_t minutes_of(const Game& game, const UsualBoard& board) {
    constexpr double seconds_in_a_minute = 60;
    return std::max<std::int64_t>(1, std::llround(board.moves / 2 * game.seconds_a_move / seconds_in_a_minute));
}

std::int64_t points_of(const Game& game, const std::string& start) { return game.points ? game.points(start) : 0; }

Result<SessionConfig> config_of(const Game& game, GameRecord record) {
    SessionConfig config;
    config.options = OptionValues(game.options);
    for (const auto& [id, text] : record.options) {
        if (auto refusal = config.options.set(id, text)) return *std::move(refusal);
    }
    config.players = {record.seats[Side::first].player, record.seats[Side::second].player};
    for (const Side side : both_sides) {
        if (const auto& limit = record.seats[side].limit)
            config.budgets[side] = Budget{.time = limit->time, .nodes = limit->nodes, .depth = limit->depth};
    }
    config.names = {{record.seats[Side::first].name, record.seats[Side::second].name}};
    config.clocks = {{record.seats[Side::first].clock, record.seats[Side::second].clock}};
    config.record = std::move(record);
    return config;
}

Result<std::unique_ptr<Table>> played_table(const Game& game, const GameRecord& record) {
    const auto config = config_of(game, record);
    if (!config) return config.refusal();
    auto table = game.open_table(config->options);
    if (!table) return table;
    if (auto refusal = (*table)->set_position(record.start)) return *std::move(refusal);
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        if (const auto refusal = (*table)->play(record.moves[ply].text))
            return Refusal{"move {}: {}", ply + 1, refusal->words};
    }
    if (!record.result) return table;
    if (auto wrong = wrong_result(*record.result, (*table)->outcome())) return *std::move(wrong);
    return table;
}

const PlayerSpec* find_player(const Game& game, std::string_view id) {
    const auto found = std::ranges::find(game.players, id, &PlayerSpec::id);
    if (found != game.players.end()) return &*found;
    if (const auto rung = find_rung(game, id)) return &game.ladder.rungs[*rung].player;
    return echo_rating(id) && !game.ladder.rungs.empty() ? &echo_spec() : nullptr;
}

std::optional<std::size_t> find_rung(const Game& game, std::string_view id) {
    const auto& rungs = game.ladder.rungs;
    const auto found = std::ranges::find(rungs, id, [](const Rung& rung) { return std::string_view(rung.player.id); });
    if (found == rungs.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rungs.begin());
}

OptionValues ladder_options(const Game& game, std::uint64_t number, Side climber) {
    return game.ladder.options ? options_of(game, game.ladder.options(number, climber)) : OptionValues(game.options);
}

} // namespace zugzwang
