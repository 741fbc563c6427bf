#include "cli/machine_memory.hpp"

#include <windows.h>

namespace zugzwang::cli {

std::int64_t machine_memory() {
    MEMORYSTATUSEX memory{};
    memory.dwLength = sizeof memory;
    return GlobalMemoryStatusEx(&memory) == 0 ? 0 : static_cast<std::int64_t>(memory.ullTotalPhys);
}

} // namespace zugzwang::cli
