// Time as clocks and animations count it.
#pragma once

#include <chrono>

namespace zugzwang {

using Seconds = std::chrono::duration<double>;

} // namespace zugzwang
