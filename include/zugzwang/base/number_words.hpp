// Numbers and times as a person reads them: 612 k, 4.1 M, 2:14, 0.83 s.
#pragma once

#include <cstdint>
#include <string>

#include "zugzwang/base/seconds.hpp"

namespace zugzwang {

/// Two or three digits and a letter for thousands, millions, billions.
[[nodiscard]] std::string count_words(std::uint64_t count);
/// Every digit, in groups of three: 4 311 504.
[[nodiscard]] std::string exact_count_words(std::uint64_t count);
/// To the millisecond: 0.045 s.
[[nodiscard]] std::string exact_seconds_words(Seconds time);
/// What a side has more than the other, in a player's own unit: "+2", "0", "−1.5".
[[nodiscard]] std::string score_words(double score);
/// Minutes and seconds, hours before them when there are any.
[[nodiscard]] std::string clock_words(Seconds time);
/// What is left on a clock: whole seconds, rounded up, and tenths in the last ten.
[[nodiscard]] std::string left_words(Seconds left);
/// How long one move took; "at once" below a hundredth of a second.
[[nodiscard]] std::string seconds_words(Seconds time);
/// 0.46 → "46 %".
[[nodiscard]] std::string percent_words(double part);

/// "choose a line" → "Choose a line"; for Latin letters.
[[nodiscard]] std::string capitalised(std::string words);
/// With a full stop where there is no other sign at its end.
[[nodiscard]] std::string closed(std::string words);
/// "how many points there are" → "How many points there are."; for Latin letters.
[[nodiscard]] std::string sentence(std::string words);
/// One after the other; either may be empty.
[[nodiscard]] std::string sentences(const std::string& first, const std::string& second);

} // namespace zugzwang
