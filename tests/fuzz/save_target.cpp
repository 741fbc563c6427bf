#include "fuzz/targets.hpp"

#include <algorithm>

#include "keep/save_file.hpp"
#include "support/files.hpp"

namespace zugzwang::fuzz {
namespace {

/// The folder of saved games, empty at first.
class Saves {
  public:
    Saves() {
        for (const auto& entry : std::filesystem::directory_iterator(folder().path()))
            std::filesystem::remove(entry.path());
    }

    /// Instead of a text: a folder in the place of the file.
    static constexpr const char* no_file = "!folder";

    /// A file that says this, or a folder, which cannot be read.
    static void put(const std::filesystem::path& file, const std::string& text) {
        if (text == no_file)
            std::filesystem::create_directory(file);
        else
            testing::write(file, text);
    }
    /// Empty where there is no file.
    static std::string text_of(const std::filesystem::path& file) {
        return std::filesystem::is_regular_file(file) ? testing::text_of(file) : std::string();
    }
    /// Whether `put` was here and nobody since.
    static bool stays(const std::filesystem::path& file, const std::string& text) {
        if (text == no_file) return std::filesystem::is_directory(file);
        return std::filesystem::is_regular_file(file) && testing::text_of(file) == text;
    }

    [[nodiscard]] std::filesystem::path newest() const { return folder().file("sticks.json"); }
    [[nodiscard]] std::filesystem::path before() const { return folder().file("sticks.json.before"); }
    [[nodiscard]] std::filesystem::path fresh() const { return folder().file("sticks.json.new"); }

    /// Whether one of the files, whatever its name, says just this.
    [[nodiscard]] bool hold(const std::string& text) const {
        const std::filesystem::directory_iterator files(folder().path());
        return std::any_of(begin(files), end(files), [&](const auto& entry) { return stays(entry.path(), text); });
    }

  private:
    static const testing::Folder& folder() {
        static const testing::Folder made;
        return made;
    }
};

FoundSave checked(FoundSave found) {
    for (const auto& words : found.trouble)
        require_line(words);
    require(!found.record || found.record->game == "sticks", "the save of another game");
    return found;
}

void write_over(const Saves& saves, const GameRecord& record) {
    const auto was_newest = Saves::text_of(saves.newest());
    require(write_save(saves.newest(), record), "a save that was read cannot be written");
    const bool has_place = !std::filesystem::is_directory(saves.before());
    require(!has_place || Saves::text_of(saves.before()) == was_newest,
            "what was saved before does not stay beside the newest");
    const auto again = checked(read_save(saves.newest()));
    require(again.record && *again.record == record && again.trouble.empty(), "a save is read as another one");
}

/// Where the disk takes nothing, what was saved stays.
void fail_to_write_over(const Saves& saves, const GameRecord& record) {
    const auto was_newest = Saves::text_of(saves.newest()), was_before = Saves::text_of(saves.before());
    Saves::put(saves.fresh(), Saves::no_file);
    require(!write_save(saves.newest(), record), "a save is written where none can be");
    std::filesystem::remove(saves.fresh());
    const bool are_there = Saves::text_of(saves.newest()) == was_newest && Saves::text_of(saves.before()) == was_before;
    require(are_there, "a save that could not be written changes what was saved");
}

/// Nobody can go on with what was found, nor with what was saved before it: each is told of.
void refuse_both(const Saves& saves) {
    auto found = checked(read_save(saves.newest()));
    for (int refused = 0; found.record && refused < 2; ++refused) {
        found = checked(refuse_save(saves.newest()));
        require(!found.trouble.empty(), "a save that was refused is passed over without a word");
    }
    require(!found.record, "a save that was refused is found again");
}

} // namespace

void take_save(std::string_view text) {
    constexpr std::string_view mark = "\n!before\n";
    const auto at = text.find(mark);
    const bool has_older = at != std::string_view::npos;
    const std::string newest(text.substr(0, at)), older(has_older ? text.substr(at + mark.size()) : "");

    const Saves saves;
    Saves::put(saves.newest(), newest);
    if (has_older) Saves::put(saves.before(), older);
    const auto keeps_all = [&] { return saves.hold(newest) && (!has_older || saves.hold(older)); };

    const auto found = checked(read_save(saves.newest()));
    require(found.record || !found.trouble.empty(), "a save is passed over without a word");
    require(keeps_all(), "a file that cannot be read is not kept");
    if (found.untouchable) {
        const bool is_there = Saves::stays(saves.newest(), newest) || Saves::stays(saves.before(), older);
        require(is_there, "a save that is not ours to write over is touched");
        return;
    }
    if (found.record) {
        refuse_both(saves);
        require(keeps_all(), "a save that was refused is not kept");
        fail_to_write_over(saves, *found.record);
        write_over(saves, *found.record);
        write_over(saves, *found.record);
    }
    clear_save(saves.newest());
    const auto nothing = checked(read_save(saves.newest()));
    require(!nothing.record && nothing.trouble.empty(), "a save that was cleared is found");
}

} // namespace zugzwang::fuzz
