#include "cli/machine_memory.hpp"

#include <unistd.h>

namespace zugzwang::cli {

std::int64_t machine_memory() { return std::int64_t{sysconf(_SC_PHYS_PAGES)} * sysconf(_SC_PAGESIZE); }

} // namespace zugzwang::cli
