#include "keep/person_files.hpp"

#include <algorithm>
#include <array>
#include <system_error>

#include "keep/put_away.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

/// Not openings.db, which is made anew of games.db.
constexpr std::array<std::string_view, 6> databases{"games.db",    "ladder.db",  "puzzles.db",
                                                    "practice.db", "results.db", "letters.db"};
constexpr std::string_view settings = "settings.toml", lock = "saves/lock";
/// Tournaments lie there where the desktop names no folder for documents.
constexpr std::array<std::string_view, 3> folders{"saves", "themes", "Zugzwang tournaments"};

/// A sign that no name of a file of ours has.
bool is_odd(char sign) { return static_cast<unsigned char>(sign) < 0x20 || sign == 0x7F || sign == '\\'; }

bool begins_as_ours(std::string_view name) {
    const auto begins = [name](std::string_view one) { return name.starts_with(one); };
    return begins(settings) || std::ranges::any_of(databases, begins);
}

} // namespace

bool is_person_file(std::string_view name) {
    const bool is_lock = name.starts_with(lock) && (name.size() == lock.size() || name[lock.size()] == '/');
    if (name.empty() || is_lock || std::ranges::any_of(name, is_odd)) return false;
    const auto first = name.substr(0, name.find('/'));
    if (first.size() == name.size()) return begins_as_ours(name);
    if (std::ranges::find(folders, first) == folders.end()) return false;
    for (auto rest = name; !rest.empty();) {
        const auto part = rest.substr(0, rest.find('/'));
        if (part.empty() || part == "." || part == "..") return false;
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    }
    return name.back() != '/';
}

bool is_passing(std::string_view name) {
    if (name.ends_with(".new")) return true;
    const auto is_beside = [name](std::string_view database) {
        if (!name.starts_with(database)) return false;
        const auto ending = name.substr(database.size());
        return ending.starts_with("-") || ending.starts_with(".mended") || ending == put_away_ending;
    };
    return std::ranges::any_of(databases, is_beside);
}

bool is_database(std::string_view name) { return std::ranges::find(databases, name) != databases.end(); }

std::vector<std::string> person_files(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code failed;
    const auto take = [&](const fs::directory_entry& entry) {
        const auto name = entry.path().lexically_relative(folder).generic_string();
        std::error_code not_there;
        if (!fs::is_directory(entry.symlink_status(not_there)) && is_person_file(name)) names.push_back(name);
    };
    for (const auto& entry : fs::directory_iterator(folder, failed))
        take(entry);
    for (const auto below : folders) {
        for (const auto& entry : fs::recursive_directory_iterator(folder / below, failed))
            take(entry);
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> links_to_folders(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto name : folders) {
        std::error_code failed;
        const auto status = fs::symlink_status(folder / name, failed);
        if (fs::exists(status) && !fs::is_directory(status)) names.emplace_back(name);
    }
    return names;
}

} // namespace zugzwang
