#include "desk/demo_games.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "desk/ladder_game.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t most_entrants = 8; ///< Of a game without a ladder.
constexpr std::uint64_t nodes_for_a_move = 20'000, board_numbers = 1'000'000'000;

} // namespace

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

std::vector<const PlayerSpec*> entrants(const Game& game) {
    std::vector<const PlayerSpec*> all;
    for (const auto& rung : game.ladder.rungs)
        all.push_back(&rung.player);
    const auto count = all.empty() ? std::min(game.players.size(), most_entrants) : 0;
    for (const auto& player : std::span(game.players).last(count))
        all.push_back(&player);
    if (all.size() == 1) all.push_back(all.front());
    return all;
}

SessionConfig championship_game(const Game& game, const Championship::Pairing& pairing,
                                const std::optional<SessionConfig>& wanted, Random& random) {
    const bool has_ladder = !game.ladder.rungs.empty();
    SessionConfig config;
    if (wanted) {
        config = *wanted;
    } else {
        const Side wins = random.below(2) == 0 ? Side::first : Side::second;
        config.options = ladder_options(game, random.below(board_numbers), wins);
        if (!has_ladder) draw_board(game, config.options, random);
        config.budget.nodes = nodes_for_a_move;
    }
    for (const Side side : both_sides) {
        if (has_ladder)
            seat_rung(config, game, side, pairing[side]);
        else
            config.players[side] = entrants(game)[pairing[side]]->id;
    }
    return config;
}

} // namespace zugzwang
