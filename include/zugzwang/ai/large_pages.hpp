// Memory that is read all over: in large pages the processor finds a place in it sooner.
#pragma once

#include <cstddef>

namespace zugzwang {

/// Asks the system to map the bytes from `start` in large pages as they are first touched. Does nothing where there are
/// too few of them, or where the system has none. Any thread.
void advise_large_pages(void* start, std::size_t bytes) noexcept;

} // namespace zugzwang
