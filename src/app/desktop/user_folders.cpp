#include "app/user_folders.hpp"

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

namespace zugzwang::app {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? fs::path() : fs::path(value);
}

/// The value of a line `NAME="$HOME/Documents"` or `NAME="/mnt/documents"`; empty for any other line.
fs::path value_of(std::string_view line, std::string_view name, const fs::path& home) {
    if (!line.starts_with(name)) return {};
    line.remove_prefix(name.size());
    if (!line.starts_with("=\"") || line.size() < 3 || !line.ends_with('"')) return {};
    line = line.substr(2, line.size() - 3);
    const std::string_view at_home = "$HOME/";
    if (line.starts_with(at_home)) return home / line.substr(at_home.size());
    return line.starts_with('/') ? fs::path(line) : fs::path();
}

} // namespace

UserFolders user_folders(const fs::path& otherwise) {
    UserFolders folders{.documents = otherwise, .pictures = otherwise, .films = otherwise};
    const auto home = folder_of("HOME");
    auto settings = folder_of("XDG_CONFIG_HOME");
    if (settings.empty()) settings = home / ".config";
    std::ifstream file(settings / "user-dirs.dirs");
    const auto take = [&](fs::path& folder, const fs::path& found) {
        std::error_code error;
        if (!found.empty() && fs::is_directory(found, error)) folder = found;
    };
    for (std::string line; std::getline(file, line);) {
        take(folders.documents, value_of(line, "XDG_DOCUMENTS_DIR", home));
        take(folders.pictures, value_of(line, "XDG_PICTURES_DIR", home));
        take(folders.films, value_of(line, "XDG_VIDEOS_DIR", home));
    }
    return folders;
}

} // namespace zugzwang::app
