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
    /// Defaults when there is no file. A broken file is set aside as FILE.broken and defaults are used.
    [[nodiscard]] Loaded load() const;
    /// Writes a new file and puts it in the place of the old one. False when the disk does not let it.
    [[nodiscard]] bool save(const Settings& settings) const;

  private:
    std::filesystem::path path_;
};

/// The settings in `text`; throws std::runtime_error that names the culprit. What is not there stays as it was, and
/// names that are not known are left for later versions.
[[nodiscard]] Settings settings_from_text(const std::string& text, Settings settings = {});
[[nodiscard]] std::string settings_to_text(const Settings& settings);

} // namespace zugzwang::app
