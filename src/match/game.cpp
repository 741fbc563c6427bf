#include "match/game.hpp"

#include <algorithm>
#include <utility>

#include "match/judge.hpp"
#include "ugi/words.hpp"
#include "zugzwang/play/clocks.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::match {
namespace {

/// One side of a game: who plays it, and what that may take.
struct PlayedSide {
    Mover* mover = nullptr;
    Budget budget{};
    std::optional<ClockLimit> clock{};
    Seconds left{0};   ///< On the clock.
    Seconds margin{0}; ///< So much less than nothing may be left.

    [[nodiscard]] std::optional<ClockReading> reading() const {
        return clock ? std::optional(reading_of(left, *clock)) : std::nullopt;
    }
    /// False when the clock has run out.
    [[nodiscard]] bool spend(Seconds time) {
        if (!clock) return true;
        left -= time;
        if (left + margin <= Seconds{0}) return false;
        left += clock->increment;
        return true;
    }
};

/// Asks for one move, checks and plays it; what it took goes into the record.
void play_move(Table& table, BySide<PlayedSide>& sides, GameRecord& record, const std::stop_token& stop) {
    const auto side = table.to_move();
    auto& playing = sides[side];
    const GameClocks clocks{{{sides[Side::first].reading(), sides[Side::second].reading()}}, side};
    const auto move = playing.mover->choose(table, playing.budget, clocks, stop);
    const auto spent = playing.mover->spent();
    record.match->microseconds[side] += static_cast<std::uint64_t>(spent.count());
    record.match->nodes[side] += playing.mover->nodes();
    ++record.match->asked[side];
    const auto refusal = !move                   ? std::optional(move.refusal())
                         : !playing.spend(spent) ? std::optional(Refusal{forfeits::out_of_time})
                         : table.play(*move)     ? std::optional(ugi::illegal_move(*move))
                                                 : std::nullopt;
    if (refusal) {
        record.result = GameResult{.outcome = {.winner = other(side)}, .forfeit = *refusal};
        record.match->said = playing.mover->last_words();
        return;
    }
    record.moves.push_back({.text = *move, .thought = playing.mover->thought()});
    if (playing.clock) record.moves.back().time = spent;
    for (auto& each : sides.values)
        each.mover->see(*move);
    if (const auto outcome = table.outcome()) record.result = GameResult{.outcome = *outcome};
}

} // namespace

Result<Mover> Mover::make(const MatchPlan& plan, std::size_t number) {
    const auto& player = plan.players[number];
    Mover mover;
    mover.player_ = player;
    mover.hash_mb_ = plan.terms[number].hash_mb.value_or(default_hash_mb);
    if (player.starts_with(outside_prefix)) {
        mover.bot_ = std::make_unique<ugi::Bot>(*plan.game, plan.options, player.substr(outside_prefix.size()),
                                                plan.bots, plan.terms[number].options);
        return mover;
    }
    auto table = plan.game->open_table(plan.options);
    if (!table) return table.refusal();
    mover.table_ = *std::move(table);
    if (auto refusal = mover.table_->seat({player, plan.seed, mover.hash_mb_})) return *std::move(refusal);
    return mover;
}

std::optional<Refusal> Mover::greet() {
    if (!bot_) return std::nullopt;
    const auto name = bot_->greet({});
    return name ? std::nullopt : std::optional(name.refusal());
}

std::optional<Refusal> Mover::begin_game(const std::string& position, std::uint64_t seed) {
    if (bot_) {
        bot_->begin_game(seed);
        return std::nullopt;
    }
    if (auto refusal = table_->set_position(position)) return refusal;
    return table_->seat({player_, seed, hash_mb_});
}

Result<std::string> Mover::choose(const Table& referee, const Budget& budget, const GameClocks& clocks,
                                  const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    nodes_ = 0;
    told_ = {};
    if (bot_) {
        SearchControl control(budget, stop, clocks);
        const auto note = [this](const TextProgress& news) {
            told_ = news;
            nodes_ = news.nodes;
        };
        auto move = bot_->choose(referee.position(), control, note);
        spent_ = bot_->spent();
        return move;
    }
    const auto& own = clocks.own();
    const auto start = Clock::now();
    auto move = table_->choose(own ? on_clock(budget, own->left, own->increment) : budget, stop,
                               [this](const TextProgress& news) { told_ = news; });
    spent_ = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start);
    nodes_ = table_->nodes();
    return move;
}

void Mover::see(const std::string& move) {
    if (table_) static_cast<void>(table_->play(move));
}

Result<MatchTable> MatchTable::open(const MatchPlan& plan) {
    auto first = Mover::make(plan, 0);
    if (!first) return first.refusal();
    auto second = Mover::make(plan, 1);
    if (!second) return second.refusal();
    return MatchTable(plan, {*std::move(first), *std::move(second)});
}

std::optional<Refusal> MatchTable::greet() {
    for (const std::size_t player : {0U, 1U}) {
        if (const auto trouble = movers_[player].greet())
            return Refusal{"{}: {}", plan_->players[player], trouble->words};
    }
    return std::nullopt;
}

Result<GameRecord> MatchTable::play(std::uint64_t game, const std::stop_token& stop, const Watch& watch) {
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
    const auto playing = [&](std::size_t player) {
        const auto [budget, clock] = limits_of(*plan_, player);
        auto& mover = movers_[player];
        return PlayedSide{.mover = &mover,
                          .budget = budget,
                          .clock = clock,
                          .left = clock.value_or(ClockLimit{}).game,
                          .margin = mover.is_outside() ? Seconds(plan_->bots.time_margin) : Seconds{0}};
    };
    BySide<PlayedSide> sides{{playing(first), playing(1 - first)}};
    for (const Side side : both_sides)
        record.seats[side].clock = sides[side].clock;
    Judge judge(plan_->judging);
    while (!record.result) {
        if (watch) watch(record);
        const auto mover = (*table)->to_move();
        play_move(**table, sides, record, stop);
        if (stop.stop_requested()) return Refusal{"stopped"};
        if (record.result) break;
        auto judgement = judge.look(**table, mover, record.moves.back().thought->score, stop);
        if (judgement) record.result = forfeited((*table)->to_move(), *std::move(judgement));
    }
    if (watch) watch(record);
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
