#include "bots/climb.hpp"

#include <utility>

#include "match/game.hpp"
#include "ugi/words.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::bots {
namespace {

/// Only its own nodes limit a rung, however slow the machine is.
constexpr Budget budget_of_rung{.nodes = 100'000'000};

/// The game of that number on the ladder: whether the bot won it, or why it forfeited.
Result<bool> wins(const ClimbPlan& plan, std::size_t rung, Side climber, std::uint64_t number) {
    const auto options = ladder_options(*plan.game, number, climber);
    auto table = plan.game->open_table(options);
    if (!table) return table.refusal();
    match::MatchPlan match;
    match.game = plan.game;
    match.options = options;
    match.seed = number;
    auto bot = match::Mover::make(match, std::string(outside_prefix) + plan.command);
    auto opponent = match::Mover::make(match, plan.game->ladder.rungs[rung].player.id);
    if (!bot) return bot.refusal();
    if (!opponent) return opponent.refusal();
    for (auto* mover : {&*bot, &*opponent})
        if (auto refusal = mover->begin_game((*table)->position(), number)) return *std::move(refusal);
    while (!(*table)->outcome()) {
        const bool is_bot = (*table)->to_move() == climber;
        const auto budget = is_bot ? Budget{.time = plan.movetime} : budget_of_rung;
        const auto move = (is_bot ? *bot : *opponent).choose(**table, budget, {});
        if (!move) return move.refusal();
        if ((*table)->play(*move)) return ugi::illegal_move(*move);
        opponent->see(*move);
    }
    return (*table)->outcome()->winner == climber;
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
    const auto name = ugi::Bot(*plan.game, OptionValues(plan.game->options), plan.command).greet({});
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
