// A bot examined: everything that the protocol has is asked, it plays itself and at random, it is told nonsense. What
// comes of it is a value, for people and programs alike.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ugi/bot_terms.hpp"
#include "ugi/clock_error.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bots {

/// How a bot did in one respect.
enum class Grade : std::uint8_t {
    passed,
    advised, ///< It may play, but other programs than ours may not get along with it.
    failed,  ///< It may not play.
};

struct Finding {
    std::string id;    ///< For programs: "rules", "time".
    std::string title; ///< "Plays by the rules". Not yet translated.
    Grade grade = Grade::passed;
    Refusal words{}; ///< What was wrong, or what is worth telling; may be empty.
};

/// What was played at one speed.
struct Pace {
    std::chrono::milliseconds allowed{0}; ///< For each move.
    std::uint64_t games = 0;              ///< That came to an end by the rules.
    std::uint64_t moves = 0;              ///< Of the bot.
    std::uint64_t late = 0;               ///< Of them, those that took longer than allowed.
    std::chrono::milliseconds slowest{0};
    std::string slowest_position{}; ///< Empty where no move was made.
};

struct IllegalMove {
    std::string position, move;
    std::vector<std::string> legal;
};

struct Examination {
    std::string name; ///< As the bot calls itself; its command where it says none.
    std::vector<Finding> findings;
    std::vector<Pace> paces;
    std::optional<IllegalMove> illegal{};         ///< The first one.
    std::uint64_t peak_memory = 0;                ///< In bytes; 0 where it is not known.
    std::optional<ugi::ClockError> clock_error{}; ///< Of all times told here; empty where it could not be measured.

    [[nodiscard]] bool may_play() const;
};

struct ExaminationPlan {
    const Game* game = nullptr;
    OptionValues options;
    std::string command; ///< As BotProcess::start takes it.
    std::vector<std::chrono::milliseconds> speeds{std::chrono::milliseconds(1000), std::chrono::milliseconds(100),
                                                  std::chrono::milliseconds(10)};
    ugi::BotTerms terms{};
    /// Told, translated, what is under way; may be empty.
    std::function<void(const std::string& doing)> report{};
};

/// Blocks until it is done: some minutes where the bot uses all its time. Refuses options that do not go together, and
/// a command that cannot be started.
[[nodiscard]] Result<Examination> examine(const ExaminationPlan& plan);

} // namespace zugzwang::bots
