// What `play` and `demo` say about a game: who sits where, from which position, how long a computer may think.
#pragma once

#include <optional>
#include <string>

#include "cli/game_choice.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang::cli {

struct SessionArguments {
    std::string first, second;                    ///< Empty when not given.
    std::optional<std::string> position;          ///< Any text.
    std::int64_t movetime = 1000;                 ///< Milliseconds.
    std::string clock, clock_first, clock_second; ///< Of both sides, and of one in its place; empty when not given.

    void add_to(CommandLine& command);
    /// The time that each move of a computer may take.
    [[nodiscard]] Budget budget() const { return {.time = std::chrono::milliseconds(movetime)}; }
    /// The session of the game that was named, with `fallback` players where none were given.
    [[nodiscard]] Result<SessionConfig> config(const GameChoice& choice, const BySide<std::string>& fallback) const;
    /// Nothing that needs a game to be named was given.
    [[nodiscard]] bool are_of_no_game() const {
        return first.empty() && second.empty() && !position && clock.empty() && clock_first.empty() &&
               clock_second.empty();
    }
};

} // namespace zugzwang::cli
