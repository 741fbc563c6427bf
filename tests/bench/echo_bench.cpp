// The opponent that fits: players that are as strong as a rung meet it as people do, forty games each, and are rated by
// that alone. A table of what they score before they are known and after, and of the rating that they come to.
#include <cmath>
#include <iostream>

#include "bench/bench.hpp"
#include "desk/rated/own_rating.hpp"
#include "desk/rated/strength.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/echo.hpp"

namespace zugzwang::bench {
namespace {

constexpr std::size_t people_of_a_rung = 200, games_to_be_known = 20, games_of_a_person = 40;

/// What a person comes to: the scores of both halves, 0 to 1, and the rating at the end.
struct Came {
    double before = 0, after = 0, rating = 0;
};

std::string text_of(const Came& came) { return filled("{} {} {}", came.before, came.after, came.rating); }

Came came_from(const std::string& text) {
    Came came;
    std::istringstream(text) >> came.before >> came.after >> came.rating;
    return came;
}

std::unique_ptr<Table> seated(const Game& game, const OptionValues& options, const std::string& player,
                              std::uint64_t seed) {
    auto table = *game.open_table(options);
    static_cast<void>(table->seat({.player = player, .seed = seed, .hash_mb = 16}));
    return table;
}

/// What the person scores against that Echo; sides and the better board take turns.
double score_of(const Game& game, const std::string& person, int echo, std::size_t number, std::uint64_t seed) {
    const Side side = number % 2 == 0 ? Side::first : Side::second;
    const auto options = ladder_options(game, seed, number / 2 % 2 == 0 ? side : other(side));
    const auto table = *game.open_table(options);
    if (game.id == "amazons") { // where all begin alike
        Random random(seed);
        for (int move = 0; move < 6 && !table->outcome(); ++move)
            static_cast<void>(table->play(random.pick(table->legal_moves())));
    }
    const auto own = seated(game, options, person, seed + 1), rival = seated(game, options, echo_id(echo), seed + 2);
    while (!table->outcome()) {
        auto& mover = table->to_move() == side ? *own : *rival;
        static_cast<void>(mover.set_position(table->position()));
        static_cast<void>(table->play(*mover.choose({}, {}, {})));
    }
    const auto winner = table->outcome()->winner;
    return !winner ? 0.5 : *winner == side ? 1 : 0;
}

Came plays(const Game& game, const Rung& rung, std::uint64_t person) {
    Random random(person + 1);
    std::vector<RatedGame> games;
    Came came;
    for (std::size_t number = 0; number < games_of_a_person; ++number) {
        const int echo = fitting_echo(game.ladder, strength_of(games, {}));
        games.push_back({echo, score_of(game, rung.player.id, echo, number, random.below(1'000'000'000))});
        (number < games_to_be_known ? came.before : came.after) += games.back().score;
    }
    came.before /= games_to_be_known;
    came.after /= games_of_a_person - games_to_be_known;
    came.rating = strength_of(games, {}).value;
    return came;
}

/// A piece of its list is a person.
void meet(const Game& game, Report& report) {
    const auto& rungs = game.ladder.rungs;
    const auto name = "echo " + game.id;
    const farm::List list{.head = name, .count = rungs.size() * people_of_a_rung, .result = [&](std::uint64_t number) {
                              return text_of(plays(game, rungs[number / people_of_a_rung], number));
                          }};
    Came all;
    report.results(name, list, [&](std::uint64_t number, const std::string& result) {
        if (number == 0)
            std::cout << "| game | as strong as | people | games 1 to 20 | 21 to 40 | rating | comes to |\n"
                         "|---|---|--:|--:|--:|--:|--:|\n";
        const auto came = came_from(result);
        all = {all.before + came.before, all.after + came.after, all.rating + came.rating};
        if ((number + 1) % people_of_a_rung != 0) return;
        const auto& rung = rungs[number / people_of_a_rung];
        const auto mean = [&](double sum) { return sum / static_cast<double>(people_of_a_rung); };
        std::cout << "| " << game.title << " | " << rung.player.name << " | " << people_of_a_rung << " | "
                  << fixed(100 * mean(all.before), 1) << " % | " << fixed(100 * mean(all.after), 1) << " % | "
                  << rung.rating << " | " << fixed(mean(all.rating), 0) << " |" << std::endl;
        const double by_chance =
            1 / std::sqrt(static_cast<double>(people_of_a_rung * (games_of_a_person - games_to_be_known)));
        if (std::abs(mean(all.after) - 0.5) > 0.05 + by_chance)
            report.expect(rung.player.name + " wins about half", 0, 1);
        all = {};
    });
}

const BenchmarkOfGames echo("echo", meet);

} // namespace
} // namespace zugzwang::bench
