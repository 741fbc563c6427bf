#include "match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <span>

namespace zugzwang::match {
namespace {

/// "illegal move `e9`" and "illegal move `x`" are one kind.
std::string kind_of(const std::string& forfeit) {
    const auto kind = forfeit.substr(0, forfeit.find('`'));
    return kind.substr(0, kind.find_last_not_of(' ') + 1);
}

std::uint64_t sum(std::span<const std::uint64_t> counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

/// Counts of 0, ½, 1 … points.
double squares_about(double points, std::span<const std::uint64_t> counts) {
    double result = 0;
    for (std::size_t halves = 0; halves < counts.size(); ++halves) {
        const double away = static_cast<double>(halves) / 2 - points;
        result += static_cast<double>(counts[halves]) * away * away;
    }
    return result;
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

double normal_share_below(double deviations) { return std::erfc(-deviations / std::numbers::sqrt2) / 2; }

double elo_from_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10(1 / score - 1);
}

double score_from_elo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

void Statistics::add(const GameRecord& record, bool in_pairs) {
    const auto& match = *record.match;
    const auto forfeit = forfeit_of(record);
    const Side own = match.swapped ? Side::second : Side::first;
    const double points = points_of(record, 0);
    const auto halves = static_cast<std::size_t>(2 * points);
    ++counts_.games[halves];
    ++single_[halves];
    if (in_pairs) pair_up(match.index / 2, halves);
    for (const std::size_t player : {0U, 1U}) {
        const Side side = player == 0 ? own : other(own);
        efforts_[player].moves += match.asked[side];
        efforts_[player].nodes += match.nodes[side];
        efforts_[player].microseconds += match.microseconds[side];
    }
    if (forfeit) ++forfeits_[points == 1 ? 1 : 0][kind_of(forfeit->words)];
}

void Statistics::pair_up(std::uint64_t pair, std::size_t halves) {
    if (!counts_.pairs) counts_.pairs.emplace();
    const auto [other, is_first] = begun_.try_emplace(pair, halves);
    if (is_first) return;
    --single_[halves];
    --single_[other->second];
    ++(*counts_.pairs)[halves + other->second];
    begun_.erase(other);
}

double Statistics::score() const {
    if (games() == 0) return 0.5;
    return (static_cast<double>(wins()) + static_cast<double>(draws()) / 2) / static_cast<double>(games());
}

std::uint64_t Statistics::observations() const { return sum(single_) + (counts_.pairs ? sum(*counts_.pairs) : 0); }

double Statistics::squares_about(double score) const {
    return match::squares_about(score, single_) + (counts_.pairs ? match::squares_about(2 * score, *counts_.pairs) : 0);
}

double Statistics::variance() const {
    const auto games = static_cast<double>(this->games());
    const auto count = static_cast<double>(observations());
    const double mean = score();
    // When all observations are (nearly) alike the next one may still be different: never less than if one of them had
    // been as different as can be.
    const double furthest = std::max(mean, 1 - mean);
    const double min = furthest * furthest * (count - 1) / (count * count * count);
    return std::max(squares_about(mean) / (games * games), min);
}

Interval Statistics::interval() const {
    if (games() == 0) return {0, 1};
    const double mean = score();
    const double spread = mean * (1 - mean);
    const double variance = this->variance();
    const bool all_alike = spread == 0 || variance == 0;
    return wilson_interval(mean, all_alike ? static_cast<double>(observations()) : spread / variance);
}

double Statistics::superiority() const {
    const double squares = squares_about(0.5);
    if (squares == 0) return 0.5;
    return normal_share_below((score() - 0.5) * static_cast<double>(games()) / std::sqrt(squares));
}

} // namespace zugzwang::match
