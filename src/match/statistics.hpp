// What the games of a match say about its two players: score, interval, Elo difference, and a test that ends early.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

struct Interval {
    double low = 0, high = 0;
};

/// Wald's sequential probability ratio test (1945) between two Elo differences.
struct SprtBounds {
    double elo0 = 0, elo1 = 5;        ///< elo0 < elo1.
    double alpha = 0.05, beta = 0.05; ///< Chances of a wrong answer, either way; above 0 and below 0.5.
};

enum class SprtState : std::uint8_t { undecided, accept_elo0, accept_elo1 };

/// What one player spent on all its moves.
struct Effort {
    std::uint64_t moves = 0, nodes = 0, microseconds = 0;
};

/// All figures are the match's first player's. A pair of games from one opening with sides swapped counts as one
/// observation, because its games are not independent; a game without its partner counts by itself.
class Statistics {
  public:
    /// A game of a match that is over. `in_pairs`: games 2k and 2k+1 of the match are a pair.
    void add(const GameRecord& record, bool in_pairs);

    [[nodiscard]] std::uint64_t games() const { return wins_ + draws_ + losses_; }
    [[nodiscard]] std::uint64_t wins() const { return wins_; }
    [[nodiscard]] std::uint64_t draws() const { return draws_; }
    [[nodiscard]] std::uint64_t losses() const { return losses_; }
    /// Points per game, 0 to 1; 0.5 before the first game.
    [[nodiscard]] double score() const;
    /// 95 % of the score: Wilson's interval (1927) for as many independent trials as the observations are worth.
    [[nodiscard]] Interval interval() const;
    /// Of elo1 against elo0, in the normal approximation of the observations' mean (Van den Bergh, "A practical
    /// introduction to the GSPRT", 2016); 0 before the second observation.
    [[nodiscard]] double log_likelihood_ratio(const SprtBounds& bounds) const;
    [[nodiscard]] SprtState sprt(const SprtBounds& bounds) const;
    /// Games lost by forfeit, by player (0 the match's first) and kind.
    [[nodiscard]] const std::array<std::map<std::string, std::uint64_t>, 2>& forfeits() const { return forfeits_; }
    /// By player (0 the match's first).
    [[nodiscard]] const std::array<Effort, 2>& efforts() const { return efforts_; }

  private:
    struct Observation {
        double points = 0, games = 0;
    };
    /// Of the score, requires a game.
    [[nodiscard]] double variance() const;

    std::uint64_t wins_ = 0, draws_ = 0, losses_ = 0;
    std::map<std::uint64_t, Observation> observations_; ///< By the number of the pair or game.
    std::array<std::map<std::string, std::uint64_t>, 2> forfeits_;
    std::array<Effort, 2> efforts_;
};

/// What a match's player, 0 or 1, got of a game that is over: 1 for a win, 0.5 for a draw.
[[nodiscard]] double points_of(const GameRecord& record, std::size_t player);
/// The 97.5 % point of the normal distribution: so many deviations either way hold 95 %.
inline constexpr double normal_95 = 1.959963984540054;
/// Why the loser of a game that is over forfeited it, if it did.
[[nodiscard]] std::optional<Refusal> forfeit_of(const GameRecord& record);
/// Wilson's score interval, 95 %, for a share 0 ≤ share ≤ 1 of `trials` > 0.
[[nodiscard]] Interval wilson_interval(double share, double trials);
/// The Elo difference that gives this expected score; ±infinity at 1 and 0.
[[nodiscard]] double elo_from_score(double score);
/// The expected score of a player that is `elo` stronger.
[[nodiscard]] double score_from_elo(double elo);
/// What the log likelihood ratio must pass: below the first elo0 is accepted, above the second elo1.
[[nodiscard]] Interval sprt_limits(const SprtBounds& bounds);

} // namespace zugzwang::match
