// Where a program of the machine lies.
#pragma once

#include <filesystem>
#include <string>

namespace zugzwang {

/// The file of a program: as it is written where that has a slash, else the first in PATH; empty where there is none
/// that is executable.
[[nodiscard]] std::filesystem::path program_file(const std::string& name);

} // namespace zugzwang
