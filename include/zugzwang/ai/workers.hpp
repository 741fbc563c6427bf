// The program's two background threads, so that a computer's move and what a person is told never wait for each other.
#pragma once

#include <functional>

#include "zugzwang/ai/worker.hpp"

namespace zugzwang {

/// Outlives what is asked of it.
struct Workers {
    /// `at_start` runs first on each thread.
    explicit Workers(const std::function<void()>& at_start = {}) : thinking(at_start), advice(at_start) {}

    void wait_until_idle() {
        thinking.wait_until_idle();
        advice.wait_until_idle();
    }

    Worker thinking; ///< Computers' moves.
    Worker advice;   ///< Insights, hints, and what positions are worth.
};

} // namespace zugzwang
