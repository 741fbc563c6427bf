// What `zugzwang film --tell` writes on its standard output, line by line, for the program that called it.
#pragma once

#include <algorithm>
#include <string_view>

namespace zugzwang::app {

namespace film_tale {
inline constexpr std::string_view part = "part ";     ///< Then how much is done, 0 to 100.
inline constexpr std::string_view done = "done";      ///< The film is whole; the last line.
inline constexpr std::string_view failed = "failed "; ///< Then the reason; the last line.
} // namespace film_tale

[[nodiscard]] inline int whole_percent(double part) { return static_cast<int>(std::clamp(part, 0.0, 1.0) * 100); }

} // namespace zugzwang::app
