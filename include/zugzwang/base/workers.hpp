// The program's two workers, so that a computer's move and advice to a person never wait for each other.
#pragma once

#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// Must outlive everything that submits jobs.
struct Workers {
    explicit Workers(const Workplace& place = {}) : thinking(place), advice(place) {}

    [[nodiscard]] bool are_idle() const { return thinking.is_idle() && advice.is_idle(); }
    void wait_until_idle() {
        thinking.wait_until_idle();
        advice.wait_until_idle();
    }

    Worker thinking; ///< Computers' moves.
    Worker advice;   ///< Insights, hints and evaluations of positions.
};

} // namespace zugzwang
