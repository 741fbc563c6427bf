#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace zugzwang::match {
namespace {

/// "illegal move `e9`" and "illegal move `x`" are one kind.
std::string kind_of(const std::string& forfeit) {
    const auto kind = forfeit.substr(0, forfeit.find('`'));
    return kind.substr(0, kind.find_last_not_of(' ') + 1);
}

} // namespace

double points_of(const GameRecord& record, std::size_t player) {
    const auto& winner = record.result->outcome.winner;
    if (!winner) return 0.5;
    const Side own = (player == 0) == record.match->swapped ? Side::second : Side::first;
    return *winner == own ? 1 : 0;
}

std::optional<Refusal> forfeit_of(const GameRecord& record) {
    const auto& why = record.result->forfeit;
    return why && !is_judgement(*why) ? why : std::nullopt;
}

Interval wilson_interval(double share, double trials) {
    const double squared = normal_95 * normal_95;
    const double middle = share + squared / (2 * trials);
    const double reach = normal_95 * std::sqrt(share * (1 - share) / trials + squared / (4 * trials * trials));
    const double whole = 1 + squared / trials;
    return {std::max(0.0, (middle - reach) / whole), std::min(1.0, (middle + reach) / whole)};
}

double elo_from_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

double score_from_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Interval sprt_limits(const SprtBounds& bounds) {
    return {std::log(bounds.beta / (1 - bounds.alpha)), std::log((1 - bounds.beta) / bounds.alpha)};
}

void Statistics::add(const GameRecord& record, bool in_pairs) {
    const auto& match = *record.match;
    const auto forfeit = forfeit_of(record);
    const Side own = match.swapped ? Side::second : Side::first;
    const double points = points_of(record, 0);
    (points == 1 ? wins_ : points == 0 ? losses_ : draws_) += 1;
    auto& observation = observations_[in_pairs ? match.index / 2 : match.index];
    observation.points += points;
    observation.games += 1;
    for (const std::size_t player : {0U, 1U}) {
        const Side side = player == 0 ? own : other(own);
        efforts_[player].moves += match.asked[side];
        efforts_[player].nodes += match.nodes[side];
        efforts_[player].microseconds += match.microseconds[side];
    }
    if (forfeit) ++forfeits_[points == 1 ? 1 : 0][kind_of(forfeit->words)];
}

double Statistics::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins_) + static_cast<double>(draws_) / 2) / static_cast<double>(games());
}

double Statistics::variance() const {
    const auto games = static_cast<double>(this->games());
    const auto count = static_cast<double>(observations_.size());
    const double mean = score();
    double sum = 0;
    for (const auto& [number, observation] : observations_) {
        const double away = observation.points - mean * observation.games;
        sum += away * away;
    }
    // When all observations are (nearly) alike the next one may still be different: never less than if one of them had
    // been as different as can be.
    const double furthest = std::max(mean, 1 - mean);
    const double min = furthest * furthest * (count - 1) / (count * count * count);
    return std::max(sum / (games * games), min);
}

Interval Statistics::interval() const {
    if (games() == 0) return {0, 1};
    const double mean = score();
    const double spread = mean * (1 - mean);
    const double variance = this->variance();
    const bool all_alike = spread == 0 || variance == 0;
    return wilson_interval(mean, all_alike ? static_cast<double>(observations_.size()) : spread / variance);
}

double Statistics::log_likelihood_ratio(const SprtBounds& bounds) const {
    if (observations_.size() < 2) return 0;
    const double score0 = score_from_elo(bounds.elo0);
    const double score1 = score_from_elo(bounds.elo1);
    return (score1 - score0) * (2 * score() - score0 - score1) / (2 * variance());
}

SprtState Statistics::sprt(const SprtBounds& bounds) const {
    const double ratio = log_likelihood_ratio(bounds);
    const auto limits = sprt_limits(bounds);
    if (ratio >= limits.high) return SprtState::accept_elo1;
    if (ratio <= limits.low) return SprtState::accept_elo0;
    return SprtState::undecided;
}

} // namespace zugzwang::match
