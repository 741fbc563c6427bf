#include "tournament/far_runner.hpp"

#include <algorithm>

#include "match/statistics.hpp"
#include "tournament/task.hpp"

namespace zugzwang::tournament {

Result<match::FarRecords> run_far(const TournamentPlan& plan, const match::FarRun& run) {
    match::FarGames games{.plan_line = plan_line(plan)};
    games.due = [&](const std::vector<GameRecord>& records) {
        std::vector<farm::Piece> due;
        for (const auto& task : due_games(plan, records))
            due.push_back({.number = game_number(plan, task.pairing.number, task.game), .text = to_text(task)});
        return due;
    };
    games.is_of = [&](const farm::Piece& piece, const GameRecord& record) {
        const auto task = task_from_text(plan, piece.text);
        return task && is_record_of(plan, *task, record);
    };
    return match::play_far(games, run);
}

std::vector<match::MachineFigures> machines_of(const TournamentPlan& plan, const match::FarRecords& played) {
    std::vector<match::GameOfMachine> games;
    for (const auto& record : played.records) {
        const auto machine = played.machines.find(record.match->index);
        if (machine == played.machines.end()) continue;
        const auto entrant = [&](Side side) {
            const auto found = std::ranges::find(plan.entrants, record.seats[side].name, &Entrant::name);
            return static_cast<std::size_t>(found - plan.entrants.begin());
        };
        const auto [pairing, game] = place_of_game(plan, record.match->index);
        const auto first = record.match->swapped ? Side::second : Side::first;
        constexpr int apart = 32; // no pairing has so many games
        games.push_back({.machine = machine->second,
                         .players = {entrant(first), entrant(other(first))},
                         .points = match::points_of(record, 0),
                         .pair = (pairing << apart) + game / 2});
    }
    return match::machine_figures(games);
}

} // namespace zugzwang::tournament
