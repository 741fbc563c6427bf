// Whether a program that runs for long takes more and more of the machine.
#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>

#include "bench/bench.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {

/// Looks at this process from time to time. The first looks are its warm-up: what it keeps for later has come by then.
/// What counts is what was asked for and not given back, the least of four looks, as a player's table may be there at
/// one; how much of it the system holds resident comes and goes.
class Growth {
  public:
    Growth(Report& report, int looks_to_warm_up) : report_(report), warm_up_(looks_to_warm_up) {}

    void look() {
        const double memory = held_memory();
        if (looks_ == 0) report_.figure("memory held at the first look", memory, "MiB");
        std::ranges::rotate(memory_lately_, memory_lately_.begin() + 1);
        memory_lately_.back() = memory;
        if (looks_ < warm_up_) files_before_ = std::max(files_before_, open_files());
        if (++looks_ == warm_up_) {
            memory_before_ = std::ranges::min(memory_lately_);
            report_.figure("memory held, warmed up", memory_before_, "MiB");
        }
        files_now_ = open_files();
    }
    /// Requires four looks after the warm-up.
    void tell() {
        const double now = std::ranges::min(memory_lately_);
        report_.figure("memory held at the end", now, "MiB");
        report_.figure("memory resident at the end", resident_memory(), "MiB");
        report_.count("files open at the end", static_cast<std::uint64_t>(files_now_));
        report_.expect("growth of 1 MiB or more", now - memory_before_ >= 1 ? 1 : 0, 0);
        report_.expect("growth in open files", static_cast<std::uint64_t>(std::max(files_now_ - files_before_, 0)), 0);
    }

  private:
    static int open_files() {
        const std::filesystem::directory_iterator files("/proc/self/fd");
        return static_cast<int>(std::ranges::distance(begin(files), end(files)));
    }

    Report& report_;
    int warm_up_, looks_ = 0;
    double memory_before_ = 0; ///< MiB
    std::array<double, 4> memory_lately_{};
    int files_before_ = 0, files_now_ = 0;
};

} // namespace zugzwang::bench
