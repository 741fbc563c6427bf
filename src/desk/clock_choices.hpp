// The clocks that the setup scene offers.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "zugzwang/rules/record.hpp"

namespace zugzwang {

struct ClockChoice {
    std::optional<ClockLimit> limit{};
    const char* sign; ///< Minutes for the game, and seconds that each move adds; the same in every language.
};

inline constexpr std::array<ClockChoice, 6> clock_choices{{{std::nullopt, "∞"},
                                                           {ClockLimit{Seconds{60}}, "1"},
                                                           {ClockLimit{Seconds{180}, Seconds{2}}, "3+2"},
                                                           {ClockLimit{Seconds{300}}, "5"},
                                                           {ClockLimit{Seconds{600}, Seconds{5}}, "10+5"},
                                                           {ClockLimit{Seconds{1800}}, "30"}}};

/// Its place among them; their number for another one.
[[nodiscard]] inline std::size_t place_of(const std::optional<ClockLimit>& limit) {
    const auto found = std::ranges::find(clock_choices, limit, &ClockChoice::limit);
    return static_cast<std::size_t>(found - clock_choices.begin());
}

} // namespace zugzwang
