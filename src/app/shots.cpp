#include "app/shots.hpp"

#include <filesystem>
#include <iostream>
#include <stdexcept>

#include "app/app.hpp"
#include "app/shot.hpp"
#include "app/studio.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

struct Wanted {
    std::filesystem::path folder;
    std::vector<PictureSize> sizes;
    std::vector<std::string> themes;
};

Wanted read(const std::vector<std::string>& arguments) {
    Wanted wanted;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const auto& word = arguments[i];
        const bool has_value = i + 1 < arguments.size();
        if (word == "--size" && has_value)
            wanted.sizes.push_back(picture_size(arguments[++i]));
        else if (word == "--theme" && has_value)
            wanted.themes.push_back(arguments[++i]);
        else if (wanted.folder.empty() && !word.starts_with("-"))
            wanted.folder = word;
        else
            throw std::runtime_error(tr("unknown argument: `{}`", word));
    }
    if (wanted.folder.empty()) throw std::runtime_error(tr("shots: no folder to write to"));
    if (wanted.sizes.empty()) wanted.sizes.push_back({});
    if (wanted.themes.empty()) wanted.themes.push_back(Settings{}.theme);
    return wanted;
}

/// One scene at rest.
void write_scene(const cli::WindowRequest& request, const std::string& theme, const std::filesystem::path& file) {
    Settings settings;
    settings.theme = theme;
    App app({.request = request, .headless = true, .settings = settings});
    app.advance(Seconds{1});
    save_png(*app.screenshot(), file);
    std::cout << file.string() << '\n';
}

void write_all(const Wanted& wanted) {
    std::filesystem::create_directories(wanted.folder);
    for (const auto& theme : wanted.themes) {
        for (const auto [width, height] : wanted.sizes) {
            const auto path = [&](const std::string& name) {
                return wanted.folder /
                       (name + '_' + theme + '_' + std::to_string(width) + 'x' + std::to_string(height) + ".png");
            };
            cli::WindowRequest request{.windowed = true, .width = width, .height = height};
            write_scene(request, theme, path("menu"));
            request.start = cli::WindowRequest::Start::play;
            for (const auto& game : catalog()) {
                request.game = game.id;
                request.session.options = OptionValues(game.options);
                write_scene(request, theme, path("play_" + game.id));
            }
        }
    }
}

} // namespace

std::optional<int> run_shots(const std::vector<std::string>& arguments) {
    if (arguments.empty()) return std::nullopt;
    if (arguments[0] == "shots")
        write_all(read(arguments));
    else if (arguments[0] == "shot") {
        const Game* game = arguments.size() > 1 ? find_game(arguments[1]) : nullptr;
        if (game == nullptr)
            throw std::runtime_error(tr("unknown game: `{}`", arguments.size() > 1 ? arguments[1] : ""));
        take_shot(*game, shot_request(*game, {arguments.begin() + 2, arguments.end()}));
    } else
        return std::nullopt;
    return 0;
}

} // namespace zugzwang::app
