// How strong samples are: their peak, and the loudness of their loudest moment.
#pragma once

#include <algorithm>
#include <cmath>
#include <span>

namespace zugzwang::sound {

/// Samples a second, everywhere.
inline constexpr int sample_rate = 48000;

[[nodiscard]] inline double decibels(double amplitude) { return 20 * std::log10(amplitude); }
[[nodiscard]] inline double amplitude_of(double decibels) { return std::pow(10, decibels / 20); }

[[nodiscard]] inline double peak_of(std::span<const float> samples) {
    double peak = 0;
    for (const float sample : samples)
        peak = std::max(peak, std::abs(static_cast<double>(sample)));
    return peak;
}

/// The largest root of the mean square of any 50 ms of them; what is shorter is followed by silence.
[[nodiscard]] inline double loudest_moment(std::span<const float> samples) {
    constexpr std::size_t window = sample_rate / 20;
    double sum = 0, largest = 0;
    for (std::size_t at = 0; at < samples.size(); ++at) {
        sum += static_cast<double>(samples[at]) * samples[at];
        if (at >= window) sum -= static_cast<double>(samples[at - window]) * samples[at - window];
        largest = std::max(largest, sum);
    }
    return std::sqrt(largest / window);
}

} // namespace zugzwang::sound
