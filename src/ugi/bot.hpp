// An outside bot at the table: the UGI client. It starts the program when its first move is wanted, speaks UGI with it,
// and turns whatever can go wrong into one line that names it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ugi/announced_option.hpp"
#include "ugi/bot_process.hpp"
#include "ugi/bot_terms.hpp"
#include "ugi/words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::ugi {

/// Every method blocks until the bot answers or its time is over; meant for the worker. One thread at a time.
class Bot {
  public:
    /// `command` as BotProcess::start takes it; `own` is set after each greeting and goes before what the game says of
    /// options of the same name. Nothing is started yet.
    Bot(const Game& game, OptionValues options, std::string command, const BotTerms& terms = {}, BotOptions own = {});
    ~Bot();

    /// Before the first move of another game: the bot hears of it before its next question. The seed goes to bots that
    /// have the option `PlayerSeed`, or else `Seed`; the board they hear with each position.
    void begin_game(std::optional<std::uint64_t> seed);

    /// Starts the program, if it does not run yet, and greets it: its name, or why it cannot play. A bot that does not
    /// know one of its own options, or not that value, cannot.
    [[nodiscard]] Result<std::string> greet(const std::stop_token& stop);

    /// Its move in a position that is not over, not yet checked for being legal; or why it forfeits: "crashed", "out of
    /// time", "flooded" … It hears of the control's clocks, and has all that its own shows; without one and with no
    /// time in the budget a minute. After a failure the next question starts the program anew.
    [[nodiscard]] Result<std::string> choose(const std::string& position, SearchControl& control,
                                             const TextProgressSink& report);
    /// From the last question to its answer, or to why there was none: what it took to start the program, and until the
    /// program listened, does not count.
    [[nodiscard]] std::chrono::microseconds spent() const { return spent_; }

    /// As BotProcess tells it; 0 while the program does not run.
    [[nodiscard]] std::uint64_t peak_memory() const { return process_ ? process_->peak_memory() : 0; }

    /// As BotProcess tells them: now, or when it failed. What was said before the first question of the game that was
    /// begun last is no part of them, so they do not depend on the games before.
    [[nodiscard]] LastWords last_words() const { return process_ ? process_->last_words() : last_words_; }

  private:
    using Clock = BotProcess::Clock;
    using Trouble = std::optional<Refusal>;
    using Lines = std::function<bool(const std::string&)>;

    /// Ends what still runs of the program, and remembers its last words.
    void give_up();
    [[nodiscard]] Trouble say(const std::string& line);
    /// Reads lines into `take` until that answers true.
    [[nodiscard]] Trouble hear(const Lines& take, Clock::time_point deadline, const std::stop_token& stop);
    [[nodiscard]] Trouble introduce(const std::stop_token& stop);
    /// Nothing where the bot does not know it.
    [[nodiscard]] Trouble set_option(const std::string& name, const std::string& value);
    [[nodiscard]] Trouble set_own_options();
    [[nodiscard]] Trouble open_game();
    /// Waits until the bot has read all that was said and owes no answer; what it still had to say is passed over.
    [[nodiscard]] Trouble settle(Clock::time_point deadline, const std::stop_token& stop);
    [[nodiscard]] Trouble ask(const std::string& position, const Budget& budget, const GameClocks& clocks,
                              const Lines& answer, const std::stop_token& stop);

    const Game& game_;
    OptionValues options_;
    std::string command_;
    BotTerms terms_;
    BotOptions own_;
    std::string name_;
    std::vector<AnnouncedOption> known_options_;
    std::optional<std::uint64_t> seed_;
    std::chrono::microseconds spent_{0};
    bool game_is_open_ = false;
    bool was_asked_ = true;               ///< In the game that was begun last, if any was.
    bool owes_answer_ = false;            ///< It was told to stop and has not yet answered that question.
    std::unique_ptr<BotProcess> process_; ///< Empty before the first question and after a failure.
    LastWords last_words_;                ///< At the last failure.
};

/// For a click on "test": the bot's name, once it has greeted and answered a legal move from the start position within
/// a second; or what went wrong. Blocks; meant for the worker.
[[nodiscard]] Result<std::string> test_bot(const Game& game, const OptionValues& options, const std::string& command,
                                           const BotTerms& terms, const std::stop_token& stop);

/// For SessionConfig::outside. Each player that it makes is a process of its own, started when its first move is wanted
/// and ended with the player. The terms are asked for when a player is made.
[[nodiscard]] OutsidePlayerSource outside_players(std::function<BotTerms()> terms);

} // namespace zugzwang::ugi
