// What a person deletes, file by file: put away under another name as long as it can be taken back, then gone with all
// that was ever set aside beside it.
#pragma once

#include <filesystem>
#include <string_view>

namespace zugzwang {

inline constexpr std::string_view put_away_ending = ".deleted";

/// Gives the file that ending, which nobody may be using; what had that name before is erased. True also where there is
/// no such file; false where the disk does not let it.
[[nodiscard]] bool put_away(const std::filesystem::path& file);
/// It takes the place of what has its name now. True also where nothing is put away.
[[nodiscard]] bool bring_back(const std::filesystem::path& file);
/// All whose name is the file's and an ending: what is put away, copies of older versions, damaged ones. The file
/// itself stays, and what SQLite has beside it.
void erase_beside(const std::filesystem::path& file);
/// The same where something is put away: whoever put it away did not come to it.
void erase_put_away(const std::filesystem::path& file);

} // namespace zugzwang
