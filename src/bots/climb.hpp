// A bot on a game's ladder: rung by rung, until one holds.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ugi/bot_terms.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::bots {

/// The bot's games against one rung on one side.
struct Attempt {
    std::uint64_t games = 0; ///< Played, the won one included.
    bool won = false;        ///< The last of them.
};

/// A rung is climbed by whoever wins against it on both sides.
struct RungClimb {
    std::size_t rung = 0;
    BySide<Attempt> attempts;         ///< By the bot's side.
    std::optional<Refusal> forfeit{}; ///< Why the bot forfeited the first of the games that it did.

    [[nodiscard]] bool is_climbed() const { return attempts[Side::first].won && attempts[Side::second].won; }
};

struct ClimbPlan {
    const Game* game = nullptr;               ///< With a ladder.
    std::string command;                      ///< As BotProcess::start takes it.
    std::chrono::milliseconds movetime{1000}; ///< Of the bot; the rungs have their own limits.
    std::uint64_t games = 3;                  ///< At most, against each rung on each side.
    ugi::BotTerms terms{};                    ///< Of the bot.
    std::uint64_t seed = 1;                   ///< Of boards and the rungs' choices.
    /// After every rung; may be empty.
    std::function<void(const RungClimb&)> report{};
};

/// From the lowest rung up to the first that is not climbed, that one last. Refuses a bot that does not greet.
[[nodiscard]] Result<std::vector<RungClimb>> climb(const ClimbPlan& plan);

} // namespace zugzwang::bots
