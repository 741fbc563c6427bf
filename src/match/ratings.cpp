#include "match/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "match/statistics.hpp"

namespace zugzwang::match {
namespace {

using MatrixRow = std::vector<double>;
using Matrix = std::vector<MatrixRow>;

const double elo_of_a_logit = 400 / std::log(10.0);

double expected(double difference) { return 1 / (1 + std::exp(-difference)); }

/// Whoever can be reached along the arrows from the first player.
std::size_t reached(const std::vector<std::vector<bool>>& arrows) {
    std::vector<bool> seen(arrows.size(), false);
    std::vector<std::size_t> open{0};
    seen[0] = true;
    std::size_t count = 0;
    while (!open.empty()) {
        const auto from = open.back();
        open.pop_back();
        ++count;
        for (std::size_t to = 0; to < arrows.size(); ++to) {
            if (arrows[from][to] && !seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
        }
    }
    return count;
}

/// Ford's condition (1957): however the players are divided into two groups, each group took a point off the other.
bool has_finite_ratings(std::size_t players, const std::vector<Encounter>& encounters) {
    std::vector<std::vector<bool>> took(players, std::vector<bool>(players, false));
    auto gave = took;
    for (const auto& [first, second, points, games] : encounters) {
        if (points > 0) took[first][second] = gave[second][first] = true;
        if (points < games) took[second][first] = gave[first][second] = true;
    }
    return reached(took) == players && reached(gave) == players;
}

/// The inverse of a positive definite matrix, by Gauss and Jordan.
Matrix inverse(Matrix matrix) {
    const auto size = matrix.size();
    Matrix result(size, MatrixRow(size, 0));
    for (std::size_t at = 0; at < size; ++at)
        result[at][at] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double scale = 1 / matrix[pivot][pivot];
        for (std::size_t column = 0; column < size; ++column) {
            matrix[pivot][column] *= scale;
            result[pivot][column] *= scale;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double times = matrix[row][pivot];
            if (row == pivot || times == 0) continue;
            for (std::size_t column = 0; column < size; ++column) {
                matrix[row][column] -= times * matrix[pivot][column];
                result[row][column] -= times * result[pivot][column];
            }
        }
    }
    return result;
}

/// The slope of the logarithm of the likelihood at these ratings (in logits), and its information, to which the square
/// of the ratings' mean is added: that holds the mean at 0 and changes nothing else.
std::pair<MatrixRow, Matrix> slope_and_information(const MatrixRow& ratings, const std::vector<Encounter>& encounters) {
    const auto players = ratings.size();
    MatrixRow slope(players, 0);
    Matrix information(players, MatrixRow(players, 1));
    for (const auto& [first, second, points, games] : encounters) {
        const double share = expected(ratings[first] - ratings[second]);
        const double surplus = points - games * share, weight = games * share * (1 - share);
        slope[first] += surplus;
        slope[second] -= surplus;
        information[first][first] += weight;
        information[second][second] += weight;
        information[first][second] -= weight;
        information[second][first] -= weight;
    }
    return {slope, information};
}

MatrixRow product(const Matrix& matrix, const MatrixRow& vector) {
    MatrixRow result;
    for (const auto& row : matrix)
        result.push_back(std::inner_product(row.begin(), row.end(), vector.begin(), 0.0));
    return result;
}

} // namespace

Ratings::Ratings(std::size_t players, const std::vector<Encounter>& encounters)
    : elos_(players, 0), covariance_(players, MatrixRow(players, 0)) {
    // Only who played can be rated.
    std::vector<std::size_t> number(players, players);
    std::vector<std::size_t> rated;
    for (const auto& encounter : encounters) {
        if (encounter.games <= 0) continue;
        for (const auto player : {encounter.first, encounter.second}) {
            if (number[player] != players) continue;
            number[player] = rated.size();
            rated.push_back(player);
        }
    }
    if (rated.empty()) return;
    std::vector<Encounter> between;
    for (const auto& [first, second, points, games] : encounters) {
        if (games > 0) between.push_back({number[first], number[second], points, games});
    }
    with_prior_ = !has_finite_ratings(rated.size(), between);
    if (with_prior_) {
        const double part = 1 / static_cast<double>(rated.size() - 1);
        for (std::size_t second = 1; second < rated.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first)
                between.push_back({first, second, part / 2, part});
        }
    }
    constexpr int max_steps = 200;
    constexpr double furthest = 2, near = 1e-12; // logits
    MatrixRow ratings(rated.size(), 0);
    Matrix covariance;
    for (int step = 0; step < max_steps; ++step) {
        const auto [slope, information] = slope_and_information(ratings, between);
        covariance = inverse(information);
        const auto change = product(covariance, slope);
        double largest = 0;
        for (const double each : change)
            largest = std::max(largest, std::abs(each));
        const double part = largest > furthest ? furthest / largest : 1;
        for (std::size_t at = 0; at < ratings.size(); ++at)
            ratings[at] += part * change[at];
        if (largest < near) break;
    }
    const double mean = std::accumulate(ratings.begin(), ratings.end(), 0.0) / static_cast<double>(ratings.size());
    // What was added to the information is one part of each player's variance that the mean has, which is none.
    const auto count = static_cast<double>(rated.size());
    for (std::size_t row = 0; row < rated.size(); ++row) {
        elos_[rated[row]] = (ratings[row] - mean) * elo_of_a_logit;
        for (std::size_t column = 0; column < rated.size(); ++column) {
            covariance_[rated[row]][rated[column]] =
                (covariance[row][column] - 1 / (count * count)) * elo_of_a_logit * elo_of_a_logit;
        }
    }
}

double Ratings::reach(std::size_t player) const {
    return normal_95 * std::sqrt(std::max(0.0, covariance_[player][player]));
}

double Ratings::superiority(std::size_t stronger, std::size_t than) const {
    const double variance = covariance_[stronger][stronger] + covariance_[than][than] - 2 * covariance_[stronger][than];
    if (variance <= 0) return 0.5;
    return normal_share_below((elos_[stronger] - elos_[than]) / std::sqrt(variance));
}

} // namespace zugzwang::match
