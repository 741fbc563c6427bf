// A test that ends a match as soon as one of two Elo differences is clear: Wald's sequential probability ratio test
// (1945).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "match/statistics.hpp"

namespace zugzwang::match {

/// What an Elo difference d says of the games.
enum class SprtModel : std::uint8_t {
    logistic,   ///< Their mean score is 1 / (1 + 10^(-d/400)).
    normalized, ///< Their mean score is above ½ by d · ln 10 / 800 standard deviations of a game, so that as many games
                ///< tell the same difference however many are drawn (Van den Bergh, "Normalized Elo", 2021).
    bayesian, ///< Won is 1 / (1 + 10^((w-d)/400)) of them, lost 1 / (1 + 10^((w+d)/400)) (Rao and Kupper, 1967, as in
              ///< Coulom's BayesElo); the width w of draws is what the match itself shows.
};

inline constexpr int max_sprt_elo = 1000;

struct SprtBounds {
    double elo0 = 0, elo1 = 5;        ///< elo0 < elo1, within ±max_sprt_elo.
    double alpha = 0.05, beta = 0.05; ///< Chances of a wrong answer, either way; above 0 and below 0.5.
    SprtModel model = SprtModel::logistic;
};

enum class SprtState : std::uint8_t { undecided, accept_elo0, accept_elo1 };

/// "logistic", "normalized" or "bayesian".
[[nodiscard]] std::string sprt_model_word(SprtModel model);
[[nodiscard]] std::optional<SprtModel> sprt_model_from_word(const std::string& word);

/// What the log likelihood ratio must pass: below the first elo0 is accepted, above the second elo1.
[[nodiscard]] Interval sprt_limits(const SprtBounds& bounds);
/// Of elo1 against elo0: how much likelier the counts are under the likeliest distribution that has the one difference
/// than under the likeliest that has the other (Van den Bergh, "A practical introduction to the GSPRT", 2016). Of whole
/// pairs, where games are in pairs, because the games of a pair are not independent; 0 before the second observation.
[[nodiscard]] double log_likelihood_ratio(const MatchCounts& counts, const SprtBounds& bounds);
[[nodiscard]] SprtState sprt_state(const MatchCounts& counts, const SprtBounds& bounds);

} // namespace zugzwang::match
