// The themes that a person can choose: the house's and those in the person's own folder, one file each.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/assets.hpp"
#include "desk/settings.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::app {

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
    /// The theme of that id, from its file as it is now, with the faces of paper (face.hpp). Throws std::runtime_error
    /// with one line when there is none or it is broken.
    [[nodiscard]] Theme load(std::string_view id) const;

  private:
    void add(const std::filesystem::path& file);
    [[nodiscard]] Theme read(const std::filesystem::path& file) const;

    std::vector<ThemeSection> sections_;
    Theme house_, paper_;
    std::vector<NamedChoice> choices_;
    std::vector<std::filesystem::path> files_; ///< Of the choices.
    std::vector<Broken> broken_;
};

/// A theme of the house, with the sections of the catalog.
[[nodiscard]] Theme load_theme(const canvas::Assets& assets, std::string_view id);

} // namespace zugzwang::app
