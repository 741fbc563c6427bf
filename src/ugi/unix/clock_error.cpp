#include "ugi/clock_error.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>

#include "ugi/bot_process.hpp"

namespace zugzwang::ugi {

namespace {

using Clock = BotProcess::Clock;

std::optional<std::chrono::microseconds> time_of_answer(BotProcess& program) {
    constexpr std::chrono::seconds patience{5};
    const auto asked = Clock::now();
    const bool listens = program.send("isready", asked + patience);
    const auto answer = program.line(asked + patience, {});
    if (!listens || !std::holds_alternative<std::string>(answer)) return std::nullopt;
    return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked);
}

} // namespace

Result<ClockError> measured_clock_error(const Confinement& confinement) {
    auto program = BotProcess::start("cat", confinement);
    if (!program) return program.refusal();
    static_cast<void>(time_of_answer(**program)); // its start is no question's
    std::array<std::chrono::microseconds, ClockError::questions> times{};
    for (auto& time : times) {
        const auto measured = time_of_answer(**program);
        if (!measured) return Refusal{"does not answer: {}", "cat"};
        time = *measured;
    }
    std::ranges::sort(times);
    return ClockError{.median = times[times.size() / 2], .largest = times.back()};
}

} // namespace zugzwang::ugi
