// A command line taken apart without a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zugzwang::ugi {

/// Blanks part words, except between double quotes, which are left out.
[[nodiscard]] std::vector<std::string> command_words(std::string_view command);

} // namespace zugzwang::ugi
