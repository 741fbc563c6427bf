#include "match/game.hpp"

#include <chrono>
#include <utility>

#include "ugi/words.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::match {
namespace {

/// Asks for one move, checks and plays it; what it took goes into the record.
void play_move(Table& table, const BySide<Mover*>& movers, const BySide<Budget>& budgets, GameRecord& record,
               const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto side = table.to_move();
    const auto start = Clock::now();
    const auto move = movers[side]->choose(table, budgets[side], stop);
    const auto spent = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
    record.match->microseconds[side] += static_cast<std::uint64_t>(spent.count());
    record.match->nodes[side] += movers[side]->nodes();
    ++record.match->asked[side];
    const auto refusal = !move               ? std::optional(move.refusal())
                         : table.play(*move) ? std::optional(ugi::illegal_move(*move))
                                             : std::nullopt;
    if (refusal) {
        record.result = GameResult{.outcome = {.winner = other(side)}, .forfeit = *refusal};
        record.match->said = movers[side]->last_words();
        return;
    }
    record.moves.push_back({.text = *move, .thought = movers[side]->thought(spent)});
    for (auto* mover : movers.values)
        mover->see(*move);
    if (const auto outcome = table.outcome()) record.result = GameResult{.outcome = *outcome};
}

} // namespace

Result<Mover> Mover::make(const MatchPlan& plan, const std::string& player) {
    Mover mover;
    mover.player_ = player;
    if (player.starts_with(outside_prefix)) {
        mover.bot_ =
            std::make_unique<ugi::Bot>(*plan.game, plan.options, player.substr(outside_prefix.size()), plan.bots);
        return mover;
    }
    auto table = plan.game->open_table(plan.options);
    if (!table) return table.refusal();
    mover.table_ = *std::move(table);
    if (auto refusal = mover.table_->seat({player, plan.seed})) return *std::move(refusal);
    return mover;
}

std::optional<Refusal> Mover::begin_game(const std::string& position, std::uint64_t seed) {
    if (bot_) {
        bot_->begin_game(seed);
        return std::nullopt;
    }
    if (auto refusal = table_->set_position(position)) return refusal;
    return table_->seat({player_, seed});
}

Result<std::string> Mover::choose(const Table& referee, Budget budget, const std::stop_token& stop) {
    nodes_ = 0;
    told_ = {};
    if (bot_) {
        SearchControl control(budget, stop);
        return bot_->choose(referee.position(), control, [this](const TextProgress& news) {
            told_ = news;
            nodes_ = news.nodes;
        });
    }
    auto move = table_->choose(budget, stop, [this](const TextProgress& news) { told_ = news; });
    nodes_ = table_->nodes();
    return move;
}

void Mover::see(const std::string& move) {
    if (table_) static_cast<void>(table_->play(move));
}

Result<MatchTable> MatchTable::open(const MatchPlan& plan) {
    auto first = Mover::make(plan, plan.players[0]);
    if (!first) return first.refusal();
    auto second = Mover::make(plan, plan.players[1]);
    if (!second) return second.refusal();
    return MatchTable(plan, {*std::move(first), *std::move(second)});
}

Result<GameRecord> MatchTable::play(std::uint64_t game, const std::stop_token& stop) {
    const auto start = opening_position(*plan_, opening_number(*plan_, game));
    if (!start) return start.refusal();
    const bool swapped = plan_->swap && game % 2 == 1;
    const std::size_t first = swapped ? 1 : 0;
    GameRecord record{.game = plan_->game->id, .options = plan_->options.chosen(), .start = *start};
    record.seats = {{RecordedSeat{.player = plan_->players[first]}, RecordedSeat{.player = plan_->players[1 - first]}}};
    if (const auto* own = board_seed(plan_->game->options)) record.options.erase(own->id); // each opening has its own
    record.match = MatchFigures{.index = game, .swapped = swapped};
    for (const std::size_t player : {0U, 1U}) {
        auto refusal = movers_[player].begin_game(*start, player_seed(*plan_, game, player));
        if (refusal) return *std::move(refusal);
    }
    auto table = plan_->game->open_table(plan_->options);
    if (!table) return table.refusal();
    if (auto refusal = (*table)->set_position(record.start)) return *std::move(refusal);
    const BySide<Mover*> movers{{&movers_[first], &movers_[1 - first]}};
    const auto budget_of = [&](std::size_t player) { return plan_->own_budgets[player].value_or(plan_->budget); };
    const BySide<Budget> budgets{{budget_of(first), budget_of(1 - first)}};
    while (!record.result) {
        play_move(**table, movers, budgets, record, stop);
        if (stop.stop_requested()) return Refusal{"stopped"};
    }
    return record;
}

std::optional<Refusal> check_by_replay(const Game& game, const GameRecord& record) {
    const auto table = played_table(game, record);
    if (!table) return table.refusal();
    if (!record.result) return Refusal{"the game is not over after its last move"};
    const auto& forfeit = record.result->forfeit;
    if (forfeit && *record.result != forfeited((*table)->to_move(), *forfeit)) return Refusal{"the result is wrong"};
    return std::nullopt;
}

} // namespace zugzwang::match
