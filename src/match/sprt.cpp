#include "match/sprt.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace zugzwang::match {
namespace {

/// A number for each kind of observation, by its points: three kinds of games, five of pairs.
template <std::size_t kinds>
using Row = std::array<double, kinds>;

/// What has not been seen yet counts as this much of an observation, as in Stockfish's testing framework: no
/// distribution is then impossible.
constexpr double unseen = 1e-3;

template <std::size_t kinds>
Row<kinds> shares_of(const std::array<std::uint64_t, kinds>& counts) {
    Row<kinds> shares;
    std::ranges::transform(counts, shares.begin(),
                           [](std::uint64_t count) { return count == 0 ? unseen : static_cast<double>(count); });
    const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (auto& share : shares)
        share /= all;
    return shares;
}

template <std::size_t kinds>
constexpr double score_of(std::size_t kind) {
    return static_cast<double>(kind) / (kinds - 1);
}

/// The likeliest distribution to give these shares among those with Σ p·away = 0, for numbers of either sign: each
/// share divided by 1 + λ·away (Owen, "Empirical likelihood ratio confidence intervals for a single functional", 1988);
/// λ by Newton's method within its bounds.
template <std::size_t kinds>
Row<kinds> likeliest(const Row<kinds>& shares, const Row<kinds>& away) {
    constexpr int max_steps = 100;
    constexpr double near = 1e-14;
    const auto [min, max] = std::ranges::minmax(away);
    double low = -1 / max, high = -1 / min, lambda = 0;
    for (int step = 0; step < max_steps; ++step) {
        double value = 0, slope = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const double part = away[kind] / (1 + lambda * away[kind]);
            value += shares[kind] * part;
            slope += shares[kind] * part * part;
        }
        (value > 0 ? low : high) = lambda;
        if (std::abs(value) < near) break;
        const double newton = lambda + value / slope;
        const double next = newton > low && newton < high ? newton : (low + high) / 2;
        if (next == lambda) break;
        lambda = next;
    }
    Row<kinds> result;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        result[kind] = shares[kind] / (1 + lambda * away[kind]);
    return result;
}

template <std::size_t kinds>
Row<kinds> likeliest_with_score(const Row<kinds>& shares, double score) {
    Row<kinds> away;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        away[kind] = score_of<kinds>(kind) - score;
    return likeliest(shares, away);
}

/// The score of an observation.
struct Moments {
    double mean = 0, deviation = 0;
};

template <std::size_t kinds>
Moments moments_of(const Row<kinds>& shares) {
    double mean = 0, variance = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        mean += shares[kind] * score_of<kinds>(kind);
    for (std::size_t kind = 0; kind < kinds; ++kind)
        variance += shares[kind] * (score_of<kinds>(kind) - mean) * (score_of<kinds>(kind) - mean);
    return {mean, std::sqrt(variance)};
}

/// What Σ p·away = 0 says near a distribution of those moments: the mean is so many deviations above ½.
template <std::size_t kinds>
Row<kinds> tangent(const Moments& moments, double deviations) {
    Row<kinds> away;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const double from_mean = (score_of<kinds>(kind) - moments.mean) / moments.deviation;
        away[kind] = score_of<kinds>(kind) - 0.5 - deviations * moments.deviation * (1 + from_mean * from_mean) / 2;
    }
    return away;
}

template <std::size_t kinds>
bool is_possible(const Row<kinds>& away) {
    const auto [min, max] = std::ranges::minmax(away);
    return min < 0 && max > 0;
}

/// With a mean score that is so many of its standard deviations above ½. From a mean of ½ on, each step takes the
/// likeliest on the tangent where the last one came to, or on that of fewer deviations while no distribution lies on
/// it. What it finds is the likeliest nearby: another may be more so where hardly any observation differs from the
/// others, or where so many deviations are far from what was observed.
template <std::size_t kinds>
Row<kinds> likeliest_with_deviations(const Row<kinds>& shares, double deviations) {
    constexpr int max_steps = 200, max_halvings = 60;
    constexpr double near = 1e-10;
    auto result = likeliest_with_score(shares, 0.5);
    for (int step = 0; step < max_steps; ++step) {
        const auto moments = moments_of(result);
        const double reached = (moments.mean - 0.5) / moments.deviation;
        if (std::abs(reached - deviations) < near) break;
        double aim = deviations;
        auto away = tangent<kinds>(moments, aim);
        for (int halving = 0; halving < max_halvings && !is_possible(away); ++halving) {
            aim = (aim + reached) / 2;
            away = tangent<kinds>(moments, aim);
        }
        result = likeliest(shares, away);
    }
    return result;
}

/// The score that a difference promises in BayesElo's model, with as many draws as there are.
double bayesian_score(double elo, const Row<3>& games) {
    const double width = 200 * std::log10((1 / games[2] - 1) * (1 / games[0] - 1));
    return 0.5 + (score_from_elo(elo - width) - score_from_elo(-elo - width)) / 2;
}

template <std::size_t kinds>
double ratio_of(const std::array<std::uint64_t, kinds>& counts, const MatchCounts& match, const SprtBounds& bounds) {
    const auto observations = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    if (observations < 2) return 0;
    constexpr double games_of_one = (kinds - 1) / 2.0;
    const auto shares = shares_of(counts);
    const auto likeliest_with = [&](double elo) {
        switch (bounds.model) {
        case SprtModel::logistic:
            return likeliest_with_score(shares, score_from_elo(elo));
        case SprtModel::normalized:
            return likeliest_with_deviations(shares, elo * std::numbers::ln10 / 800 * std::sqrt(games_of_one));
        case SprtModel::bayesian:
            break;
        }
        return likeliest_with_score(shares, bayesian_score(elo, shares_of(match.games)));
    };
    const auto with0 = likeliest_with(bounds.elo0), with1 = likeliest_with(bounds.elo1);
    double ratio = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        ratio += shares[kind] * std::log(with1[kind] / with0[kind]);
    return static_cast<double>(observations) * ratio;
}

constexpr std::array<const char*, 3> model_words{"logistic", "normalized", "bayesian"};

} // namespace

std::string sprt_model_word(SprtModel model) { return model_words[static_cast<std::size_t>(model)]; }

std::optional<SprtModel> sprt_model_from_word(const std::string& word) {
    const auto found = std::ranges::find(model_words, word);
    if (found == model_words.end()) return std::nullopt;
    return static_cast<SprtModel>(found - model_words.begin());
}

Interval sprt_limits(const SprtBounds& bounds) {
    return {std::log(bounds.beta / (1 - bounds.alpha)), std::log((1 - bounds.beta) / bounds.alpha)};
}

double log_likelihood_ratio(const MatchCounts& counts, const SprtBounds& bounds) {
    return counts.pairs ? ratio_of(*counts.pairs, counts, bounds) : ratio_of(counts.games, counts, bounds);
}

SprtState sprt_state(const MatchCounts& counts, const SprtBounds& bounds) {
    const double ratio = log_likelihood_ratio(counts, bounds);
    const auto limits = sprt_limits(bounds);
    if (ratio >= limits.high) return SprtState::accept_elo1;
    if (ratio <= limits.low) return SprtState::accept_elo0;
    return SprtState::undecided;
}

} // namespace zugzwang::match
