// A disk that takes nothing more, or only so much of each file: as long as this lives, this process cannot make a file
// longer. And a program that is killed as soon as it writes more than that.
#pragma once

#include <csignal>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace zugzwang::testing {

/// Answers what the limit was.
inline rlimit limit_files(rlim_t bytes) {
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    auto now = before;
    now.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &now);
    return before;
}

class FullDisk {
  public:
    /// Of every file that many bytes are taken.
    explicit FullDisk(rlim_t bytes = 0) {
        signal(SIGXFSZ, SIG_IGN); // a write then fails instead
        before_ = limit_files(bytes);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { limit_files(before_.rlim_cur); }

  private:
    rlimit before_{};
};

/// Does the work in a process of its own, which is killed as soon as it makes a file longer than that; true where it
/// was. Requires that no other thread is at work.
template <class Work>
[[nodiscard]] bool is_killed_beyond(rlim_t bytes, const Work& work) {
    const auto child = fork();
    if (child == 0) {
        const rlimit no_core{};
        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGXFSZ, SIG_DFL);
        limit_files(bytes);
        work();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status);
}

} // namespace zugzwang::testing
