// The file of the game on a board: a record on one line. It is never half written: the newest is put in the place of
// the one before, which stays beside it as FILE.before and is read where the newest is broken.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// What was found where a game is saved.
struct FoundSave {
    std::optional<GameRecord> record{};
    std::vector<std::string> trouble{}; ///< What a person should know, translated.
    bool untouchable = false;           ///< Not ours to write over: of a newer version, or it cannot be read.
};

/// Reads FILE, else FILE.before; what is broken is set aside as FILE.broken. The name of the file is the game's id.
[[nodiscard]] FoundSave read_save(const std::filesystem::path& file);
/// Waits for the disk; false where it cannot be written, and then what was there stays.
[[nodiscard]] bool write_save(const std::filesystem::path& file, const GameRecord& record);
/// Nothing is saved there any more.
void clear_save(const std::filesystem::path& file);
/// What `read_save` found cannot be gone on with: it is set aside and told of, and what was saved before it is read.
[[nodiscard]] FoundSave refuse_save(const std::filesystem::path& file);

} // namespace zugzwang
