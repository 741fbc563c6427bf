// One game of a match: its opening, its two movers, its record.
#include <algorithm>
#include <chrono>
#include <utility>

#include "ugi/bot.hpp"
#include "ugi/match_runner.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::ugi {
namespace {

/// Mixes the plan's seed with the numbers of a game and a purpose, so that no two draws share an engine
/// (the finisher of SplitMix64; Steele, Lea and Flood 2014).
std::uint64_t mixed(std::uint64_t seed, std::uint64_t number, std::uint64_t purpose) {
    std::uint64_t value = seed * 0x9E3779B97F4A7C15U + number * 2 + purpose * 0xD1B54A32D192ED03U;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
    return (value ^ (value >> 31)) >> 1; // the top bit is dropped: seeds are shown as signed numbers
}

/// A player at the table: one of ours or a bot.
class Mover {
  public:
    [[nodiscard]] static Result<Mover> seat(const MatchPlan& plan, const std::string& player, std::uint64_t seed) {
        Mover mover;
        if (player.starts_with(outside_prefix)) {
            mover.bot_ = std::make_unique<Bot>(*plan.game, plan.options, player.substr(outside_prefix.size()));
            return mover;
        }
        auto table = plan.game->open_table(plan.options);
        if (!table) return table.refusal();
        mover.table_ = *std::move(table);
        if (const auto refusal = mover.table_->seat(player, seed)) return *refusal;
        return mover;
    }

    [[nodiscard]] Result<std::string> choose(const std::string& position, Budget budget) {
        if (!table_) {
            SearchControl control(budget);
            nodes_ = 0;
            return bot_->choose(position, control, [this](const TextProgress& news) { nodes_ = news.nodes; });
        }
        if (auto refusal = table_->set_position(position)) return *refusal;
        auto move = table_->choose(budget, {}, {});
        nodes_ = table_->nodes();
        return move;
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    std::unique_ptr<Table> table_;
    std::unique_ptr<Bot> bot_; ///< Instead of a table.
    std::uint64_t nodes_ = 0;
};

std::uint64_t opening_number(const MatchPlan& plan, std::uint64_t index) { return plan.swap ? index / 2 : index; }

/// Plays the game to its end or to a forfeit; the table stands at the record's start.
void play_out(Table& table, std::array<Mover, 2>& movers, const Budget& budget, GameRecord& record) {
    using Clock = std::chrono::steady_clock;
    while (!table.outcome()) {
        const auto side = static_cast<std::size_t>(table.to_move());
        const auto start = Clock::now();
        const auto move = movers[side].choose(table.position(), budget);
        const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        record.milliseconds[side] += static_cast<std::uint64_t>(spent.count());
        record.nodes[side] += movers[side].nodes();
        ++record.asked[side];
        if (!move)
            record.forfeit = move.refusal().words;
        else if (table.play(*move))
            record.forfeit = tr("illegal move `{}`", move->substr(0, 40));
        if (!record.forfeit.empty()) {
            record.winner = other(table.to_move());
            return;
        }
        record.moves.push_back(*move);
    }
    record.winner = table.outcome()->winner;
    record.margin = table.outcome()->margin;
}

} // namespace

Result<std::string> opening_of(const MatchPlan& plan, std::uint64_t index) {
    const auto number = opening_number(plan, index);
    auto table = plan.game->open_table(plan.options);
    if (!table) return table.refusal();
    auto& board = **table;
    if (!plan.openings.empty()) {
        if (const auto refusal = board.set_position(plan.openings[number % plan.openings.size()])) return *refusal;
    }
    Random random(mixed(plan.seed, number, 0));
    for (int ply = 0; ply < plan.random_opening; ++ply) {
        const auto moves = board.legal_moves();
        if (moves.empty()) break;
        static_cast<void>(board.play(random.pick(moves)));
        if (!board.outcome()) continue;
        board.undo(); // an opening that ends the game is no opening
        break;
    }
    return board.position();
}

Result<GameRecord> play_game(const MatchPlan& plan, std::uint64_t index) {
    auto start = opening_of(plan, index);
    if (!start) return start.refusal();
    GameRecord record;
    record.index = index;
    record.game = plan.game->id;
    record.swapped = plan.swap && index % 2 == 1;
    record.players = {plan.players[record.swapped ? 1 : 0], plan.players[record.swapped ? 0 : 1]};
    record.start = *start;
    auto first = Mover::seat(plan, record.players[0], mixed(plan.seed, index, 1));
    if (!first) return first.refusal();
    auto second = Mover::seat(plan, record.players[1], mixed(plan.seed, index, 2));
    if (!second) return second.refusal();
    std::array<Mover, 2> movers{*std::move(first), *std::move(second)};
    auto table = plan.game->open_table(plan.options);
    if (!table) return table.refusal();
    if (const auto refusal = (*table)->set_position(record.start)) return *refusal;
    play_out(**table, movers, plan.budget, record);
    return record;
}

} // namespace zugzwang::ugi
