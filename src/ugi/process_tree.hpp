// The processes below one, as Linux tells them in /proc (proc(5)). Nothing here allocates or locks: it may be called
// between fork and exec. What does not exist any more, or is not told, counts as nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <sys/types.h>

namespace zugzwang::ugi {

/// The children of a process, as many as there is room for; how many were found. Children that end or begin meanwhile
/// may be missing.
[[nodiscard]] std::size_t find_children(pid_t process, std::span<pid_t> found);
/// The same with their children and so on, those nearest to the process first.
[[nodiscard]] std::size_t find_descendants(pid_t process, std::span<pid_t> found);

/// Of one process, in bytes.
[[nodiscard]] std::uint64_t resident_memory(pid_t process);
[[nodiscard]] std::uint64_t peak_resident_memory(pid_t process);
/// That it, and those of its children that have ended, wrote or are about to write to disks, in bytes.
[[nodiscard]] std::uint64_t bytes_written(pid_t process);

} // namespace zugzwang::ugi
