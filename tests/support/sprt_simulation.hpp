// Tests of a match's Elo difference on pairs of games that are drawn by chance, between players whose difference is
// known.
#pragma once

#include "match/sprt.hpp"
#include "support/standard.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::testing {

/// How likely the two games of a pair bring the first player 0, ½ or 1 point each.
using PairChances = std::array<std::array<double, 3>, 3>;

/// From openings of two kinds, as many of either: even ones, from which half of the games are drawn, and lopsided ones,
/// from which each player mostly wins its own side of the pair. So the games of a pair depend on one another. Then
/// tilted by e^(strength · points).
[[nodiscard]] inline PairChances pair_chances(double strength) {
    constexpr std::array<double, 3> even{0.25, 0.5, 0.25}, bad{0.75, 0.2, 0.05}, good{0.05, 0.2, 0.75};
    PairChances chances{};
    double all = 0;
    for (std::size_t one = 0; one < 3; ++one) {
        for (std::size_t other = 0; other < 3; ++other) {
            const double untilted = even[one] * even[other] + good[one] * bad[other];
            all += chances[one][other] = untilted * std::exp(strength * static_cast<double>(one + other) / 2);
        }
    }
    for (auto& row : chances) {
        for (auto& chance : row)
            chance /= all;
    }
    return chances;
}

/// The Elo difference of such players, as each model defines it.
[[nodiscard]] inline double true_elo(const PairChances& chances, match::SprtModel model) {
    double score = 0, square = 0, won = 0, lost = 0; // the score of a pair, the parts of the games
    for (std::size_t one = 0; one < 3; ++one) {
        for (std::size_t other = 0; other < 3; ++other) {
            const double chance = chances[one][other], of_pair = static_cast<double>(one + other) / 4;
            score += chance * of_pair;
            square += chance * of_pair * of_pair;
            won += chance * ((one == 2 ? 0.5 : 0) + (other == 2 ? 0.5 : 0));
            lost += chance * ((one == 0 ? 0.5 : 0) + (other == 0 ? 0.5 : 0));
        }
    }
    switch (model) {
    case match::SprtModel::logistic:
        break;
    case match::SprtModel::normalized:
        return 800 / std::log(10) * (score - 0.5) / std::sqrt(2 * (square - score * score));
    case match::SprtModel::bayesian:
        return 200 * std::log10(won / (1 - won) * (1 - lost) / lost);
    }
    return 400 * std::log10(score / (1 - score));
}

/// The pairs of players with this Elo difference, within ±500.
[[nodiscard]] inline PairChances pair_chances_of(double elo, match::SprtModel model) {
    double low = -5, high = 5;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (true_elo(pair_chances(middle), model) < elo ? low : high) = middle;
    }
    return pair_chances(low);
}

/// What the two games bring, in halves of a point.
[[nodiscard]] inline std::pair<std::size_t, std::size_t> drawn_pair(const PairChances& chances, Random& random) {
    double rest = random.unit();
    for (std::size_t pair = 0; pair < 9; ++pair) {
        rest -= chances[pair / 3][pair % 3];
        if (rest < 0) return {pair / 3, pair % 3};
    }
    return {2, 2};
}

struct SimulatedTests {
    std::uint64_t accepted_elo0 = 0, accepted_elo1 = 0;
    std::uint64_t pairs = 0; ///< Of all tests together.
};

/// So many tests to their end, looked at after every pair.
[[nodiscard]] inline SimulatedTests simulated_tests(const match::SprtBounds& bounds, const PairChances& chances,
                                                    std::uint64_t tests, std::uint64_t seed) {
    Random random(seed);
    SimulatedTests done;
    for (std::uint64_t test = 0; test < tests; ++test) {
        match::MatchCounts counts{.games = {}, .pairs{{}}};
        auto state = match::SprtState::undecided;
        while (state == match::SprtState::undecided) {
            const auto [one, other] = drawn_pair(chances, random);
            ++counts.games[one];
            ++counts.games[other];
            ++(*counts.pairs)[one + other];
            ++done.pairs;
            state = match::sprt_state(counts, bounds);
        }
        ++(state == match::SprtState::accept_elo0 ? done.accepted_elo0 : done.accepted_elo1);
    }
    return done;
}

} // namespace zugzwang::testing
