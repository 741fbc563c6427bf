#include "ugi/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace zugzwang::ugi {
namespace {

constexpr double normal_95 = 1.959963984540054; // the 97.5 % point of the normal distribution

/// Wilson's score interval for a share of `count` trials.
Interval wilson(double share, double count) {
    const double squared = normal_95 * normal_95;
    const double middle = share + squared / (2 * count);
    const double reach = normal_95 * std::sqrt(share * (1 - share) / count + squared / (4 * count * count));
    return {(middle - reach) / (1 + squared / count), (middle + reach) / (1 + squared / count)};
}

} // namespace

double elo_from_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

double score_from_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

void Statistics::add(const GameRecord& record, bool in_pairs) {
    const std::size_t first_player_side = record.swapped ? 1 : 0;
    const double points = !record.winner ? 0.5 : static_cast<std::size_t>(*record.winner) == first_player_side ? 1 : 0;
    (points == 1 ? wins_ : points == 0 ? losses_ : draws_) += 1;
    auto& observation = observations_[in_pairs ? record.index / 2 : record.index];
    observation[0] += points;
    observation[1] += 1;
    for (const std::size_t player : {0U, 1U}) {
        const std::size_t side = player ^ first_player_side;
        nodes_[player] += record.nodes[side];
        milliseconds_[player] += record.milliseconds[side];
        asked_[player] += record.asked[side];
    }
    if (!record.forfeit.empty()) ++forfeits_[points == 1 ? 1 : 0][record.forfeit];
}

double Statistics::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins_) + static_cast<double>(draws_) / 2) / static_cast<double>(games());
}

Statistics::Moments Statistics::moments() const {
    Moments moments{.count = static_cast<double>(observations_.size())};
    for (const auto& [index, observation] : observations_)
        moments.mean += observation[0] / observation[1];
    moments.mean /= moments.count;
    for (const auto& [index, observation] : observations_) {
        const double away = observation[0] / observation[1] - moments.mean;
        moments.variance += away * away;
    }
    moments.variance /= std::max(1.0, moments.count - 1);
    return moments;
}

Interval Statistics::interval() const {
    if (games() == 0) return {0, 1};
    const auto moments = this->moments();
    if (moments.variance == 0) return wilson(score(), moments.count);
    const double reach = normal_95 * std::sqrt(moments.variance / moments.count);
    return {std::max(0.0, score() - reach), std::min(1.0, score() + reach)};
}

double Statistics::log_likelihood_ratio(const SprtBounds& bounds) const {
    if (observations_.size() < 2) return 0;
    const auto moments = this->moments();
    // With all observations alike the variance is unknown; that of one single other result bounds it.
    const double variance = std::max(moments.variance, 0.25 / (moments.count * moments.count));
    const double score0 = score_from_elo(bounds.elo0);
    const double score1 = score_from_elo(bounds.elo1);
    return (score1 - score0) * (2 * moments.mean - score0 - score1) * moments.count / (2 * variance);
}

SprtState Statistics::sprt(const SprtBounds& bounds) const {
    const double ratio = log_likelihood_ratio(bounds);
    if (ratio >= std::log((1 - bounds.beta) / bounds.alpha)) return SprtState::accept_elo1;
    if (ratio <= std::log(bounds.beta / (1 - bounds.alpha))) return SprtState::accept_elo0;
    return SprtState::undecided;
}

} // namespace zugzwang::ugi
