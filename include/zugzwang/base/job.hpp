// A job for a worker.
#pragma once

#include <functional>
#include <stop_token>

namespace zugzwang {

struct Job {
    std::function<void()> run;
    std::stop_source stop;
};

} // namespace zugzwang
