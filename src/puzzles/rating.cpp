#include "puzzles/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace zugzwang::puzzles {
namespace {

constexpr double q = std::numbers::ln10 / 400;
constexpr double max_deviation = 350, min_deviation = 30;

/// How much less a result says the less one knows of the opponent.
double weight_of(double deviation) {
    return 1 / std::sqrt(1 + 3 * q * q * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

} // namespace

double expected_score(const Rating& own, const Rating& opponent) {
    return 1 / (1 + std::pow(10, -weight_of(opponent.deviation) * (own.value - opponent.value) / 400));
}

Rating rated(const Rating& before, std::span<const Encounter> encounters) {
    double known = 0, surprise = 0; // 1/d² and the sum of Glickman's formulas
    for (const auto& [opponent, score] : encounters) {
        const double weight = weight_of(opponent.deviation), expected = expected_score(before, opponent);
        known += q * q * weight * weight * expected * (1 - expected);
        surprise += weight * (score - expected);
    }
    const double precision = 1 / (before.deviation * before.deviation) + known;
    return {.value = before.value + q / precision * surprise,
            .deviation = std::max(min_deviation, 1 / std::sqrt(precision))};
}

Rating aged(const Rating& before, std::chrono::days days) {
    constexpr double known_well = 50, days_until_unknown = 365;
    constexpr double a_day = (max_deviation * max_deviation - known_well * known_well) / days_until_unknown;
    const auto passed = static_cast<double>(std::max<std::chrono::days::rep>(days.count(), 0));
    return {.value = before.value,
            .deviation = std::min(max_deviation, std::sqrt(before.deviation * before.deviation + a_day * passed))};
}

Rating first_rating(int difficulty) { return {.value = 600.0 + 300.0 * difficulty, .deviation = 200}; }

Meeting after_try(const Meeting& before, bool solved) {
    const Encounter of_person{before.puzzle, solved ? 1.0 : 0.0}, of_puzzle{before.person, solved ? 0.0 : 1.0};
    return {.person = rated(before.person, {&of_person, 1}), .puzzle = rated(before.puzzle, {&of_puzzle, 1})};
}

} // namespace zugzwang::puzzles
