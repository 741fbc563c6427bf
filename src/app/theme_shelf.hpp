// The themes that a person can choose: the house's and those in the person's own folder, one file each.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/assets.hpp"
#include "desk/settings.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::app {

/// Reads a theme from a TOML file: its name, colours, measures and durations by role, and a section for a game's own.
/// `base` with what `text` has otherwise, which may be nothing but a name. Throws std::runtime_error with one line that
/// names `file` and the culprit: no name, a role or section that is unknown, a colour that is not #RRGGBB or #RRGGBBAA,
/// a number out of its range (measures 0 to 4000 units, durations 0 to 60 000 ms).
[[nodiscard]] Theme theme_from_text(std::string_view text, const std::string& file, const Theme& base,
                                    std::span<const ThemeSection> sections);
/// The same for a theme that others leave things out of: throws for a role that is missing too, but for games' own.
[[nodiscard]] Theme whole_theme_from_text(std::string_view text, const std::string& file,
                                          std::span<const ThemeSection> sections);

class ThemeShelf {
  public:
    /// Looks at assets/themes and then at `own_folder`, which need not be there; of two files of one name the person's
    /// counts. Reads them all: a broken one is left out. Throws std::runtime_error when the
    /// house theme itself is broken.
    ThemeShelf(const canvas::Assets& assets, const std::vector<Game>& games,
               const std::filesystem::path& own_folder = {});

    /// By the files' names, the house's own first.
    [[nodiscard]] const std::vector<NamedChoice>& choices() const { return choices_; }
    struct Broken {
        std::string id, complaint; ///< One line that names the file and the culprit.
    };
    [[nodiscard]] const std::vector<Broken>& broken() const { return broken_; }
    /// The theme of that id, from its file as it is now. Throws std::runtime_error with one line when there is none or
    /// it is broken.
    [[nodiscard]] Theme load(std::string_view id) const;

  private:
    void add(const std::filesystem::path& file);
    [[nodiscard]] Theme read(const std::filesystem::path& file) const;

    std::vector<ThemeSection> sections_;
    Theme house_;
    std::vector<NamedChoice> choices_;
    std::vector<std::filesystem::path> files_; ///< Of the choices.
    std::vector<Broken> broken_;
};

/// A theme of the house, with the sections of the catalog.
[[nodiscard]] Theme load_theme(const canvas::Assets& assets, std::string_view id);

} // namespace zugzwang::app
