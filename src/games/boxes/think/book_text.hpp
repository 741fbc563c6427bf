// The text in which the opening book is kept.
#pragma once

#include <string_view>
#include <vector>

#include "games/boxes/think/book.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::boxes {

inline constexpr std::string_view book_head = "zugzwang boxes book 1";

/// After the line book_head, each board is a line `board ROWS COLUMNS border|empty` followed by one line for each
/// level. The text must outlive the boards. Any other text is refused with the number of the line.
[[nodiscard]] Result<std::vector<BookBoard>> book_from_text(std::string_view text);

} // namespace zugzwang::boxes
