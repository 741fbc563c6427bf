// Lines, boxes and strings are counted by int, what holds them by std::size_t.
#pragma once

#include <cstddef>

namespace zugzwang::boxes {

[[nodiscard]] constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace zugzwang::boxes
