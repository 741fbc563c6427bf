// Files that outlive a power cut, and a lock that tells two running programs apart. Whatever waits for the disk here
// does so on the calling thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace zugzwang {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

/// Writes a new file and waits until it is on the disk; false where the disk does not let it.
[[nodiscard]] bool write_to_disk(const std::filesystem::path& file, std::string_view text);
/// Waits until the names in a folder are on the disk.
[[nodiscard]] bool settle_folder(const std::filesystem::path& folder);

/// Gives a file that cannot be used the ending `.broken`, and answers its new name.
std::string set_aside(const std::filesystem::path& file);

struct FileText {
    enum class State : std::uint8_t { absent, unreadable, read };

    State state = State::absent;
    std::string text{}; ///< Of a longer file only its beginning, which has more than `max_bytes`.
};
[[nodiscard]] FileText read_file(const std::filesystem::path& file, std::size_t max_bytes);

enum class Locking : std::uint8_t { ours, held_by_another, impossible };
struct FileLock {
    Locking state = Locking::impossible;
    FileHandle file{}; ///< Holds the lock as long as it is open.
};
/// Takes a lock that only one running program can have; it goes with the program, however that ends.
[[nodiscard]] FileLock lock_file(const std::filesystem::path& file);

} // namespace zugzwang
