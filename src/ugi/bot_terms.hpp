// What a program of strangers may take of the machine, and how late its answers may be.
#pragma once

#include <chrono>
#include <cstdint>

namespace zugzwang::ugi {

inline constexpr std::uint64_t mebibyte = 1024 * 1024;

/// All limits are of a program with everything that it starts; 0 is no limit. Whoever takes more is ended.
struct Confinement {
    /// Resident, in MiB; what several processes share counts for each of them. Address space is not limited: Java
    /// reserves many times what it uses.
    std::uint64_t memory = 2048;
    std::uint64_t processes = 64;   ///< At once; threads do not count.
    std::uint64_t written = 256;    ///< To disks, in MiB, in all; also what a single file may grow to.
    std::uint64_t open_files = 512; ///< Of each process.
    /// No network, and of files nothing but the system's programs, its own folder and those of PYTHONPATH, CLASSPATH,
    /// LD_LIBRARY_PATH and ZUGZWANG_LIBRARY, read-only. Needs bubblewrap.
    bool sandbox = false;
};

/// For programs of our own.
inline constexpr Confinement unconfined{.memory = 0, .processes = 0, .written = 0, .open_files = 0};

/// On which a bot plays.
struct BotTerms {
    Confinement confinement{};
    /// That an answer may come after its time, at least 0: for pipes and a busy machine.
    std::chrono::milliseconds time_margin{1000};
};

} // namespace zugzwang::ugi
