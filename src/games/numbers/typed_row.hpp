// A row as a person types or pastes it.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::numbers {

/// The seed's bound, for the window.
inline constexpr std::size_t max_typed_numbers = 1000;

/// Whole numbers 1 … largest_number with blanks, commas or semicolons between them, as the option `row` takes them:
/// `4,7,2`; empty for none. A refusal names the number that is wrong and which one of the row it is.
[[nodiscard]] Result<std::string> typed_row(std::string_view typed);

} // namespace zugzwang::numbers
