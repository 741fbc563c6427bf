// Points in time as texts: ISO 8601 in UTC, to the second.
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

} // namespace zugzwang
