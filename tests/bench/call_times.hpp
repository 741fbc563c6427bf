// How long one call takes, of many: the middle one, and the one that only one of a hundred exceeds.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "bench/bench.hpp"
#include "bench/frame_times.hpp"

namespace zugzwang::bench {

/// Calls `work` so many times, with their number.
inline void report_times(const Report& report, const std::string& what, std::size_t count,
                         const std::function<void(std::size_t)>& work) {
    FrameTimes times;
    for (std::size_t number = 0; number < count; ++number) {
        const auto begin = std::chrono::steady_clock::now();
        work(number);
        times.add(std::chrono::steady_clock::now() - begin);
    }
    const auto report_quantile = [&](const char* name, double part) {
        using Milliseconds = std::chrono::duration<double, std::milli>;
        report.figure(what + name, Milliseconds(times.quantile(part)).count(), "ms");
    };
    report_quantile(", median", 0.5);
    report_quantile(", p99", 0.99);
}

} // namespace zugzwang::bench
