// How strong several players are, from the games that they played against one another.
#pragma once

#include <cstddef>
#include <vector>

namespace zugzwang::match {

/// What one player scored against another.
struct Encounter {
    std::size_t first = 0, second = 0; ///< Two different players, by number.
    double points = 0;                 ///< Of the first: 1 for a win, 0.5 for a draw; 0 … games.
    double games = 0;
};

/// The players' Elo ratings by maximum likelihood in the model of Bradley and Terry (1952), a draw counting as half a
/// win; found by Newton's method. No finite ratings are the likeliest where some players took every point off all
/// others, or never met them: then each player counts one game more, drawn, which is shared out among all the others
/// (`with_prior`).
class Ratings {
  public:
    /// Encounters of the same players add up. Players without games are rated 0.
    Ratings(std::size_t players, const std::vector<Encounter>& encounters);

    /// With the mean 0.
    [[nodiscard]] double elo(std::size_t player) const { return elos_[player]; }
    /// Half the 95 % interval of the rating, from the inverse of the Fisher information.
    [[nodiscard]] double reach(std::size_t player) const;
    /// How likely it is that one player is stronger than another, 0 to 1, both ratings taken as normal variables.
    [[nodiscard]] double superiority(std::size_t stronger, std::size_t than) const;
    [[nodiscard]] bool with_prior() const { return with_prior_; }

  private:
    std::vector<double> elos_;
    std::vector<std::vector<double>> covariance_; ///< Of the ratings, in Elo squared.
    bool with_prior_ = false;
};

} // namespace zugzwang::match
