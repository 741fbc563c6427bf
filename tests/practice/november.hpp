// Days that tests count from the first of November 2026, as number 0.
#pragma once

#include <chrono>

inline std::chrono::sys_days november_day(int number) {
    return std::chrono::sys_days(std::chrono::year(2026) / 11 / 1) + std::chrono::days(number);
}

/// Of that day, in most places on earth.
inline std::chrono::sys_seconds november_noon(int number) { return november_day(number) + std::chrono::hours(12); }
