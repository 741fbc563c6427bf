// Games that nobody asked for: a board and computer players by chance, and a championship, who meets in it, and its
// table.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/base/random.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// What the two of a broadcast have won against one another before, by where they sit now.
struct BroadcastScore {
    BySide<std::size_t> wins{};
    std::size_t draws = 0;

    [[nodiscard]] std::size_t games() const { return wins[Side::first] + wins[Side::second] + draws; }
    friend bool operator==(const BroadcastScore&, const BroadcastScore&) = default;
};

/// A round robin of a game's players, each pair twice with the sides exchanged. Pure.
class Championship {
  public:
    /// Two points for a win and one for a draw, so that there are no halves.
    static constexpr int points_for_win = 2, points_for_draw = 1;

    struct Line {
        std::size_t player = 0; ///< Its place in the list of players.
        std::size_t played = 0, wins = 0, draws = 0, losses = 0;
        int points = 0;

        friend bool operator==(const Line&, const Line&) = default;
    };
    /// Who sits where in a game, by their places in the list of players.
    using Pairing = BySide<std::size_t>;

    /// At least two players, weakest first.
    explicit Championship(std::size_t players);

    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] std::size_t games() const { return schedule_.size(); }
    [[nodiscard]] std::size_t played() const { return winners_.size(); }
    [[nodiscard]] bool is_over() const { return winners_.size() == schedule_.size(); }
    /// Of the game that comes next; requires one.
    [[nodiscard]] const Pairing& next() const { return schedule_[winners_.size()]; }
    [[nodiscard]] const std::vector<Pairing>& schedule() const { return schedule_; }
    /// How the next game ended, for the side that won it; none: a draw. Requires one.
    void note(std::optional<Side> winner);

    /// What the two have won against one another so far, by where they sit in that pairing.
    [[nodiscard]] BroadcastScore between(const Pairing& pairing) const;
    /// By points, then by wins; of equals the one first that is further back in the list.
    [[nodiscard]] std::vector<Line> table() const;

  private:
    std::size_t players_;
    std::vector<Pairing> schedule_;
    std::vector<std::optional<Side>> winners_; ///< Of the games played, in the schedule's order.
};

/// Another board by chance, where boards are drawn by a number.
void draw_board(const Game& game, OptionValues& values, Random& random);

/// Plays that a demo can show: two different computer players where there are two, never the random one.
[[nodiscard]] BySide<std::string> demo_players(const Game& game, Random& random);

/// Those who meet in a championship, weakest first: the rungs of the game's ladder, or where there is none its
/// strongest players. Two at least: the only player of a game meets itself.
[[nodiscard]] std::vector<const PlayerSpec*> entrants(const Game& game);
/// A game between two of them, of the options that are wanted or by chance. Rungs play on the board on which they were
/// measured.
[[nodiscard]] SessionConfig championship_game(const Game& game, const Championship::Pairing& pairing,
                                              const std::optional<SessionConfig>& wanted, Random& random);

} // namespace zugzwang
