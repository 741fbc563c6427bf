// Changes to a text that leave most of its grammar as it was: words and numbers go, come twice, change places, or give
// way to others. With the same random numbers they are the same everywhere.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/random.hpp"

namespace zugzwang::fuzz {

/// One to four changes; `words` are those that the target knows, and may be none.
[[nodiscard]] std::string mutated(std::string_view text, const std::vector<std::string>& words, Random& random);

/// The words of a dictionary as libFuzzer reads it: one a line in quotes, in which \" \\ and \x0A (any byte) stand for
/// what cannot be written; lines that begin with # say what they are for. Empty where there is none.
[[nodiscard]] std::vector<std::string> dictionary(const std::filesystem::path& file);

} // namespace zugzwang::fuzz
