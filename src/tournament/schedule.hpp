// Who meets whom, by the kind of the tournament and what was played so far.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "tournament/plan.hpp"

namespace zugzwang::tournament {

/// What a pairing's games brought so far.
struct Encountered {
    double points = 0; ///< Of the first: 1 for a win, 0.5 for a draw.
    std::uint64_t games = 0;
};
/// By the numbers of the pairings.
using Encounters = std::map<std::uint64_t, Encountered>;

struct Schedule {
    std::vector<Pairing> pairings; ///< All that are known, in their order.
    bool is_whole = false;         ///< There will be no others.
    /// Of a knock-out that is over: the entrants by their places, the winner first. Else empty.
    std::vector<std::size_t> places;
    /// Of a Swiss tournament: what each entrant got for rounds in which nobody was left to play, by entrant.
    std::vector<double> free_points;
};

/// Depends on nothing but the plan and the encounters.
[[nodiscard]] Schedule schedule_of(const TournamentPlan& plan, const Encounters& encounters);

/// Whether the pairing needs no game more: its games are played, and in a knock-out one is ahead, or they stood even
/// for so long that the higher entrant goes on.
[[nodiscard]] bool is_decided(const TournamentPlan& plan, const Encountered& encountered);

/// How many games of the pairing are known to be played: those of the plan, and a pair more while a pairing of a
/// knock-out stands even.
[[nodiscard]] std::uint64_t known_games(const TournamentPlan& plan, const Encounters& encounters,
                                        const Pairing& pairing);

} // namespace zugzwang::tournament
