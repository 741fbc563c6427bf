#include "app/settings_file.hpp"

#include <fstream>
#include <iterator>

#include "app/app_options.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

SettingsFile SettingsFile::of_person() { return SettingsFile(person_folder() / "settings.toml"); }

SettingsFile::Loaded SettingsFile::load() const {
    std::ifstream file(path_, std::ios::binary);
    if (!file) return {};
    auto loaded = settings_from_text({std::istreambuf_iterator<char>(file), {}});
    if (loaded.complaint.empty()) return loaded;
    auto aside = path_;
    aside += ".broken";
    std::error_code ignored;
    fs::rename(path_, aside, ignored);
    static_cast<void>(save(loaded.settings)); // if the disk refuses, so it will when they are changed, and that is told
    loaded.complaint = tr("{file}: {reason}; kept as `{kept}`, all that could be read stays",
                          {{"file", path_.string()}, {"reason", loaded.complaint}, {"kept", aside.string()}});
    return loaded;
}

bool SettingsFile::save(const Settings& settings) const {
    auto fresh = path_;
    fresh += ".new";
    std::error_code failed;
    fs::create_directories(path_.parent_path(), failed);
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << settings_to_text(settings);
        file.flush();
        if (!file) return false;
    }
    fs::rename(fresh, path_, failed);
    return !failed;
}

} // namespace zugzwang::app
