// A sheet of puzzles, of what lies beside the program.
#pragma once

#include "cli/cli.hpp"

namespace zugzwang::app {

/// Writes it and answers the exit status. Throws std::runtime_error where the program's files are missing.
[[nodiscard]] int run_sheet(const cli::SheetRequest& request, const cli::Streams& streams);

} // namespace zugzwang::app
