#include "studio/openings/composed_openings.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "desk/recorded_game.hpp"
#include "studio/composed.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::studio {
namespace {

constexpr std::size_t games_in_all = 214, every = 8; ///< One of so many begins as the picture does.

void play(Table& table, GameRecord& record, std::string move) {
    if (const auto refusal = table.play(move)) throw std::runtime_error(refusal->words);
    record.moves.push_back({.text = std::move(move)});
}

/// What begins as the picture does goes on with few moves, so that some are played often.
GameRecord composed(const Game& game, Table& table, std::size_t number, Random& random) {
    const std::vector<std::string> next{"c3-d3", "c2-c3", "b2-c2", "b3-b4", "c2-d2", "a2-b2", "c2-c3", "c2-c3"};
    table.set_start_position();
    GameRecord record{.game = game.id, .start = table.position()};
    if (number % every == 0) {
        play(table, record, "c3-c4");
        play(table, record, "d3-d4");
        play(table, record, random.pick(next));
    }
    while (!table.outcome())
        play(table, record, random.pick(table.legal_moves()));
    record.result = GameResult{.outcome = *table.outcome()};
    const auto& rungs = game.ladder.rungs;
    record.seats[Side::second].player = rungs[rungs.size() - 1 - number / every % 4].player.id;
    record.date = composed_now() - std::chrono::hours(number * 9 + 2);
    return record;
}

} // namespace

std::unique_ptr<ComposedOpenings> composed_openings(const std::vector<Game>& games) {
    const auto& game = *std::ranges::find(games, "boxes", &Game::id);
    const auto table = *game.open_table(OptionValues(game.options));
    auto made = std::make_unique<ComposedOpenings>(games);
    Random random(8);
    for (std::size_t number = 0; number < games_in_all; ++number) {
        const auto record = composed(game, *table, number, random);
        const auto added = made->library.add(record, table->position(), opponent_name(game, record));
        if (!added) throw std::runtime_error(added.refusal().words);
    }
    do {
        made->openings.update();
        made->openings.wait_until_idle();
    } while (made->openings.is_counting());
    return made;
}

} // namespace zugzwang::studio
