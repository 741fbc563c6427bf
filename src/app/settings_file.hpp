// Keeps the settings between runs, in a small TOML file that is never left half written.
#pragma once

#include <filesystem>
#include <string>

#include "desk/settings.hpp"

namespace zugzwang::app {

class SettingsFile {
  public:
    explicit SettingsFile(std::filesystem::path path) : path_(std::move(path)) {}
    /// In the person's own data directory; throws std::runtime_error when there is none.
    [[nodiscard]] static SettingsFile of_person();

    [[nodiscard]] std::filesystem::path folder() const { return path_.parent_path(); }

    struct Loaded {
        Settings settings;
        std::string complaint; ///< One line for the person when the file was broken; else empty.
    };
    /// Defaults when there is no file. A broken file is set aside as FILE.broken; what could be read takes its place.
    [[nodiscard]] Loaded load() const;
    /// Writes a new file and puts it in the place of the old one, of which it keeps what only another version knows.
    /// Waits for the disk; false when that does not let it.
    [[nodiscard]] bool save(const Settings& settings) const;

  private:
    std::filesystem::path path_;
};

/// The settings in `text`, and what is wrong with the first of them that cannot be. That one and what is not there stay
/// as they were, and names that are not known are left for later versions.
[[nodiscard]] SettingsFile::Loaded settings_from_text(const std::string& text, Settings settings = {});
/// With what `before` has under names that are not known.
[[nodiscard]] std::string settings_to_text(const Settings& settings, const std::string& before = {});

} // namespace zugzwang::app
