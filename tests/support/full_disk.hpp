// A disk that takes nothing more: as long as this lives, this process cannot make a file longer.
#pragma once

#include <csignal>

#include <sys/resource.h>

namespace zugzwang::testing {

class FullDisk {
  public:
    FullDisk() {
        signal(SIGXFSZ, SIG_IGN); // a write then fails instead
        getrlimit(RLIMIT_FSIZE, &before_);
        set(0);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { set(before_.rlim_cur); }

  private:
    void set(rlim_t bytes) const {
        rlimit now = before_;
        now.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &now);
    }

    rlimit before_{};
};

} // namespace zugzwang::testing
