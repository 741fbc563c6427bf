// An option's values in a few words, for help texts and the list of games.
#pragma once

#include <string>

#include "zugzwang/rules/options.hpp"

namespace zugzwang::cli {

/// "1..16", "border|empty", "TEXT"; empty for a flag.
[[nodiscard]] std::string values_words(const OptionSpec& spec);
/// What stands when the option is not given; empty for flags and free text.
[[nodiscard]] std::string default_words(const OptionSpec& spec);

} // namespace zugzwang::cli
