// A machine with little memory: as long as this lives, this process can have only so many MiB more.
#pragma once

#include <cstddef>
#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

#include "zugzwang/base/sanitizer.hpp"

namespace zugzwang::testing {

/// Sanitizers need address space of their own without end.
#if defined(ZUGZWANG_HAS_ASAN) || defined(ZUGZWANG_HAS_TSAN)
inline constexpr bool memory_can_be_short = false;
#else
inline constexpr bool memory_can_be_short = true;
#endif

class LittleMemory {
  public:
    explicit LittleMemory(std::size_t mebibytes) {
        std::size_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages; // of address space
        getrlimit(RLIMIT_AS, &before_);
        rlimit now = before_;
        now.rlim_cur = pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) + (mebibytes << 20);
        setrlimit(RLIMIT_AS, &now);
    }
    LittleMemory(const LittleMemory&) = delete;
    LittleMemory& operator=(const LittleMemory&) = delete;
    ~LittleMemory() { setrlimit(RLIMIT_AS, &before_); }

  private:
    rlimit before_{};
};

} // namespace zugzwang::testing
