// What the games of a tournament come to: the table, every pairing's results, ratings, places.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "match/ratings.hpp"
#include "tournament/schedule.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::tournament {

struct Score {
    std::uint64_t wins = 0, draws = 0, losses = 0, forfeits = 0; ///< Of the losses so many by forfeit.

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return static_cast<double>(wins) + static_cast<double>(draws) / 2; }
};

struct Standing {
    std::size_t entrant = 0;
    std::uint64_t place = 0;   ///< From 1; entrants with the same points share one, but in a knock-out that is over.
    Score score;               ///< In all games.
    double free_points = 0;    ///< For rounds of a Swiss tournament without somebody to play.
    double elo = 0, reach = 0; ///< Rating with the mean 0, and half its 95 % interval.

    [[nodiscard]] double points() const { return score.points() + free_points; }
};

struct LostByForfeit {
    std::uint64_t game = 0; ///< Its number among all games.
    std::size_t entrant = 0;
    std::string why;      ///< In English.
    std::string position; ///< In which it was to move.
    LastWords said{};     ///< By an outside bot.
};

class Standings {
  public:
    /// The records are of the plan's games, each once.
    Standings(const TournamentPlan& plan, const std::vector<GameRecord>& records);

    /// The best first.
    [[nodiscard]] const std::vector<Standing>& table() const { return table_; }
    /// What one entrant scored against another.
    [[nodiscard]] Score against(std::size_t entrant, std::size_t other) const;
    [[nodiscard]] const match::Ratings& ratings() const { return ratings_; }
    [[nodiscard]] const std::vector<LostByForfeit>& forfeits() const { return forfeits_; }
    /// Every pairing is known and decided.
    [[nodiscard]] bool is_over() const { return is_over_; }
    /// So many rounds are over, from the first.
    [[nodiscard]] std::uint64_t rounds() const { return rounds_; }
    [[nodiscard]] std::uint64_t games() const { return games_; }

  private:
    std::vector<std::vector<Score>> scores_; ///< By entrant and other.
    std::vector<LostByForfeit> forfeits_;
    bool is_over_ = false;
    std::uint64_t rounds_ = 0;
    match::Ratings ratings_{0, {}};
    std::vector<Standing> table_;
    std::uint64_t games_ = 0;
};

/// What each pairing's games brought.
[[nodiscard]] Encounters encounters_of(const TournamentPlan& plan, const std::vector<GameRecord>& records);

} // namespace zugzwang::tournament
