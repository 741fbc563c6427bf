// What a worker is given to do.
#pragma once

#include <functional>
#include <stop_token>

namespace zugzwang {

struct Job {
    std::function<void()> run;
    std::stop_source stop;
};

} // namespace zugzwang
