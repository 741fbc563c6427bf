// What the subcommands share: how each joins the command line, and how its words become checked values.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include <CLI/CLI.hpp>

#include "cli/cli.hpp"

namespace zugzwang::cli {

using Answer = std::variant<int, WindowRequest>;

/// A subcommand after it was added to the command line: `act` runs when `parsed` was named there.
struct Command {
    CLI::App* parsed = nullptr;
    bool takes_game = true;
    std::function<Result<Answer>(const Streams&)> act;
};

[[nodiscard]] Command list_command(CLI::App& program);
[[nodiscard]] Command legal_command(CLI::App& program);
[[nodiscard]] Command perft_command(CLI::App& program);
[[nodiscard]] Command solve_command(CLI::App& program);
[[nodiscard]] Command play_command(CLI::App& program);
[[nodiscard]] Command demo_command(CLI::App& program);
[[nodiscard]] Command ugi_command(CLI::App& program);
[[nodiscard]] Command match_command(CLI::App& program);

/// A whole number from `min` to `max`, or a refusal that names the option.
[[nodiscard]] Result<std::int64_t> integer_from(std::string_view option, std::string_view text, std::int64_t min,
                                                std::int64_t max);
/// A decimal number of seconds, more than 0 and at most `max`, in milliseconds (at least 1).
[[nodiscard]] Result<std::chrono::milliseconds> seconds_from(std::string_view option, std::string_view text,
                                                             std::int64_t max);

/// Whole words separated by ", ".
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

} // namespace zugzwang::cli
