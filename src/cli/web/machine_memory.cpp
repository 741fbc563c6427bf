#include "cli/machine_memory.hpp"

namespace zugzwang::cli {

std::int64_t machine_memory() { return std::int64_t{1} << 30; } // what a page may have, see tests/web

} // namespace zugzwang::cli
