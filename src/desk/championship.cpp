#include "desk/championship.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <tuple>
#include <utility>

namespace zugzwang {

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

Championship::Score Championship::between(const Pairing& pairing) const {
    Score score;
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

} // namespace zugzwang
