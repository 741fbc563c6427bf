#include "fuzz/targets.hpp"

#include "keep/save_file.hpp"
#include "support/files.hpp"

namespace zugzwang::fuzz {

void take_save(std::string_view text) {
    static const testing::Folder folder;
    const std::filesystem::path file = folder.file("sticks.json");
    testing::write(file, std::string(text));
    const auto found = read_save(file);
    for (const auto& words : found.trouble)
        require_line(words);
    require(found.record || !found.trouble.empty(), "a save is passed over without a word");
    require(!found.record || found.record->game == "sticks", "the save of another game");
    if (found.record || found.untouchable)
        require(testing::text_of(file) == text, "a save that was read, or cannot be, is not as it was");
    else
        require(testing::text_of(folder.file("sticks.json.broken")) == text, "a broken save is not kept");
    std::filesystem::remove(folder.file("sticks.json.broken")); // the next one would have a number behind its name
}

} // namespace zugzwang::fuzz
