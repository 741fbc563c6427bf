// What `play` and `demo` say about a game: who sits where, from which position, how long a computer may think.
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/game_choice.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang::cli {

struct SessionArguments {
    std::string first, second;           ///< Empty when not given.
    std::optional<std::string> position; ///< Any text.
    std::string movetime = "1000";       ///< Milliseconds.

    void add_to(CLI::App& command);
    /// The time that each move of a computer may take.
    [[nodiscard]] Result<Budget> budget() const;
    /// The session of the game that was named, with `fallback` players where none were given.
    [[nodiscard]] Result<SessionConfig> config(const GameChoice& choice,
                                               const std::array<std::string, 2>& fallback) const;
};

} // namespace zugzwang::cli
