// All that a person keeps in one file, and back. The file is an SQLite archive, which `sqlite3 -A` lists and unpacks,
// with a table of checksums beside it: nothing but what was put into it comes out of it.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// Puts all files of the person's folder into one file, whole or not at all, in place of one that is there; answers how
/// many they are. Another program may be running: what it writes meanwhile is in the backup or not.
[[nodiscard]] Result<std::size_t> write_backup(const std::filesystem::path& folder, const std::filesystem::path& file);

struct Restored {
    std::size_t files = 0;
    std::string
        before{}; ///< The folder below the person's in which that lies which was there; empty: there was nothing.
};
/// Makes the person's folder what it was when the backup was written, and moves what is there now into a folder of its
/// own, `before-restore`. All of it or nothing, also where the program is killed meanwhile. Refuses a file that is no
/// backup, or damaged, and one that holds a name which is none of ours; and where another program is running.
[[nodiscard]] Result<Restored> restore_backup(const std::filesystem::path& file, const std::filesystem::path& folder);
/// Ends what `restore_backup` was killed in, if it was: before anything of the folder is read.
[[nodiscard]] Result<std::optional<Restored>> end_restoring(const std::filesystem::path& folder);

} // namespace zugzwang
