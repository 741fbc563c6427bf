#include "studio/ladder_shots.hpp"

#include <algorithm>
#include <functional>
#include <sstream>
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

void open_ladder(ShotHand& hand, const std::string& game) {
    hand.open(make_ladder(hand.context(), *find_game(game)));
    hand.settle();
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

/// A game of Boxes that a person moving first wins against the fourth rung, and what each position of its first moves
/// is worth to that person; from the eighth move on all of them are solved, and with the eleventh the rung loses.
const std::string climbed_moves =
    "b2-b3 c5-d5 b3-c3 d2-e2 e5-f5 e5-e6 e3-f3 b4-c4 b5-c5 c3-d3 d3-d4 c1-c2 d3-e3 b4-b5 c4-c5 c4-d4 d4-d5 b3-b4 "
    "c3-c4 a2-b2 b1-b2 b2-c2 a3-b3 c2-c3 a4-b4 a5-b5 b5-b6 c5-c6 d5-d6 d5-e5 d4-e4 e3-e4 e4-f4 e4-e5 c2-d2 d1-d2 "
    "e1-e2 e2-f2 d2-d3 e2-e3";
constexpr double first_shares[]{0.37, 0.37, 0.38, 0.33, 0.36, 0.35, 0.35, 0.47};
constexpr std::size_t won_from = 11;

/// A game against a rung, in which the highest or the lowest one has played for the person.
GameRecord played(const Game& game, std::size_t rung, Side climber, bool person_wins) {
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

void open_game(ShotHand& hand, const Game& game, GameRecord record) {
    auto config = config_of(game, std::move(record));
    if (!config) throw std::runtime_error(config.refusal().words);
    config->budget.nodes = nodes_for_a_value;
    auto session = start_game(hand.context(), game, *std::move(config));
    if (!session) throw std::runtime_error(session.refusal().words);
    hand.open(make_table(hand.context(), game, *std::move(session)));
}

struct ResultShot {
    std::string game;
    std::size_t rung = 0;
    Side climber = Side::first;
    bool won = true;
};

void show_result(ShotHand& hand, const ResultShot& shot) {
    const auto& game = *find_game(shot.game);
    open_game(hand, game, played(game, shot.rung, shot.climber, shot.won));
    hand.pass(past_the_confetti);
}

void show_climbed(ShotHand& hand, Seconds since) {
    open_ladder_result(hand);
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

GameRecord climbed_game() {
    const auto& game = *find_game("boxes");
    const auto options = ladder_options(game, 1, Side::first);
    GameRecord record{.game = game.id, .options = options.chosen()};
    record.start = (*game.open_table(options))->position();
    record.seats[Side::second].player = game.ladder.rungs[3].player.id;
    std::istringstream words(climbed_moves);
    for (std::string move; words >> move;)
        record.moves.push_back({.text = move, .time = Seconds{4}});
    for (std::size_t ply = 0; ply <= record.moves.size(); ++ply) {
        const bool guessed = ply < std::size(first_shares);
        PositionValue value{.first_share = guessed ? first_shares[ply] : ply < won_from ? 0 : 1, .exact = !guessed};
        if (ply + 1 == won_from) value.best = {"b3-b4", "c3-c4"};
        (ply == 0 ? record.start_value : record.moves[ply - 1].value) = std::move(value);
    }
    record.result = GameResult{.outcome = {.winner = Side::first, .margin = 9}};
    return record;
}

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

void open_ladder_result(ShotHand& hand) { open_game(hand, *find_game("boxes"), climbed_game()); }

std::vector<SceneShot> ladder_shots() {
    auto shots = shots_of_games();
    const auto add = [&](const char* name, std::function<void(ShotHand&)> get_there) {
        shots.push_back({name, std::move(get_there)});
    };
    const auto add_climbed = [&](const char* name, std::function<void(ShotHand&)> get_there) {
        shots.push_back({name, [get_there = std::move(get_there)](ShotHand& hand) {
                             compose_climb(hand.context());
                             get_there(hand);
                         }});
    };
    add("ladder_empty", [](ShotHand& hand) { open_ladder(hand, "boxes"); });
    add("ladder_all", [](ShotHand& hand) {
        const auto& game = *find_game("boxes");
        climb_all(hand.context(), game, game.ladder.rungs.size());
        open_ladder(hand, game.id);
    });
    add_climbed("ladder_hovered", [](ShotHand& hand) {
        open_ladder(hand, "boxes");
        hand.hover("rung:beacon");
    });
    add_climbed("ladder_chosen", [](ShotHand& hand) {
        open_ladder(hand, "amazons");
        hand.keys("^^^");
    });
    add_climbed("ladder_tabbed", [](ShotHand& hand) {
        open_ladder(hand, "boxes");
        hand.keys("~~");
    });
    add_climbed("menu_climbed", [](ShotHand& hand) { hand.pass(Seconds{0.1}); });
    add_climbed("menu_stars", [](ShotHand& hand) { hand.hover("ladder:points"); });
    add_climbed("result_ladder-won", [](ShotHand& hand) { show_climbed(hand, past_the_confetti); });
    add_climbed("result_ladder-stars", [](ShotHand& hand) { show_climbed(hand, Seconds{0.5}); });
    add_climbed("result_ladder-again", [](ShotHand& hand) { show_result(hand, {.game = "boxes", .rung = 1}); });
    add_climbed("result_ladder-lost",
                [](ShotHand& hand) { show_result(hand, {.game = "boxes", .rung = 3, .won = false}); });
    add("result_ladder-half",
        [](ShotHand& hand) { show_result(hand, {.game = "amazons", .rung = 0, .climber = Side::second}); });
    add_climbed("result_ladder-last", [](ShotHand& hand) {
        climb_all(hand.context(), *find_game("sticks"), 6);
        show_result(hand, {.game = "sticks", .rung = 5, .climber = Side::first});
    });
    add_climbed("result_ladder-flat", [](ShotHand& hand) { show_result(hand, {.game = "numbers", .rung = 2}); });
    add("result_ladder-dim",
        [](ShotHand& hand) { show_result(hand, {.game = "points", .rung = 2, .climber = Side::second}); });
    return shots;
}

} // namespace zugzwang::studio
