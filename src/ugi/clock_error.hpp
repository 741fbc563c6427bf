// How exactly we measure the time of a bot: what a question and its answer cost beside the thinking.
#pragma once

#include <chrono>

#include "ugi/bot_terms.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang::ugi {

/// The time from a question to the answer of a program that answers at once.
struct ClockError {
    static constexpr std::size_t questions = 200;

    std::chrono::microseconds median{0}, largest{0};
};

/// Asks `cat`, under the same limits as the bots. Blocks for some ten milliseconds. Refuses where `cat` cannot be
/// started or does not answer.
[[nodiscard]] Result<ClockError> measured_clock_error(const Confinement& confinement);

} // namespace zugzwang::ugi
