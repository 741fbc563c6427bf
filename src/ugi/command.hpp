// A command line taken apart without a shell.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace zugzwang::ugi {

/// Blanks part words, except between double quotes, which are left out.
[[nodiscard]] std::vector<std::string> command_words(std::string_view command);

/// The file of a program: as it is written where that has a slash, else the first in PATH; empty where there is none
/// that can be started.
[[nodiscard]] std::filesystem::path found_program(const std::string& name);

} // namespace zugzwang::ugi
