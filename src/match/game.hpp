// One game of a match: two players at a table, its record, and the check of a record by playing it again.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "match/plan.hpp"
#include "ugi/bot.hpp"
#include "zugzwang/play/text_progress.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

/// One player of the match as one thread keeps it from game to game: an outside bot's program lives on.
class Mover {
  public:
    /// The plan's first or second player, 0 or 1. Refuses an unknown one.
    [[nodiscard]] static Result<Mover> make(const MatchPlan& plan, std::size_t number);

    /// Starts the program of an outside bot: why it cannot play at all, if so. Better told at once than as a forfeit of
    /// every game.
    [[nodiscard]] std::optional<Refusal> greet();
    [[nodiscard]] std::optional<Refusal> begin_game(const std::string& position, std::uint64_t seed);
    /// Its move at the table, whose game is not over; or why it forfeits. A bot hears of budget and clocks; one of our
    /// players has what its clock allows it for a move.
    [[nodiscard]] Result<std::string> choose(const Table& referee, const Budget& budget, const GameClocks& clocks,
                                             const std::stop_token& stop);
    /// What was played, by either side; legal.
    void see(const std::string& move);
    /// Of an outside bot, as ugi::Bot tells them.
    [[nodiscard]] LastWords last_words() const { return bot_ ? bot_->last_words() : LastWords{}; }
    [[nodiscard]] bool is_outside() const { return bot_ != nullptr; }
    /// Searched for the last move.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// That the last move took: of a bot from the question to the answer.
    [[nodiscard]] std::chrono::microseconds spent() const { return spent_; }
    /// What it told of the last move.
    [[nodiscard]] MoveThought thought() const { return thought_of(told_, nodes_, spent_); }

  private:
    std::string player_;
    std::size_t hash_mb_ = default_hash_mb; ///< Of one of our players.
    std::unique_ptr<Table> table_;          ///< Where one of our players sits.
    std::unique_ptr<ugi::Bot> bot_;         ///< Instead of a table.
    std::uint64_t nodes_ = 0;
    std::chrono::microseconds spent_{0};
    TextProgress told_;
};

/// The players of a plan, by their number in it. For one thread.
class MatchTable {
  public:
    [[nodiscard]] static Result<MatchTable> open(const MatchPlan& plan);

    /// As Mover::greet, of both players; names the one who cannot play.
    [[nodiscard]] std::optional<Refusal> greet();

    /// Told what was played so far, before each move and at the end; the game goes on when it returns.
    using Watch = std::function<void(const GameRecord&)>;
    /// Plays one game of the plan; an outside bot that fails forfeits. Refuses a bad opening, and when it was stopped.
    [[nodiscard]] Result<GameRecord> play(std::uint64_t game, const std::stop_token& stop, const Watch& watch = {});

  private:
    MatchTable(const MatchPlan& plan, std::array<Mover, 2> movers) : plan_(&plan), movers_(std::move(movers)) {}

    const MatchPlan* plan_;
    std::array<Mover, 2> movers_;
};

/// Plays the record of a game that is over again by the rules: what is wrong with it, who forfeited included, if
/// anything is.
[[nodiscard]] std::optional<Refusal> check_by_replay(const Game& game, const GameRecord& record);

} // namespace zugzwang::match
