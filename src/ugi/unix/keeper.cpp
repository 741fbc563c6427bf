// Why a process of its own, and why it counts in /proc:
// - a program leaves our process group and session when it likes (setsid, twice forked), but never its ancestor that is
//   a "child subreaper" (prctl(2)): what loses its parent becomes the keeper's child;
// - RLIMIT_AS ends Java and Node, which reserve far more than they use, and RLIMIT_RSS does nothing (getrlimit(2));
// - RLIMIT_NPROC counts all processes of the user, ours and the desktop's among them, and not at all for root;
// - control groups belong to systemd or root.
// A look takes some ten microseconds for each process, twenty times a second: in between a program may take more than
// its limit. Nothing here allocates, locks or throws, as fork(2) wants it of a child of a process with threads.
#include "ugi/keeper.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <span>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ugi/process_tree.hpp"

namespace zugzwang::ugi {
namespace {

constexpr std::uint64_t milliseconds_between_looks = 50;
constexpr std::uint64_t milliseconds_to_end = 60'000; ///< What has not ended then waits for a broken disk.

std::uint64_t milliseconds_now() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1000 + static_cast<std::uint64_t>(now.tv_nsec) / 1'000'000;
}

/// Room of the keeper; the stack of some threads has none.
std::array<pid_t, 8192> kept;

KeptEnd excess(const Confinement& limits) {
    // One too many is enough to know: whoever forks without end is not counted any further.
    const auto most = limits.processes > 0 ? std::min<std::size_t>(limits.processes + 1, kept.size()) : kept.size();
    const std::span<const pid_t> processes(kept.data(), find_descendants(::getpid(), std::span(kept).first(most)));
    if (limits.processes > 0 && processes.size() > limits.processes) return KeptEnd::processes;
    std::uint64_t memory = 0, written = bytes_written(::getpid()); // ours are those of children that have ended
    for (const pid_t process : processes) {
        memory += resident_memory(process);
        written += bytes_written(process);
    }
    if (limits.memory > 0 && memory > limits.memory * mebibyte) return KeptEnd::memory;
    if (limits.written > 0 && written > limits.written * mebibyte) return KeptEnd::written;
    return KeptEnd::by_itself;
}

/// Takes note of some children that have ended: not of all at once, who forks without end has no last one.
struct Reaped {
    bool program = false;   ///< It was among them.
    bool grew_file = false; ///< It ended for a file that grew too large.
    bool all = false;       ///< No child is left.
};
Reaped reap(pid_t program) {
    constexpr int at_once = 64;
    Reaped told;
    for (int count = 0; count < at_once; ++count) {
        int status = 0;
        const pid_t ended = ::waitpid(-1, &status, WNOHANG);
        told.all = ended < 0 && errno == ECHILD;
        if (ended <= 0) break;
        if (ended != program) continue;
        told.program = true;
        told.grew_file = WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ;
    }
    return told;
}

/// The signal that came, or 0 after so long.
int wait_for(const sigset_t& signals, std::uint64_t time) {
    const timespec until{0, static_cast<long>(time) * 1'000'000};
    return ::sigtimedwait(&signals, nullptr, &until);
}

/// Who is being killed forks no more, so the children found after that are all that it has; they come to the keeper
/// when it has ended, and are met at the next look.
void end_all(pid_t program, const sigset_t& signals) {
    ::kill(-program, SIGKILL); // its whole group at once
    for (const auto deadline = milliseconds_now() + milliseconds_to_end; milliseconds_now() < deadline;) {
        auto count = find_children(::getpid(), kept);
        for (std::size_t at = 0; at < count; ++at) {
            ::kill(kept[at], SIGKILL);
            count += find_children(kept[at], std::span(kept).subspan(count));
        }
        if (reap(program).all) return;
        wait_for(signals, 1);
    }
}

[[noreturn]] void keep(pid_t program, const Confinement& limits, const sigset_t& signals) {
    // Who keeps an end of a pipe open hides from us that the program has closed its own.
    if (::close_range(0, ~0U, 0) != 0)
        for (int file = 0; file < 65536; ++file)
            ::close(file);
    auto end = KeptEnd::by_itself;
    auto next_look = milliseconds_now() + milliseconds_between_looks;
    while (wait_for(signals, milliseconds_between_looks) != SIGTERM) {
        const auto reaped = reap(program);
        if (reaped.grew_file) end = KeptEnd::written;
        if (reaped.program) break;
        if (milliseconds_now() < next_look) continue;
        end = excess(limits);
        if (end != KeptEnd::by_itself) break;
        next_look = milliseconds_now() + milliseconds_between_looks;
    }
    end_all(program, signals);
    ::_exit(static_cast<int>(end));
}

void limit(decltype(RLIMIT_FSIZE) resource, std::uint64_t most) {
    if (most == 0) return;
    rlimit limits{};
    ::getrlimit(resource, &limits);
    limits.rlim_max = std::min<rlim_t>(limits.rlim_max, most);
    limits.rlim_cur = std::min(limits.rlim_cur, limits.rlim_max);
    ::setrlimit(resource, &limits);
}

} // namespace

void become_kept(const Confinement& limits) {
    sigset_t awaited, before;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    ::sigprocmask(SIG_BLOCK, &awaited, &before);
    ::setpgid(0, 0); // an interrupt from the terminal is for us
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    const pid_t program = ::fork();
    if (program < 0) ::_exit(EXIT_FAILURE);
    if (program > 0) keep(program, limits, awaited);
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::signal(SIGPIPE, SIG_DFL);
    limit(RLIMIT_FSIZE, limits.written * mebibyte);
    limit(RLIMIT_NOFILE, limits.open_files);
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CORE, &no_core);
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
}

} // namespace zugzwang::ugi
