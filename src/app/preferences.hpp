// The settings of a run: read at its start, applied to the window and the theme when a scene changed them, and kept.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/settings_file.hpp"
#include "app/theme_shelf.hpp"
#include "app/window.hpp"
#include "canvas/assets.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::app {

/// Complaints go to the standard error, one line each; those of the settings' file are for the window as well. Main
/// thread only.
class Preferences {
  public:
    /// Without a file `otherwise` is the start, and nothing is kept. A theme that is not there or
    /// is broken gives way to the usual.
    Preferences(std::optional<SettingsFile> file, const Settings& otherwise, const canvas::Assets& assets);

    /// Those that were read.
    [[nodiscard]] const Settings& loaded() const { return loaded_; }
    /// The one in use; always the same object.
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// The house's, and those that lie in the folder `themes` beside the settings.
    [[nodiscard]] const std::vector<NamedChoice>& themes() const { return shelf_.choices(); }

    /// The settings that a run begins with in this window, which need not be as it was kept.
    /// `words`: how high the smallest usual ones are, pixels.
    [[nodiscard]] Settings begin(Window& window, float words);

    struct Changes {
        bool window = false, theme = false, words = false; ///< `words`: others, or of another size
    };
    /// Brings window, theme and words to what is wanted and keeps it. A theme that cannot be is taken back.
    Changes apply(Settings& wanted, Window& window);
    /// What a person should know of the settings' file, translated; each once, and again only after it went well.
    [[nodiscard]] std::optional<std::string> take_trouble() { return std::exchange(trouble_, std::nullopt); }

  private:
    [[nodiscard]] bool takes_theme(const std::string& id);
    void keep(Settings settings);

    std::optional<SettingsFile> file_;
    std::optional<std::string> trouble_{};
    bool told_of_failure_ = false; ///< That they could not be saved the last time.
    ThemeShelf shelf_;
    Settings loaded_, applied_;
    Theme theme_;
    int first_text_size_ = text_sizes.front();
    bool keeps_fullscreen_ = false; ///< Once a person chose it; what the command line asks for is not kept.
};

} // namespace zugzwang::app
