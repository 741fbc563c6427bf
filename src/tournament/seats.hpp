// Who sits at one table: it plays games of any pairing, and its players stay seated while that stays the same.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>

#include "match/game.hpp"
#include "tournament/plan.hpp"

namespace zugzwang::tournament {

/// Starts every bot of these entrants that has options of its own: which of them does not take them, and why, if one
/// does not.
[[nodiscard]] std::optional<Refusal> check_options(const TournamentPlan& plan, const std::set<std::size_t>& entrants);

/// For one thread at a time. The plan outlives it.
class Seats {
  public:
    explicit Seats(const TournamentPlan& plan) : plan_(plan) {}

    /// Plays one game of a pairing, labelled. `watch` as MatchTable::play has it. Refuses unknown players, a bad
    /// opening, and when it was stopped.
    [[nodiscard]] Result<GameRecord> play(const Pairing& pairing, std::uint64_t game, const std::stop_token& stop,
                                          const match::MatchTable::Watch& watch = {});

  private:
    const TournamentPlan& plan_;
    std::optional<Pairing> pairing_;
    std::unique_ptr<match::MatchPlan> match_; ///< The table refers to it.
    std::optional<match::MatchTable> table_;
};

} // namespace zugzwang::tournament
