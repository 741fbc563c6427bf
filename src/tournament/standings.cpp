#include "tournament/standings.hpp"

#include <algorithm>
#include <utility>

#include "match/statistics.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::tournament {
namespace {

void count(Score& score, double points, bool by_forfeit) {
    (points == 1 ? score.wins : points == 0 ? score.losses : score.draws) += 1;
    if (points == 0 && by_forfeit) ++score.forfeits;
}

std::string last_position(const GameRecord& record) {
    auto unfinished = record;
    unfinished.result.reset();
    const auto table = played_table(*find_game(record.game), unfinished);
    return table ? (*table)->position() : record.start;
}

} // namespace

Encounters encounters_of(const TournamentPlan& plan, const std::vector<GameRecord>& records) {
    Encounters encounters;
    for (const auto& record : records) {
        auto& encountered = encounters[place_of_game(plan, record.match->index).pairing];
        encountered.points += match::points_of(record, 0);
        ++encountered.games;
    }
    return encounters;
}

Standings::Standings(const TournamentPlan& plan, const std::vector<GameRecord>& records)
    : scores_(plan.entrants.size(), std::vector<Score>(plan.entrants.size())), games_(records.size()) {
    auto encountered = encounters_of(plan, records);
    const auto schedule = schedule_of(plan, encountered);
    const auto& pairings = schedule.pairings;
    const auto open = std::ranges::find_if_not(
        pairings, [&](const Pairing& pairing) { return is_decided(plan, encountered[pairing.number]); });
    is_over_ = schedule.is_whole && open == pairings.end();
    if (!pairings.empty()) rounds_ = open == pairings.end() ? pairings.back().round + 1 : open->round;
    for (const auto& record : records) {
        const auto number = place_of_game(plan, record.match->index).pairing;
        if (number >= schedule.pairings.size()) continue; // of a round that is not yet known
        const auto& pairing = schedule.pairings[number];
        const double points = match::points_of(record, 0);
        const auto forfeit = match::forfeit_of(record);
        count(scores_[pairing.first][pairing.second], points, forfeit.has_value());
        count(scores_[pairing.second][pairing.first], 1 - points, forfeit.has_value());
        if (forfeit) {
            forfeits_.push_back({record.match->index, points == 0 ? pairing.first : pairing.second, forfeit->words,
                                 last_position(record), record.match->said});
        }
    }
    std::vector<match::Encounter> encounters;
    for (std::size_t first = 0; first < scores_.size(); ++first) {
        for (std::size_t second = first + 1; second < scores_.size(); ++second) {
            const auto& score = scores_[first][second];
            if (score.games() > 0)
                encounters.push_back({first, second, score.points(), static_cast<double>(score.games())});
        }
    }
    ratings_ = match::Ratings(scores_.size(), encounters);
    for (std::size_t entrant = 0; entrant < scores_.size(); ++entrant) {
        Standing standing;
        standing.entrant = entrant;
        for (const auto& score : scores_[entrant]) {
            standing.score.wins += score.wins;
            standing.score.draws += score.draws;
            standing.score.losses += score.losses;
            standing.score.forfeits += score.forfeits;
        }
        if (!schedule.free_points.empty()) standing.free_points = schedule.free_points[entrant];
        standing.elo = ratings_.elo(entrant);
        standing.reach = ratings_.reach(entrant);
        table_.push_back(standing);
    }
    const auto& places = schedule.places;
    if (!places.empty()) {
        std::ranges::sort(table_, {}, [&](const Standing& standing) {
            return std::ranges::find(places, standing.entrant) - places.begin();
        });
    } else {
        std::ranges::stable_sort(table_, std::greater{}, &Standing::points);
    }
    for (std::size_t at = 0; at < table_.size(); ++at) {
        const bool shares = places.empty() && at > 0 && table_[at].points() == table_[at - 1].points();
        table_[at].place = shares ? table_[at - 1].place : at + 1;
    }
}

Score Standings::against(std::size_t entrant, std::size_t other) const { return scores_[entrant][other]; }

} // namespace zugzwang::tournament
