#include "bots/climb.hpp"

#include <string>
#include <utility>

#include "match/game.hpp"
#include "match/statistics.hpp"
#include "ugi/bot.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::bots {
namespace {

/// Only its own nodes limit a rung, however slow the machine is.
constexpr Budget budget_of_rung{.nodes = 100'000'000};

/// The game of that number on the ladder: whether the bot won it, or why it forfeited.
Result<bool> wins(const ClimbPlan& plan, std::size_t rung, Side climber, std::uint64_t number) {
    match::MatchPlan match;
    match.game = plan.game;
    match.options = ladder_options(*plan.game, number, climber);
    match.players = {std::string(outside_prefix) + plan.command, plan.game->ladder.rungs[rung].player.id};
    match.terms = {{{.budget = Budget{.time = plan.movetime}}, {.budget = budget_of_rung}}};
    match.seed = number;
    match.swap = true;
    match.bots = plan.terms;
    const auto board = plan.game->open_table(match.options);
    if (!board) return board.refusal();
    match.openings = {(*board)->position()};
    auto table = match::MatchTable::open(match);
    if (!table) return table.refusal();
    const auto record = table->play(climber == Side::first ? 0 : 1, {});
    if (!record) return record.refusal();
    if (record->result->forfeit) return *record->result->forfeit;
    return match::points_of(*record, 0) == 1;
}

RungClimb try_rung(const ClimbPlan& plan, std::size_t rung) {
    RungClimb told;
    told.rung = rung;
    for (const auto side : both_sides) {
        auto& attempt = told.attempts[side];
        while (!attempt.won && attempt.games < plan.games) {
            const auto won = wins(plan, rung, side, plan.seed + attempt.games);
            ++attempt.games;
            if (won)
                attempt.won = *won;
            else if (!told.forfeit)
                told.forfeit = won.refusal();
        }
    }
    return told;
}

} // namespace

Result<std::vector<RungClimb>> climb(const ClimbPlan& plan) {
    const auto name = ugi::Bot(*plan.game, OptionValues(plan.game->options), plan.command, plan.terms).greet({});
    if (!name) return name.refusal();
    std::vector<RungClimb> told;
    for (std::size_t rung = 0; rung < plan.game->ladder.rungs.size(); ++rung) {
        told.push_back(try_rung(plan, rung));
        if (plan.report) plan.report(told.back());
        if (!told.back().is_climbed()) break;
    }
    return told;
}

} // namespace zugzwang::bots
