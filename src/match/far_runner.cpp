#include "match/far_runner.hpp"

#include "match/game.hpp"
#include "match/runner.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::match {

Result<FarRecords> run_far(const MatchPlan& plan, const FarRun& run) {
    FarGames games{.plan_line = plan_line(plan)};
    games.due = [&](const std::vector<GameRecord>& records) {
        std::vector<farm::Piece> due;
        Statistics statistics;
        for (const auto& record : records)
            statistics.add(record, plan.swap);
        if (is_decided(plan, statistics)) return due;
        for (const auto game : games_to_play(plan, records))
            due.push_back({.number = game, .text = std::to_string(game)});
        return due;
    };
    games.is_of = [](const farm::Piece&, const GameRecord&) { return true; };
    return play_far(games, run);
}

std::vector<MachineFigures> machines_of(const MatchPlan& plan, const FarRecords& played) {
    std::vector<GameOfMachine> games;
    for (const auto& record : played.records) {
        const auto machine = played.machines.find(record.match->index);
        if (machine == played.machines.end()) continue;
        games.push_back({.machine = machine->second,
                         .players = {0, 1},
                         .points = points_of(record, 0),
                         .pair = opening_number(plan, record.match->index)});
    }
    return machine_figures(games);
}

Result<std::uint64_t> task_from_text(const MatchPlan& plan, const std::string& text) {
    const auto game = whole_number(text);
    if (!game || *game < 0 || static_cast<std::uint64_t>(*game) >= plan.games)
        return Refusal{"--task must be the number of a game of this match, from 0, not {}", text};
    return static_cast<std::uint64_t>(*game);
}

std::optional<Refusal> play_tasks(const MatchPlan& plan, const std::vector<std::uint64_t>& games,
                                  const std::function<bool(const GameRecord&)>& take) {
    auto table = MatchTable::open(plan);
    if (!table) return table.refusal();
    for (const auto game : games) {
        const auto record = table->play(game, {});
        if (!record) return record.refusal();
        if (!take(*record)) break;
    }
    return std::nullopt;
}

} // namespace zugzwang::match
