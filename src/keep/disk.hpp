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

/// The file with an ending behind its name.
[[nodiscard]] std::filesystem::path beside(std::filesystem::path file, std::string_view ending);
/// The same, with a number behind it where there is such a file already: `games.db.broken`, `games.db.broken-2`.
[[nodiscard]] std::filesystem::path free_name(const std::filesystem::path& file, const std::string& ending);

/// Writes a new file and waits until it is on the disk; false where the disk does not let it, and then there is none.
[[nodiscard]] bool write_to_disk(const std::filesystem::path& file, std::string_view text);
enum class Making : std::uint8_t { made, there_is_one, impossible };
/// Makes an empty file where there is none of that name.
[[nodiscard]] Making make_file(const std::filesystem::path& file);
/// When it was written last, in seconds since 1970; 0 where there is none.
[[nodiscard]] std::int64_t time_written(const std::filesystem::path& file);
/// Waits until a file is on the disk and gives it the name of another one, whose place it takes.
[[nodiscard]] bool put_in_place(const std::filesystem::path& fresh, const std::filesystem::path& file);
/// As `write_to_disk`, but what was there before stays until all of the new one is on the disk.
[[nodiscard]] bool replace_on_disk(const std::filesystem::path& file, std::string_view text);
/// Waits until the names in a folder are on the disk; empty: the one that a file's name alone is looked for in.
[[nodiscard]] bool settle_folder(const std::filesystem::path& folder);

/// Gives a file that cannot be used a free name with the ending `.broken`, and answers it: its old name where the disk
/// does not let it.
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
