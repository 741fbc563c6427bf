// Days as a person says them, in the time of the place: today, yesterday, 18 Nov.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace zugzwang {

/// "today, 19:12", "yesterday", "18 Nov", and with the year where that is another one: "18 Nov 2025".
[[nodiscard]] std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now);

/// "2026-11-22": that day of the place, for names of files.
[[nodiscard]] std::string day_number(std::chrono::sys_seconds date);

/// The beginning of days (see LibraryFilter::day) that a typed text means: "today", "yesterday", "18 Nov", "18 Nov
/// 2025", "2026", "2026-11", "2026-11-22", in the chosen language. Empty where it means none.
[[nodiscard]] std::optional<std::string> typed_day(std::string_view typed, std::chrono::sys_seconds now);

} // namespace zugzwang
