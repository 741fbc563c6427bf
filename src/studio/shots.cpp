#include "studio/shots.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <stdexcept>

#include "studio/film.hpp"
#include "studio/scene_shots.hpp"
#include "studio/shot.hpp"
#include "studio/studio.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

struct Wanted {
    std::filesystem::path folder{};
    std::vector<PictureSize> sizes{};
    std::vector<std::string> themes{};
    std::vector<const SceneShot*> shots{};
};

/// Those that the layouts are made for.
const std::vector<PictureSize> all_sizes{{800, 600},   {1024, 768},  {1280, 720},
                                         {1920, 1080}, {2560, 1080}, {3840, 2160}};

std::vector<const SceneShot*> shots_with(const std::vector<std::string>& parts) {
    std::vector<const SceneShot*> found;
    for (const auto& shot : scene_shots()) {
        const bool wanted = parts.empty() || std::ranges::any_of(parts, [&](const std::string& part) {
                                return shot.name.find(part) != std::string::npos;
                            });
        if (wanted) found.push_back(&shot);
    }
    if (found.empty()) throw CallRefused(tr("no picture has `{}` in its name", parts.front()));
    return found;
}

Wanted read(const std::vector<std::string>& arguments) {
    Wanted wanted;
    std::vector<std::string> parts;
    for (CallWords words(arguments); !words.at_end();) {
        const auto word = words.take();
        if (word == "--size")
            wanted.sizes.push_back(picture_size(words.value_of(word)));
        else if (word == "--all-sizes")
            wanted.sizes = all_sizes;
        else if (word == "--theme")
            wanted.themes.push_back(words.value_of(word));
        else if (word == "--only")
            parts.push_back(words.value_of(word));
        else if (wanted.folder.empty() && !word.starts_with("-"))
            wanted.folder = word;
        else
            CallWords::refuse(word);
    }
    if (wanted.folder.empty()) throw CallRefused(tr("shots: no folder to write to"));
    if (wanted.sizes.empty()) wanted.sizes.push_back({});
    if (wanted.themes.empty()) wanted.themes.push_back(Settings{}.theme);
    for (const auto& theme : wanted.themes)
        check_theme(theme);
    wanted.shots = shots_with(parts);
    return wanted;
}

void write_all(const Wanted& wanted) {
    std::filesystem::create_directories(wanted.folder);
    for (const auto& theme : wanted.themes) {
        for (const auto size : wanted.sizes) {
            for (const auto* shot : wanted.shots) {
                const auto file = wanted.folder / filled("{}_{}_{}x{}.png", shot->name, theme, size.width, size.height);
                ShotHand hand(size, theme);
                shot->get_there(hand);
                save_png(*hand.picture(), file);
                std::cout << file.string() << std::endl;
            }
        }
    }
}

/// How the command is called; empty for a command that is none of ours.
std::string usage(const std::string& command) {
    if (command == "shots") {
        return tr("Writes a picture of every scene and state\n"
                  "Usage: zugzwang shots DIR [--size WxH]... [--all-sizes] [--theme NAME]... [--only WORD]...");
    }
    if (command == "shot") {
        return tr("Writes a picture of one board\n"
                  "Usage: zugzwang shot GAME --out FILE.png [--position TEXT] [--size WxH] [--theme NAME]\n"
                  "       [--option NAME=VALUE]... [--first P] [--second P] [--insight] [--miniature]\n"
                  "       [--hover X,Y | --press X,Y | --click X,Y | --key NAME | --wait SECONDS]...");
    }
    if (command == "film") {
        return tr("Films a demo of a game, 60 frames a second of its own time\n"
                  "Usage: zugzwang film GAME FILE|--frames DIR [--seconds N] [--size WxH] [--theme NAME] [--seed N]\n"
                  "       [--skip MOVES] [--moves N] [--option NAME=VALUE]...");
    }
    return {};
}

} // namespace

std::optional<int> run_shots(const std::vector<std::string>& arguments) {
    if (arguments.empty() || usage(arguments[0]).empty()) return std::nullopt;
    const std::vector<std::string> words(arguments.begin() + 1, arguments.end());
    if (std::ranges::any_of(words, [](const auto& word) { return word == "--help" || word == "-h"; })) {
        std::cout << usage(arguments[0]) << '\n';
        return cli::exit_done;
    }
    try {
        if (arguments[0] == "shots")
            write_all(read(words));
        else if (arguments[0] == "shot") {
            if (words.empty()) throw CallRefused(tr("shot: no game"));
            const Game& game = game_of(words[0]);
            take_shot(game, shot_request(game, {words.begin() + 1, words.end()}));
        } else {
            const auto request = film_request(words);
            const auto frames = make_film(request);
            std::cout << tr("{}: {} frames", (request.file.empty() ? request.frames : request.file).string(), frames)
                      << '\n';
        }
    } catch (const CallRefused& refusal) {
        std::cerr << "zugzwang: " << refusal.what() << '\n';
        return cli::exit_refused;
    }
    return cli::exit_done;
}

} // namespace zugzwang::app
