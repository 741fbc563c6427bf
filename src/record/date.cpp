#include "record/date.hpp"

#include <array>
#include <cstdio>

namespace zugzwang {

std::string date_text(std::chrono::sys_seconds time) {
    const auto midnight = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss clock(time - midnight);
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text.data();
}

std::optional<std::chrono::sys_seconds> date_from(std::string_view text) {
    int year = 0, hour = 0, minute = 0, second = 0;
    unsigned month = 0, day = 0;
    const int read = std::sscanf(std::string(text).c_str(), "%4d-%2u-%2uT%2d:%2d:%2dZ", &year, &month, &day, &hour,
                                 &minute, &second);
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
    if (read != 6 || year < 0 || !date.ok()) return std::nullopt;
    const auto time = std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
                      std::chrono::seconds(second);
    // What is written differently, or is beyond a day's hours, comes out as another text.
    return date_text(time) == text ? std::optional(time) : std::nullopt;
}

std::string day_text(std::chrono::sys_days day) {
    return date_text(day).substr(0, std::string_view("2024-05-31").size());
}

std::optional<std::chrono::sys_days> day_from(std::string_view text) {
    const auto midnight = date_from(std::string(text) + "T00:00:00Z");
    return midnight ? std::optional(std::chrono::floor<std::chrono::days>(*midnight)) : std::nullopt;
}

} // namespace zugzwang
