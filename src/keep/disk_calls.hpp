// What files on a disk ask of the system itself; each host has its own way: unix/ and windows/.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "keep/disk.hpp"

namespace zugzwang::disk {

/// What a file is opened for. One that is made is for the person to write and for all to read.
enum class Use : std::uint8_t {
    read,
    settle,   ///< `is_settled` is asked of it.
    write,    ///< It is empty then, made where there was none.
    make,     ///< To write; there may be none yet.
    exchange, ///< To read and write, made where there was none.
};

/// No program that this one starts has it, too. Null, with `errno`, where it cannot be opened.
[[nodiscard]] FileHandle opened(const std::filesystem::path& file, Use use);
/// Past the buffers of the handle, which write nothing else.
[[nodiscard]] bool write_all(const FileHandle& handle, std::string_view text);
/// As read(2).
[[nodiscard]] std::ptrdiff_t read_some(const FileHandle& handle, char* place, std::size_t bytes);
/// Waits until all that was written is on the disk.
[[nodiscard]] bool is_settled(const FileHandle& handle);
/// For this handle alone, until it is closed.
[[nodiscard]] Locking locked(const FileHandle& handle);
/// Of no other program that runs.
[[nodiscard]] std::int64_t own_number();

} // namespace zugzwang::disk
