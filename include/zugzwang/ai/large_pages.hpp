// Large pages for tables that are read at random: they save misses of the processor's address cache (TLB).
#pragma once

#include <cstddef>

namespace zugzwang {

/// Asks the system to map the memory in large pages when it is first touched. Does nothing for memory smaller than a
/// page, or where the system has no large pages. Any thread.
void advise_large_pages(void* start, std::size_t bytes) noexcept;

} // namespace zugzwang
