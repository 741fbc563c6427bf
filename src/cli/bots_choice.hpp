// What every command that starts bots is asked: how much of the machine they may take, and how late they may be.
#pragma once

#include <cstdint>

#include "cli/command_line.hpp"
#include "ugi/bot_terms.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::cli {

struct BotsChoice {
    explicit BotsChoice(CommandLine& command);

    bool sandbox = false;
    std::int64_t memory;      ///< In MiB.
    std::int64_t time_margin; ///< In milliseconds.

    /// Refuses a sandbox where there can be none.
    [[nodiscard]] Result<ugi::BotTerms> terms() const;
};

} // namespace zugzwang::cli
