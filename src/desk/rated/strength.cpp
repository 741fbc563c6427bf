#include "desk/rated/strength.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace zugzwang {
namespace {

constexpr int weakest = -2000, strongest = 3500, apart = 20; ///< Of the strengths that are weighed, in Elo.
using Weights = std::array<double, (strongest - weakest) / apart + 1>;

constexpr int strength_at(std::size_t place) { return weakest + apart * static_cast<int>(place); }

/// The logarithm of the score that is expected of whoever is so much stronger. Differences are cut at `most`.
double log_expected(int difference) {
    constexpr int most = 5000;
    static const auto all = [] {
        std::vector<double> logs;
        for (int each = -most; each <= most; ++each)
            logs.push_back(-std::log1p(std::pow(10, -each / 400.0)));
        return logs;
    }();
    return all[static_cast<std::size_t>(std::clamp(difference, -most, most) + most)];
}

/// The logarithm of what each strength is worth before any result.
Weights before_any() {
    Weights all{};
    for (std::size_t place = 0; place < all.size(); ++place) {
        const double off = (strength_at(place) - unknown_strength.value) / unknown_strength.deviation;
        all[place] = -off * off / 2;
    }
    return all;
}

void weigh(Weights& all, const RatedGame& game, double weight) {
    for (std::size_t place = 0; place < all.size(); ++place) {
        const int stronger = strength_at(place) - game.opponent;
        all[place] += weight * (game.score * log_expected(stronger) + (1 - game.score) * log_expected(-stronger));
    }
}

} // namespace

puzzles::Rating strength_of(std::span<const RatedGame> games, std::chrono::days ago) {
    constexpr double weight_of_the_one_before = 0.97, days_to_half = 180;
    games = games.last(std::min(games.size(), max_games_weighed));
    auto all = before_any();
    double weight = std::exp2(-static_cast<double>(std::max<std::chrono::days::rep>(ago.count(), 0)) / days_to_half);
    for (auto game = games.rbegin(); game != games.rend(); ++game, weight *= weight_of_the_one_before)
        weigh(all, *game, weight);
    const double largest = *std::ranges::max_element(all);
    double sum = 0, mean = 0, square = 0;
    for (std::size_t place = 0; place < all.size(); ++place) {
        const double part = std::exp(all[place] - largest), strength = strength_at(place);
        sum += part;
        mean += part * strength;
        square += part * strength * strength;
    }
    mean /= sum;
    return {.value = mean, .deviation = std::sqrt(std::max(0.0, square / sum - mean * mean))};
}

} // namespace zugzwang
