// Writes what is installed beside the program for people, desktops and the shell: zugzwang_package FOLDER ASSETS DAY
// [HOMEPAGE]. The build calls it.
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include "cli/cli.hpp"
#include "languages/languages.hpp"
#include "package/completion.hpp"
#include "package/desktop_files.hpp"
#include "package/manual_page.hpp"
#include "themes/theme_file.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace zugzwang::package {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) throw std::runtime_error(file.string() + ": cannot be read");
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream << text << std::flush;
    if (!stream) throw std::runtime_error(file.string() + ": cannot be written");
}

/// The program's icon in the colours of the house's theme.
std::string icon(const fs::path& assets) {
    const auto theme_file = assets / "themes/arcade.toml", drawing = assets / "icon/zugzwang.svg";
    const auto theme = whole_theme_from_text(text_of(theme_file), theme_file.string(), sections_of(catalog()));
    return coloured(text_of(drawing), theme, drawing.string());
}

void write_all(const fs::path& folder, const fs::path& assets, const std::string& day, const std::string& homepage) {
    for (const auto& language : all_languages()) {
        speak(language.code);
        const auto below = language.code == "en" ? fs::path("man6") : fs::path(language.code) / "man6";
        write(folder / "man" / below / "zugzwang.6", manual_page(cli::words(), ZUGZWANG_VERSION, day));
    }
    speak("en");
    write(folder / "completions/zugzwang", bash_completion(cli::words()));
    write(folder / "zugzwang.desktop", desktop_entry());
    write(folder / "zugzwang.metainfo.xml", metainfo(ZUGZWANG_VERSION, day, homepage));
    write(folder / "zugzwang.xml", record_type());
    write(folder / "zugzwang.svg", icon(assets));
}

} // namespace
} // namespace zugzwang::package

int main(int argc, char** argv) {
    try {
        if (argc < 4) throw std::runtime_error("needs a folder, that of the assets, and a day");
        zugzwang::package::write_all(argv[1], argv[2], argv[3], argc > 4 ? argv[4] : "");
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "zugzwang_package: " << error.what() << '\n';
        return 1;
    }
}
