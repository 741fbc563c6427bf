// What the games of a match say about its two players: score, interval, Elo difference, and a test that ends early.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "ugi/game_record.hpp"

namespace zugzwang::ugi {

struct Interval {
    double low = 0, high = 0;
};

/// Wald's sequential probability ratio test (1945) between two Elo differences, in the normal approximation.
struct SprtBounds {
    double elo0 = 0, elo1 = 5;
    double alpha = 0.05, beta = 0.05; ///< Chances of a wrong answer, either way.
};

enum class SprtState : std::uint8_t { undecided, accept_elo0, accept_elo1 };

/// All figures are the match's first player's. A pair of games from one opening with sides swapped counts as one
/// observation (the games of a pair are not independent); a game without its partner counts by itself.
class Statistics {
  public:
    void add(const GameRecord& record, bool in_pairs);

    [[nodiscard]] std::uint64_t games() const { return wins_ + draws_ + losses_; }
    [[nodiscard]] std::uint64_t wins() const { return wins_; }
    [[nodiscard]] std::uint64_t draws() const { return draws_; }
    [[nodiscard]] std::uint64_t losses() const { return losses_; }
    /// Points per game, 0 to 1; 0.5 before the first game.
    [[nodiscard]] double score() const;
    /// 95 % of the score: Student-free normal interval of the observations' mean, Wilson's (1927) when all are alike.
    [[nodiscard]] Interval interval() const;
    /// log likelihood ratio of elo1 against elo0.
    [[nodiscard]] double log_likelihood_ratio(const SprtBounds& bounds) const;
    [[nodiscard]] SprtState sprt(const SprtBounds& bounds) const;
    /// Games lost by forfeit, by player (0 the match's first) and reason.
    [[nodiscard]] const std::array<std::map<std::string, std::uint64_t>, 2>& forfeits() const { return forfeits_; }
    /// By player (0 the match's first): totals over all its moves.
    [[nodiscard]] const std::array<std::uint64_t, 2>& nodes() const { return nodes_; }
    [[nodiscard]] const std::array<std::uint64_t, 2>& milliseconds() const { return milliseconds_; }
    [[nodiscard]] const std::array<std::uint64_t, 2>& asked() const { return asked_; }

  private:
    struct Moments {
        double count = 0, mean = 0, variance = 0; ///< Of observations; the variance of one observation.
    };
    [[nodiscard]] Moments moments() const;

    std::uint64_t wins_ = 0, draws_ = 0, losses_ = 0;
    std::map<std::uint64_t, std::array<double, 2>> observations_; ///< By pair or game: points and games.
    std::array<std::map<std::string, std::uint64_t>, 2> forfeits_;
    std::array<std::uint64_t, 2> nodes_{}, milliseconds_{}, asked_{};
};

/// The Elo difference that gives this expected score; ±infinity at 1 and 0.
[[nodiscard]] double elo_from_score(double score);
/// The expected score of a player that is `elo` stronger.
[[nodiscard]] double score_from_elo(double elo);

} // namespace zugzwang::ugi
