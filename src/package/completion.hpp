// What the shell completes after `zugzwang`: commands, games and options as the command line itself declares them.
#pragma once

#include <string>

#include "cli/command_line.hpp"

namespace zugzwang::package {

/// A file for bash-completion, which loads it by the program's name.
[[nodiscard]] std::string bash_completion(const cli::CommandLineWords& program);

} // namespace zugzwang::package
