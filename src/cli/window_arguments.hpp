// The options that every way to open the window shares.
#pragma once

#include <optional>
#include <string>

#include "cli/cli.hpp"
#include "cli/command_line.hpp"

namespace zugzwang::cli {

struct WindowArguments {
    bool windowed = false;
    std::string size;

    void add_to(CommandLine& command);
    /// Writes them into the request, or says why not.
    [[nodiscard]] std::optional<Refusal> apply(WindowRequest& request) const;
};

} // namespace zugzwang::cli
