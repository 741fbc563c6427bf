// How a nim-value is written.
#pragma once

#include <cstdint>
#include <string>

#include "zugzwang/base/text.hpp"

namespace zugzwang::points {

/// "∗3", and "0" for none.
[[nodiscard]] inline std::string nim_words(std::uint32_t value) { return value == 0 ? "0" : filled("∗{}", value); }

} // namespace zugzwang::points
