#include "studio/ladder_shots.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "scenes/frame/scenes.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {
namespace {

/// So many rungs of each game of the catalog are climbed; of the last one all.
constexpr std::size_t climbed[]{3, 6, 4, 6, 3};

LadderResult result(const Game& game, std::size_t rung, Side climber, Fortune fortune, bool helped) {
    return {.game = game.id,
            .rung = game.ladder.rungs[rung].player.id,
            .climber = climber,
            .fortune = fortune,
            .helped = helped};
}

void open_ladder(ShotHand& hand, const std::string& game) {
    hand.open(make_ladder(hand.context(), *find_game(game)));
    hand.settle();
}

/// A game of Boxes against the fourth rung that was played by chance and won by that side.
GameRecord ended(Side winner) {
    const auto& game = *find_game("boxes");
    for (std::uint64_t seed = 1;; ++seed) {
        Random random(seed);
        auto opened = game.open_table(OptionValues(game.options));
        if (!opened) throw std::runtime_error(opened.refusal().words);
        auto& table = **opened;
        GameRecord record{.game = game.id, .start = table.position()};
        record.seats[Side::second].player = game.ladder.rungs[3].player.id;
        while (!table.outcome()) {
            record.moves.push_back({.text = random.pick(table.legal_moves()), .time = Seconds{4}});
            static_cast<void>(table.play(record.moves.back().text));
        }
        record.result = GameResult{.outcome = *table.outcome()};
        if (table.outcome()->winner == winner) return record;
    }
}

void show_result(ShotHand& hand, Side winner, Seconds since) {
    compose_climb(hand.context());
    open_ladder_result(hand, winner);
    hand.pass(since);
}

std::vector<SceneShot> shots_of_games() {
    std::vector<SceneShot> shots;
    for (const auto& game : catalog()) {
        shots.push_back({"ladder_" + game.id, [id = game.id](ShotHand& hand) {
                             compose_climb(hand.context());
                             open_ladder(hand, id);
                         }});
    }
    return shots;
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
        for (const auto fortune : {lost, lost, won, lost, lost, won, lost})
            context.ladders.note(result(game, count, Side::second, fortune, true));
    }
}

void open_ladder_result(ShotHand& hand, Side winner) {
    const auto& game = *find_game("boxes");
    auto config = config_of(game, ended(winner));
    if (!config) throw std::runtime_error(config.refusal().words);
    auto session = start_game(hand.context(), game, *std::move(config));
    if (!session) throw std::runtime_error(session.refusal().words);
    hand.open(make_play(hand.context(), game, *std::move(session)));
}

std::vector<SceneShot> ladder_shots() {
    auto shots = shots_of_games();
    shots.push_back({"ladder_empty", [](ShotHand& hand) { open_ladder(hand, "boxes"); }});
    shots.push_back({"ladder_hovered", [](ShotHand& hand) {
                         compose_climb(hand.context());
                         open_ladder(hand, "boxes");
                         hand.hover("rung:beacon");
                     }});
    shots.push_back({"ladder_chosen", [](ShotHand& hand) {
                         compose_climb(hand.context());
                         open_ladder(hand, "amazons");
                         hand.keys("^^^");
                     }});
    shots.push_back({"menu_climbed", [](ShotHand& hand) {
                         compose_climb(hand.context());
                         hand.pass(Seconds{0.1});
                     }});
    shots.push_back({"result_ladder-won", [](ShotHand& hand) { show_result(hand, Side::first, Seconds{5}); }});
    shots.push_back({"result_ladder-stars", [](ShotHand& hand) { show_result(hand, Side::first, Seconds{0.5}); }});
    shots.push_back({"result_ladder-lost", [](ShotHand& hand) { show_result(hand, Side::second, Seconds{5}); }});
    return shots;
}

} // namespace zugzwang::studio
