// The bots that are to play in a tournament: found in folders, each tried before it may play.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tournament/plan.hpp"
#include "tournament/programs.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang::tournament {

struct RosterBot {
    enum class State : std::uint8_t { checking, ready, slow, failed };

    Program program; ///< Its name is no other bot's.
    State state = State::checking;
    Refusal reason{};    ///< Why it is slow or failed.
    bool passed = false; ///< It was ready once.
    bool plays = false;  ///< It is to play. One that failed never does; a slow one loses games on time.
};

/// Main thread only.
class Roster {
  public:
    /// The name of the bot that a command starts, or why it cannot play. Blocks; called on the worker.
    using Test = std::function<Result<std::string>(const Game&, const OptionValues&, const std::string& command,
                                                   const std::stop_token&)>;

    /// Without a test every bot is ready.
    explicit Roster(Test test) : test_(std::move(test)) {}

    /// Adds the programs of a folder that are not there yet, and begins to try them; answers how many.
    std::size_t add(const std::filesystem::path& folder, const Game& game, const OptionValues& options);
    /// Tries all of them anew; whoever passes for the first time plays from then on.
    void check(const Game& game, const OptionValues& options);
    /// Takes what the trials came to; true when there was anything.
    bool update();

    [[nodiscard]] const std::vector<RosterBot>& bots() const { return bots_; }
    /// Nothing where it failed, or is still being tried.
    void let_play(std::size_t bot, bool plays);
    [[nodiscard]] std::size_t count(RosterBot::State state) const;

  private:
    void check(std::size_t bot, const Game& game, const OptionValues& options);
    [[nodiscard]] std::string free_name(const std::string& name) const;

    Test test_;
    std::vector<RosterBot> bots_;
    std::vector<Pending<Result<std::string>>> trials_; ///< By bot.
    Worker worker_;                                    ///< Goes first.
};

} // namespace zugzwang::tournament
