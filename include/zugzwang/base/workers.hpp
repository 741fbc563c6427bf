// The program's two workers, so that a computer's move and what a person is told never wait for each other.
#pragma once

#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// Outlives what is asked of it.
struct Workers {
    explicit Workers(const Workplace& place = {}) : thinking(place), advice(place) {}

    void wait_until_idle() {
        thinking.wait_until_idle();
        advice.wait_until_idle();
    }

    Worker thinking; ///< Computers' moves.
    Worker advice;   ///< Insights, hints, and what positions are worth.
};

} // namespace zugzwang
