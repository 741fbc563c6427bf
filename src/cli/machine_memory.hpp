// How much memory the machine has; each host has its own way of asking: unix/ and windows/.
#pragma once

#include <cstdint>

namespace zugzwang::cli {

/// In bytes.
[[nodiscard]] std::int64_t machine_memory();

} // namespace zugzwang::cli
