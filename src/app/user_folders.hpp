// The folders in which a person keeps documents, pictures and films, as the desktop names them.
#pragma once

#include <filesystem>

namespace zugzwang::app {

struct UserFolders {
    std::filesystem::path documents, pictures, films;
};

/// What the XDG user directories say (xdg-user-dirs: $XDG_CONFIG_HOME/user-dirs.dirs, else ~/.config), as far as these
/// folders are there; `otherwise` in place of those that are not.
[[nodiscard]] UserFolders user_folders(const std::filesystem::path& otherwise);

} // namespace zugzwang::app
