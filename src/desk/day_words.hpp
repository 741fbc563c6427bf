// Days as a person says them, in the time of the place: today, yesterday, 18 Nov.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "keep/library.hpp"

namespace zugzwang {

/// The day of the place, which is another one elsewhere.
[[nodiscard]] std::chrono::sys_days day_of_place(std::chrono::sys_seconds date);

/// "today, 19:12", "yesterday", "18 Nov", and with the year where that is another one: "18 Nov 2025".
[[nodiscard]] std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now);

/// "2026-11-22": that day of the place, for names of files.
[[nodiscard]] std::string day_number(std::chrono::sys_seconds date);

/// The days that a typed text means: "today", "yesterday", "18 Nov", "18 Nov 2025", "Nov", "2026", "2026-11",
/// "2026-11-22", in the chosen language, also while a number is only begun. Empty where it means none.
[[nodiscard]] std::optional<TimeSpan> typed_days(std::string_view typed, std::chrono::sys_seconds now);

} // namespace zugzwang
