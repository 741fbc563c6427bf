// The subcommands `shots`, `shot` and `film`, which write the program's own pictures without a display.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace zugzwang::app {

/// Runs `shots DIR [--only WORD]… [--size WxH]… [--all-sizes] [--theme NAME]…`, `shot GAME …` (see shot.hpp) or
/// `film GAME …` (see film.hpp) when the arguments (without the program's name) ask for it, and answers the exit
/// status: a refused call is one line on the standard error. Empty for anything else. Throws std::runtime_error with
/// one line when a picture cannot be made.
[[nodiscard]] std::optional<int> run_shots(const std::vector<std::string>& arguments);

} // namespace zugzwang::app
