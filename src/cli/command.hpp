// What the subcommands share: how each joins the command line, and how its words become checked values.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cli.hpp"
#include "cli/command_line.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::cli {

/// A subcommand after it was added to the command line: `act` runs when `line` was given there.
struct Command {
    CommandLine* line = nullptr;
    bool takes_game = true;
    std::function<Result<Answer>(const Streams&)> act;
};

[[nodiscard]] Command list_command(CommandLine& program);
[[nodiscard]] Command legal_command(CommandLine& program);
[[nodiscard]] Command perft_command(CommandLine& program);
[[nodiscard]] Command solve_command(CommandLine& program);
[[nodiscard]] Command prove_command(CommandLine& program);
[[nodiscard]] Command hint_command(CommandLine& program);
[[nodiscard]] Command lesson_command(CommandLine& program);
[[nodiscard]] Command play_command(CommandLine& program);
[[nodiscard]] Command demo_command(CommandLine& program);
[[nodiscard]] Command open_command(CommandLine& program);
[[nodiscard]] Command ugi_command(CommandLine& program);
[[nodiscard]] Command match_command(CommandLine& program);
[[nodiscard]] Command tournament_command(CommandLine& program);
[[nodiscard]] Command tune_command(CommandLine& program);
[[nodiscard]] Command film_command(CommandLine& program);
[[nodiscard]] Command review_command(CommandLine& program);
[[nodiscard]] Command puzzles_command(CommandLine& program);
[[nodiscard]] Command sheet_command(CommandLine& program);
[[nodiscard]] Command answers_command(CommandLine& program);
[[nodiscard]] Command bot_command(CommandLine& program);
[[nodiscard]] Command backup_command(CommandLine& program);
[[nodiscard]] Command restore_command(CommandLine& program);

/// A whole number from `min` to `max`, or a refusal that names the option.
[[nodiscard]] Result<std::int64_t> integer_from(std::string_view option, std::string_view text, std::int64_t min,
                                                std::int64_t max);
/// A decimal number of seconds, more than 0 and at most `max`, in milliseconds (at least 1).
[[nodiscard]] Result<std::chrono::milliseconds> seconds_from(std::string_view option, std::string_view text,
                                                             std::int64_t max);
/// Seconds for the game and seconds that each move adds, like `60+0.5`, or the former alone, each more than 0 and at
/// most a day; or a refusal that names the option.
[[nodiscard]] Result<ClockLimit> clock_limit_from(std::string_view option, std::string_view text);

/// In pixels.
struct PixelSize {
    int width = 0, height = 0;
};

/// From text like 1280x720, each side at most 16384; or a refusal that names `--size`.
[[nodiscard]] Result<PixelSize> picture_size(std::string_view text, std::int64_t min_side = 200);

/// The options that every way to open the window shares.
struct WindowArguments {
    bool windowed = false;
    std::string size;

    void add_to(CommandLine& command);
    /// Writes them into the request, or says why not.
    [[nodiscard]] std::optional<Refusal> apply(WindowRequest& request) const;
};

} // namespace zugzwang::cli
