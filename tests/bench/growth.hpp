// Whether a program that runs for long takes more and more of the machine.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>

#include "bench/bench.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {

/// Looks at this process from time to time. The first looks are its warm-up: what it keeps for later has come by then.
class Growth {
  public:
    Growth(Report& report, int looks_to_warm_up) : report_(report), warm_up_(looks_to_warm_up) {}

    void look() {
        const double memory = resident_memory();
        if (looks_ == 0) report_.figure("memory at the first look", memory, "MiB");
        if (looks_++ < warm_up_) {
            memory_before_ = std::max(memory_before_, memory);
            files_before_ = std::max(files_before_, open_files());
            if (looks_ == warm_up_) report_.figure("memory, warmed up", memory_before_, "MiB");
        }
        memory_now_ = memory;
        files_now_ = open_files();
    }
    /// Requires a look after the warm-up.
    void tell() {
        report_.figure("memory at the end", memory_now_, "MiB");
        report_.count("files open at the end", static_cast<std::uint64_t>(files_now_));
        report_.expect("growth of 1 MiB or more", memory_now_ - memory_before_ >= 1 ? 1 : 0, 0);
        report_.expect("growth in open files", static_cast<std::uint64_t>(std::max(files_now_ - files_before_, 0)), 0);
    }

  private:
    static int open_files() {
        const std::filesystem::directory_iterator files("/proc/self/fd");
        return static_cast<int>(std::ranges::distance(begin(files), end(files)));
    }

    Report& report_;
    int warm_up_, looks_ = 0;
    double memory_before_ = 0, memory_now_ = 0; ///< MiB
    int files_before_ = 0, files_now_ = 0;
};

} // namespace zugzwang::bench
