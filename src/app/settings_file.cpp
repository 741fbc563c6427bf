#include "app/settings_file.hpp"

#include <cstddef>

#include "app/app_options.hpp"
#include "keep/disk.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_bytes = std::size_t{1} << 20;

} // namespace

SettingsFile SettingsFile::of_person() { return SettingsFile(person_folder() / "settings.toml"); }

SettingsFile::Loaded SettingsFile::load() const {
    const auto read = read_file(path_, max_bytes);
    if (read.state == FileText::State::absent) return {};
    const bool can_be_read = read.state == FileText::State::read && read.text.size() <= max_bytes;
    auto loaded =
        can_be_read ? settings_from_text(read.text) : Loaded{.settings = {}, .complaint = tr("it cannot be read")};
    if (loaded.complaint.empty()) return loaded;
    const auto kept = path_.parent_path() / set_aside(path_);
    static_cast<void>(save(loaded.settings)); // if the disk refuses, so it will when they are changed, and that is told
    loaded.complaint = tr("{file}: {reason}; kept as `{kept}`, all that could be read stays",
                          {{"file", path_.string()}, {"reason", loaded.complaint}, {"kept", kept.string()}});
    return loaded;
}

bool SettingsFile::save(const Settings& settings) const {
    std::error_code failed;
    fs::create_directories(path_.parent_path(), failed);
    const auto before = read_file(path_, max_bytes);
    if (before.state == FileText::State::unreadable) set_aside(path_); // it cannot have been so when it was loaded
    return replace_on_disk(path_, settings_to_text(settings, before.text));
}

} // namespace zugzwang::app
