#include "keep/save_file.hpp"

#include <array>
#include <string_view>
#include <system_error>
#include <utility>

#include "keep/disk.hpp"
#include "record/record.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

fs::path before(const fs::path& file) { return beside(file, ".before"); }

std::string name_of(const fs::path& file) { return file.filename().string(); }

std::string set_save_aside(const fs::path& file) {
    const auto kept = set_aside(file);
    return tr("The saved game {file} is broken. It is kept as {kept}.", {{"file", name_of(file)}, {"kept", kept}});
}

/// The record on the line that the text is.
Result<GameRecord> record_in(std::string_view text, const std::string& game) {
    if (text.ends_with('\n')) text.remove_suffix(1);
    auto record = record_from_json_line(text);
    if (record && record->game != game) return Refusal{"a record of another game"};
    return record;
}

/// What was found in one of the files; `trouble` and a missing record where the next one is to be looked at.
FoundSave found_in(const fs::path& file, const std::string& game) {
    const auto read = read_file(file, max_record_bytes + 1); // and its line's end
    if (read.state == FileText::State::absent) return {};
    if (read.state == FileText::State::unreadable)
        return {.trouble = {tr("The saved game {file} cannot be read. It stays as it is.", {{"file", name_of(file)}})},
                .untouchable = true};
    auto record = record_in(read.text, game);
    if (record) return {.record = *std::move(record)};
    if (is_of_other_version(record.refusal()))
        return {.trouble = {tr("The saved game {file} is of another version of this program. It stays as it is.",
                               {{"file", name_of(file)}})},
                .untouchable = true};
    return {.trouble = {set_save_aside(file)}};
}

} // namespace

FoundSave read_save(const fs::path& file) {
    const auto game = file.stem().string();
    auto found = found_in(file, game);
    if (found.record || found.untouchable) return found;
    auto older = found_in(before(file), game);
    older.trouble.insert(older.trouble.begin(), found.trouble.begin(), found.trouble.end());
    return older;
}

bool write_save(const fs::path& file, const GameRecord& record) {
    const auto line = to_json_line(record) + '\n';
    if (line.size() > max_record_bytes + 1) return false;
    const auto fresh = beside(file, ".new");
    if (!write_to_disk(fresh, line)) return false;
    std::error_code failed;
    fs::rename(file, before(file), failed); // fails where nothing was saved yet
    fs::rename(fresh, file, failed);
    return !failed && settle_folder(file.parent_path());
}

void clear_save(const fs::path& file) {
    std::error_code ignored;
    // The older one first: alone it would be read.
    for (const auto& gone : std::array{beside(file, ".new"), before(file), file})
        fs::remove(gone, ignored);
    static_cast<void>(settle_folder(file.parent_path()));
}

FoundSave refuse_save(const fs::path& file) {
    std::error_code ignored;
    const auto refused = fs::exists(file, ignored) ? file : before(file);
    auto words = set_save_aside(refused);
    auto older = fs::exists(refused, ignored) ? FoundSave{} : read_save(file); // else it would be found again
    older.trouble.insert(older.trouble.begin(), std::move(words));
    return older;
}

} // namespace zugzwang
