#include "desk/championship.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

#include "desk/ladder_game.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t most_entrants = 8; ///< Of a game without a ladder.
constexpr std::uint64_t nodes_for_a_move = 20'000;

} // namespace

/// By the circle method, in two halves with the sides exchanged: one player stays, the others go round it, and each
/// round pairs those that face one another, the most equal ones first. With an odd number one of them rests.
Championship::Championship(std::size_t players) : players_(players) {
    assert(players >= 2);
    const std::size_t seats = players + players % 2;
    std::vector<std::size_t> circle(seats);
    std::iota(circle.begin(), circle.end(), std::size_t{0});
    for (std::size_t round = 0; round + 1 < seats; ++round) {
        for (std::size_t pair = seats / 2; pair-- > 0;) {
            Pairing pairing{circle[pair], circle[seats - 1 - pair]};
            if (round % 2 == 1) std::swap(pairing[Side::first], pairing[Side::second]);
            if (pairing[Side::first] < players && pairing[Side::second] < players) schedule_.push_back(pairing);
        }
        std::rotate(circle.begin() + 1, circle.end() - 1, circle.end());
    }
    const auto half = schedule_.size();
    for (std::size_t game = 0; game < half; ++game)
        schedule_.push_back({schedule_[game][Side::second], schedule_[game][Side::first]});
}

void Championship::note(std::optional<Side> winner) {
    assert(!is_over());
    winners_.push_back(winner);
}

BroadcastScore Championship::between(const Pairing& pairing) const {
    BroadcastScore score;
    for (std::size_t game = 0; game < played(); ++game) {
        const auto& sides = schedule_[game];
        for (const Side side : both_sides) {
            if (sides[side] != pairing[Side::first] || sides[other(side)] != pairing[Side::second]) continue;
            if (const auto& winner = winners_[game])
                ++score.wins[*winner == side ? Side::first : Side::second];
            else
                ++score.draws;
        }
    }
    return score;
}

std::vector<Championship::Line> Championship::table() const {
    std::vector<Line> lines(players_);
    for (std::size_t player = 0; player < players_; ++player)
        lines[player].player = player;
    for (std::size_t game = 0; game < played(); ++game) {
        for (const Side side : both_sides) {
            auto& line = lines[schedule_[game][side]];
            const auto& winner = winners_[game];
            ++line.played;
            ++(!winner ? line.draws : *winner == side ? line.wins : line.losses);
            line.points += !winner ? points_for_draw : *winner == side ? points_for_win : 0;
        }
    }
    std::ranges::sort(lines, std::greater{},
                      [](const Line& line) { return std::tuple(line.points, line.wins, line.player); });
    return lines;
}

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
