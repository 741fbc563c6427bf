#include "app/theme_shelf.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "themes/theme_file.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/face.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> theme_files(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

std::string text_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error(tr("{file}: cannot be read", {{"file", file.string()}}));
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The sides are called by the colours of the theme in use: on paper they have those that they are called by.
Theme on_paper(Theme paper, const Theme& in_use) {
    if (colour_word(paper[Role::first]) == colour_word(in_use[Role::first]) &&
        colour_word(paper[Role::second]) == colour_word(in_use[Role::second]))
        return paper;
    for (const Role role : {Role::first, Role::first_fill_top, Role::first_fill_bottom, Role::second,
                            Role::second_fill_top, Role::second_fill_bottom})
        paper.colours[static_cast<std::size_t>(role)] = in_use[role];
    return paper;
}

} // namespace

ThemeShelf::ThemeShelf(const canvas::Assets& assets, const std::vector<Game>& games, const fs::path& own_folder)
    : sections_(sections_of(games)) {
    const auto folder = assets.root() / "themes";
    const auto base = folder / (Settings{}.theme + ".toml");
    house_ = whole_theme_from_text(text_of(base), base.string(), sections_);
    paper_ = read(folder / "paper.toml");
    choices_.push_back({Settings{}.theme, house_.name});
    files_.push_back(base);
    for (const auto& file : theme_files(folder))
        add(file);
    if (own_folder.empty()) return;
    for (const auto& file : theme_files(own_folder))
        add(file);
}

void ThemeShelf::add(const fs::path& file) {
    const auto id = file.stem().string();
    try {
        const auto name = read(file).name;
        const auto known = std::ranges::find(choices_, id, &NamedChoice::id);
        if (known == choices_.end()) {
            choices_.push_back({id, name});
            files_.push_back(file);
        } else {
            known->name = name;
            files_[static_cast<std::size_t>(known - choices_.begin())] = file;
        }
    } catch (const std::runtime_error& error) {
        broken_.push_back({id, error.what()});
    }
}

Theme ThemeShelf::read(const fs::path& file) const {
    return theme_from_text(text_of(file), file.string(), house_, sections_);
}

Theme ThemeShelf::load(std::string_view id) const {
    const auto known = std::ranges::find(choices_, id, &NamedChoice::id);
    if (known == choices_.end()) throw std::runtime_error(tr("there is no theme `{theme}`", {{"theme", id}}));
    auto theme = read(files_[static_cast<std::size_t>(known - choices_.begin())]);
    const auto paper = on_paper(paper_, theme);
    add_face(theme, paper_face, paper);
    add_face(theme, grey_face, grey_of(paper));
    return theme;
}

Theme load_theme(const canvas::Assets& assets, std::string_view id) { return ThemeShelf(assets, catalog()).load(id); }

} // namespace zugzwang::app
