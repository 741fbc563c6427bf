// The subcommands `shots` and `shot`, which write the program's own pictures without a display.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace zugzwang::app {

/// Runs `shots DIR [--size WxH]… [--theme NAME]…` or `shot GAME …` (see shot.hpp) when the arguments (without the
/// program's name) ask for it, and answers the exit status. Empty for anything else. Throws std::runtime_error with
/// one line when a picture cannot be made.
[[nodiscard]] std::optional<int> run_shots(const std::vector<std::string>& arguments);

} // namespace zugzwang::app
