// The games that programs have opened through the C interface, by their numbers.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "zugzwang/play/game.hpp"
#include "zugzwang/play/table.hpp"

namespace zugzwang::library {

/// A position with the moves that led to it. What is not said to be otherwise is for whoever holds an InUse of it.
class OpenGame {
  public:
    OpenGame(const Game& game, OptionValues options, std::unique_ptr<Table> table);

    [[nodiscard]] const Game& game() const { return game_; } ///< Any thread.
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] const OptionValues& options() const { return options_; }
    /// Where it began, and what was played from there.
    [[nodiscard]] const std::string& start() const { return start_; }
    [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }
    [[nodiscard]] std::optional<Refusal> play(std::string_view move);
    /// False when there is nothing to take back.
    bool undo();

    /// For work that begins now: asked to stop by the next `stop`.
    [[nodiscard]] std::stop_source begin_work();
    /// Asks the work that goes on to stop. Any thread.
    void stop();

  private:
    friend class InUse;

    const Game& game_;
    OptionValues options_;
    std::unique_ptr<Table> table_;
    std::string start_;
    std::vector<std::string> moves_;
    std::mutex in_use_;
    std::atomic<std::thread::id> user_{}; ///< The thread that holds `in_use_`.
    std::mutex work_mutex_;
    std::stop_source work_;
};

/// A game that no other thread uses meanwhile; waits for it. Empty when this very thread has it in use.
class InUse {
  public:
    explicit InUse(std::shared_ptr<OpenGame> game);
    ~InUse();
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;

    [[nodiscard]] explicit operator bool() const { return lock_.owns_lock(); }
    [[nodiscard]] OpenGame& operator*() const { return *game_; }

  private:
    std::shared_ptr<OpenGame> game_; ///< Stays while it is in use, though its number may be gone.
    std::unique_lock<std::mutex> lock_;
};

/// Any thread.
class OpenGames {
  public:
    /// A number that none had before, not 0.
    [[nodiscard]] std::uint64_t add(std::shared_ptr<OpenGame> game);
    /// Null for a number that is no game.
    [[nodiscard]] std::shared_ptr<OpenGame> find(std::uint64_t number) const;
    /// The same, which is no game from now on.
    [[nodiscard]] std::shared_ptr<OpenGame> remove(std::uint64_t number);

  private:
    mutable std::shared_mutex mutex_;
    std::unordered_map<std::uint64_t, std::shared_ptr<OpenGame>> games_;
    std::uint64_t last_ = 0;
};

} // namespace zugzwang::library
