// Points in time, to the second, and days as texts: ISO 8601 in UTC.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace zugzwang {

/// "2024-05-31T18:30:00Z"; requires a year from 0 to 9999.
[[nodiscard]] std::string date_text(std::chrono::sys_seconds time);
/// Its inverse; empty for any other text and for days that no month has.
[[nodiscard]] std::optional<std::chrono::sys_seconds> date_from(std::string_view text);

/// Of a day alone: "2024-05-31".
[[nodiscard]] std::string day_text(std::chrono::sys_days day);
[[nodiscard]] std::optional<std::chrono::sys_days> day_from(std::string_view text);

} // namespace zugzwang
