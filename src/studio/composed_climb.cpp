#include "studio/composed_climb.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "scenes/frame/scenes.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {
namespace {

/// So many rungs of each game of the catalog are climbed; of the last one all.
constexpr std::size_t climbed[]{3, 6, 4, 6, 3};
constexpr std::uint64_t nodes_for_a_value = 400;

LadderResult result(const Game& game, std::size_t rung, Side climber, Fortune fortune, bool helped) {
    return {.game = game.id,
            .rung = game.ladder.rungs[rung].player.id,
            .climber = climber,
            .fortune = fortune,
            .helped = helped};
}

} // namespace

void compose_climb(SceneContext& context) {
    std::size_t place = 0;
    for (const auto& game : context.games) {
        const auto rungs = game.ladder.rungs.size();
        const auto count = std::min(rungs, climbed[place++ % std::size(climbed)]);
        for (std::size_t rung = 0; rung < count; ++rung) {
            context.ladders.note(result(game, rung, Side::first, Fortune::won, rung + 1 == count && rungs > count));
            context.ladders.note(result(game, rung, Side::second, Fortune::won, rung + 1 == count && rungs > count));
        }
        if (count == rungs) continue;
        using enum Fortune;
        for (const auto fortune : {lost, lost, won, lost, lost, won, lost}) {
            auto latest = result(game, count, Side::second, fortune, true);
            if (game.points && fortune == won) latest.margin = 7;
            context.ladders.note(latest);
        }
    }
}

void climb_all(SceneContext& context, const Game& game, std::size_t count) {
    for (std::size_t rung = 0; rung < count; ++rung) {
        for (const Side side : both_sides) {
            auto won = result(game, rung, side, Fortune::won, false);
            if (game.points) won.margin = 3 + static_cast<std::int64_t>(rung);
            context.ladders.note(won);
        }
    }
}

GameRecord played_on_ladder(const Game& game, std::size_t rung, Side climber, bool person_wins) {
    const auto& rungs = game.ladder.rungs;
    BySide<std::string> players;
    players[climber] = (person_wins ? rungs.back() : rungs.front()).player.id;
    players[other(climber)] = rungs[rung].player.id;
    for (std::uint64_t seed = 1;; ++seed) {
        const auto options = ladder_options(game, seed, climber);
        auto opened = game.open_table(options);
        if (!opened) throw std::runtime_error(opened.refusal().words);
        auto& table = **opened;
        GameRecord record{.game = game.id, .options = options.chosen(), .start = table.position()};
        record.seats[other(climber)].player = players[other(climber)];
        while (!table.outcome()) {
            static_cast<void>(table.seat({players[table.to_move()], seed, 16}));
            const auto move = table.choose({}, {}, {});
            if (!move) throw std::runtime_error(move.refusal().words);
            record.moves.push_back({.text = *move, .time = Seconds{table.to_move() == climber ? 4 : 0.4}});
            static_cast<void>(table.play(*move));
        }
        record.result = GameResult{.outcome = *table.outcome()};
        if (table.outcome()->winner && (table.outcome()->winner == climber) == person_wins) return record;
    }
}

void open_game(ShotHand& hand, GameRecord record) {
    const auto& game = game_of(record.game);
    auto config = config_of(game, std::move(record));
    if (!config) throw std::runtime_error(config.refusal().words);
    config->budget.nodes = nodes_for_a_value;
    auto session = start_game(hand.context(), game, *std::move(config));
    if (!session) throw std::runtime_error(session.refusal().words);
    hand.open(make_table(hand.context(), game, *std::move(session)));
}

} // namespace zugzwang::studio
