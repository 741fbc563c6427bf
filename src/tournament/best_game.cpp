#include "tournament/best_game.hpp"

#include <cstdlib>
#include <utility>

namespace zugzwang::tournament {
namespace {

/// The smaller the better.
auto distance_of(const GameRecord& record) {
    const auto& outcome = record.result->outcome;
    return std::pair(outcome.winner ? std::abs(outcome.margin) : -1, -static_cast<std::int64_t>(record.moves.size()));
}

template <class Claim>
std::optional<std::size_t> closest(const std::vector<GameRecord>& records, Claim counts) {
    std::optional<std::size_t> best;
    for (std::size_t at = 0; at < records.size(); ++at) {
        if (records[at].result->forfeit || !counts(records[at])) continue;
        if (!best || distance_of(records[at]) < distance_of(records[*best])) best = at;
    }
    return best;
}

} // namespace

std::optional<std::size_t> best_game(const TournamentPlan& plan, const Standings& standings,
                                     const std::vector<GameRecord>& records) {
    const auto name = [&](std::size_t place) { return plan.entrants[standings.table()[place].entrant].name; };
    const auto among_best = closest(records, [&](const GameRecord& record) {
        const auto is_of = [&](Side side, std::size_t place) { return record.seats[side].name == name(place); };
        return (is_of(Side::first, 0) && is_of(Side::second, 1)) || (is_of(Side::first, 1) && is_of(Side::second, 0));
    });
    return among_best ? among_best : closest(records, [](const GameRecord&) { return true; });
}

} // namespace zugzwang::tournament
