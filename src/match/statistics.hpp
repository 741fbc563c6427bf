// What the games of a match say about its two players: counts, score, interval, Elo difference, superiority.
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

/// How many games and pairs of a match brought its first player how much.
struct MatchCounts {
    std::array<std::uint64_t, 3> games{}; ///< 0, ½ and 1 point.
    /// 0, ½, 1, 1½ and 2 points of a pair's two games; empty where games are not in pairs.
    std::optional<std::array<std::uint64_t, 5>> pairs;
};

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

    [[nodiscard]] const MatchCounts& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t games() const { return wins() + draws() + losses(); }
    [[nodiscard]] std::uint64_t wins() const { return counts_.games[2]; }
    [[nodiscard]] std::uint64_t draws() const { return counts_.games[1]; }
    [[nodiscard]] std::uint64_t losses() const { return counts_.games[0]; }
    /// Points per game, 0 to 1; 0.5 before the first game.
    [[nodiscard]] double score() const;
    /// 95 % of the score: Wilson's interval (1927) for as many independent trials as the observations are worth.
    [[nodiscard]] Interval interval() const;
    /// How likely it is, 0 to 1, that the first player is the stronger one: the share of the normal distribution below
    /// the observations' surplus over even ones, in standard deviations that even players would have. Of games it is
    /// the usual one, of (wins - losses) / sqrt(wins + losses).
    [[nodiscard]] double superiority() const;
    /// Games lost by forfeit, by player (0 the match's first) and kind.
    [[nodiscard]] const std::array<std::map<std::string, std::uint64_t>, 2>& forfeits() const { return forfeits_; }
    /// By player (0 the match's first).
    [[nodiscard]] const std::array<Effort, 2>& efforts() const { return efforts_; }

  private:
    /// A game, counting as so many halves of a point, of a pair of which one or none was there before.
    void pair_up(std::uint64_t pair, std::size_t halves);
    /// Σ (points - games · score)² over all observations.
    [[nodiscard]] double squares_about(double score) const;
    [[nodiscard]] std::uint64_t observations() const;
    /// Of the score, requires a game.
    [[nodiscard]] double variance() const;

    MatchCounts counts_;
    std::array<std::uint64_t, 3> single_{}; ///< Games that are not in a whole pair, as in MatchCounts.
    /// By pair: halves of a point of the game that waits for the other one.
    std::map<std::uint64_t, std::size_t> begun_;
    std::array<std::map<std::string, std::uint64_t>, 2> forfeits_;
    std::array<Effort, 2> efforts_;
};

/// What a match's player, 0 or 1, got of a game that is over: 1 for a win, 0.5 for a draw.
[[nodiscard]] double points_of(const GameRecord& record, std::size_t player);
/// The 97.5 % point of the normal distribution: so many deviations either way hold 95 %.
inline constexpr double normal_95 = 1.959963984540054;
/// Why the loser of a game that is over forfeited it, if it did.
[[nodiscard]] std::optional<Refusal> forfeit_of(const GameRecord& record);
/// The share of the normal distribution below so many standard deviations.
[[nodiscard]] double normal_share_below(double deviations);
/// Wilson's score interval, 95 %, for a share 0 ≤ share ≤ 1 of `trials` > 0.
[[nodiscard]] Interval wilson_interval(double share, double trials);
/// The Elo difference that gives this expected score; ±infinity at 1 and 0.
[[nodiscard]] double elo_from_score(double score);
/// The expected score of a player that is `elo` stronger.
[[nodiscard]] double score_from_elo(double elo);

} // namespace zugzwang::match
