// What the help says of the game under way: how many may be taken, which numbers lose, and why.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace zugzwang::sticks {

/// Paragraphs, translated; see Game::rules_from.
[[nodiscard]] std::vector<std::string> rules_from(const std::optional<std::string>& position);

} // namespace zugzwang::sticks
