// What squares and moves are called where a person reads them: by file and rank, or as the seed numbers them, by row
// and column from 0 with row 0 on top. The wire form is the rules'.
#pragma once

#include <string>

#include "games/amazons/rules.hpp"
#include "zugzwang/play/panel.hpp"

namespace zugzwang::amazons {

/// "d7", or "3,3": of a board of so many ranks.
[[nodiscard]] std::string square_words(Square square, int ranks, Labels labels);
/// "d1-d7/g7", or "9,3-3,3/3,6".
[[nodiscard]] std::string move_words(const Rules::Move& move, int ranks, Labels labels);

} // namespace zugzwang::amazons
