// Days as a person says them, in the time of the place: today, yesterday, 18 Nov.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "keep/library.hpp"

namespace zugzwang {

/// The day of the place, which is another one elsewhere.
[[nodiscard]] std::chrono::sys_days day_of_place(std::chrono::sys_seconds date);

/// "today, 19:12", "yesterday", "18 Nov", and with the year where that is another one: "18 Nov 2025".
[[nodiscard]] std::string day_words(std::chrono::sys_seconds date, std::chrono::sys_seconds now);

/// The same of a day: "today", "yesterday", "18 Nov".
[[nodiscard]] std::string named_day(std::chrono::sys_days day, std::chrono::sys_days today);
/// "Nov", translated.
[[nodiscard]] std::string month_words(std::chrono::month month);

/// "2026-11-22": that day of the place, for names of files.
[[nodiscard]] std::string day_number(std::chrono::sys_seconds date);

struct NamedDays {
    std::string words;            ///< Translated.
    std::optional<TimeSpan> days; ///< Empty: any.
};
/// Any day, today, yesterday, the last seven days; then each of the last twelve months and each year since the oldest,
/// the latest first.
[[nodiscard]] std::vector<NamedDays> days_to_choose(std::chrono::sys_seconds oldest, std::chrono::sys_seconds now);
/// Of these only such as have games that the filter lets through, whatever days it has.
[[nodiscard]] std::vector<NamedDays> days_with_games(const Library& library, LibraryFilter filter,
                                                     std::chrono::sys_seconds now);

} // namespace zugzwang
