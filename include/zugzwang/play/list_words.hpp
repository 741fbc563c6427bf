// Lists as they are read out: so few at a time that a listener keeps them in mind.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "zugzwang/play/question.hpp"

namespace zugzwang {

/// "a4, d1 and g1".
[[nodiscard]] std::string listed(std::span<const std::string> all);
/// As `listed`, at most so many in each.
[[nodiscard]] std::vector<std::string> listed_by(std::size_t most, std::span<const std::string> all);
/// "3 moves are possible: 1, 2 and 3.", then the next ones; of very many only how many there are.
[[nodiscard]] Answers possible_moves(std::span<const std::string> moves);

} // namespace zugzwang
