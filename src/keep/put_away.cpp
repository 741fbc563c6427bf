#include "keep/put_away.hpp"

#include <algorithm>
#include <string>
#include <system_error>
#include <vector>

#include "keep/disk.hpp"
#include "keep/sql.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

bool rename_on_disk(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    fs::rename(from, to, failed);
    return !failed && settle_folder(to.parent_path());
}

bool is_there(const fs::path& file) {
    std::error_code failed;
    return fs::exists(file, failed);
}

} // namespace

bool put_away(const fs::path& file) { return !is_there(file) || rename_on_disk(file, beside(file, put_away_ending)); }

bool bring_back(const fs::path& file) {
    const auto away = beside(file, put_away_ending);
    return !is_there(away) || rename_on_disk(away, file);
}

void erase_beside(const fs::path& file) {
    const auto name = file.filename().string();
    std::vector<fs::path> found;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(file.parent_path(), failed)) {
        const auto other = entry.path().filename().string();
        const bool is_of_sqlite =
            std::ranges::any_of(beside_database, [&](const char* ending) { return other == name + ending; });
        if (other.starts_with(name) && other != name && !is_of_sqlite) found.push_back(entry.path());
    }
    for (const auto& one : found)
        fs::remove(one, failed);
    static_cast<void>(settle_folder(file.parent_path()));
}

void erase_put_away(const fs::path& file) {
    if (is_there(beside(file, put_away_ending))) erase_beside(file);
}

} // namespace zugzwang
