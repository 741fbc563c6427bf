// Numbers and times as a person reads them: 612 k, 4.1 M, 2:14, 0.83 s.
#pragma once

#include <cstdint>
#include <string>

#include "zugzwang/gfx/theme.hpp"

namespace zugzwang {

/// Two or three digits and a letter for thousands, millions, billions.
[[nodiscard]] std::string count_words(std::uint64_t count);
/// Minutes and seconds, hours before them when there are any.
[[nodiscard]] std::string clock_words(Seconds time);
/// How long one move took; "at once" below a hundredth of a second.
[[nodiscard]] std::string seconds_words(Seconds time);
/// 0.46 → "46 %".
[[nodiscard]] std::string percent_words(double part);

/// "how many points there are" → "How many points there are."; for Latin letters.
[[nodiscard]] std::string sentence(std::string words);

} // namespace zugzwang
