// What the program writes into the person's folder, by name: what a backup takes along and what it brings back.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace zugzwang {

/// Names are below the folder, with `/` between their parts: `saves/boxes.json`.
///
/// It is one of ours, whoever says so, and leads nowhere out of the folder.
[[nodiscard]] bool is_person_file(std::string_view name);
/// It lies there only while something is written, or belongs to a file that is taken whole.
[[nodiscard]] bool is_passing(std::string_view name);
/// A file of SQLite that may be in use.
[[nodiscard]] bool is_database(std::string_view name);

/// All that are there, sorted, also those that are passing; but for the lock. Links count as files, unless a whole
/// folder is one.
[[nodiscard]] std::vector<std::string> person_files(const std::filesystem::path& folder);
/// What stands in the place of a folder of ours and is none itself: a link, say.
[[nodiscard]] std::vector<std::string> links_to_folders(const std::filesystem::path& folder);

} // namespace zugzwang
