// The page that `man zugzwang` shows: every command and option as the command line itself declares them.
#pragma once

#include <string>

#include "cli/command_line.hpp"

namespace zugzwang::package {

/// In the language of the moment, as man(7) has it, UTF-8. `version` is the program's, `day` its release: 2026-11-28.
[[nodiscard]] std::string manual_page(const cli::CommandLineWords& program, const std::string& version,
                                      const std::string& day);

} // namespace zugzwang::package
