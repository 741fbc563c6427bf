#include "app/app_options.hpp"

#include <iostream>
#include <memory>
#include <random>

#include <SDL.h>

#include "canvas/sdl_handles.hpp"
#include "keep/backup.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

std::filesystem::path person_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> folder(SDL_GetPrefPath("", "zugzwang"), SDL_free);
    if (folder == nullptr) canvas::sdl_failed(tr("no place for settings"));
    return std::filesystem::path(folder.get()).lexically_normal();
}

AppOptions options_of_person(const cli::WindowRequest& request) {
    std::random_device entropy;
    AppOptions options;
    options.request = request;
    options.games_folder = person_folder();
    if (const auto ended = end_restoring(options.games_folder); !ended) // of a backup, which was killed
        std::cerr << "zugzwang: " << tr(ended.refusal()) << '\n';
    options.settings_file = SettingsFile::of_person();
    options.sound = true;
    options.seed = std::uint64_t{entropy()} << 32U | entropy();
    return options;
}

AppOptions headless_options(PictureSize size, const std::string& theme, std::uint64_t seed) {
    AppOptions options{.headless = true, .seed = seed, .yields = false};
    options.request.windowed = true;
    options.request.width = size.width;
    options.request.height = size.height;
    options.settings.theme = theme;
    options.settings.language = "en";
    options.settings.text_size = text_sizes.front();
    return options;
}

} // namespace zugzwang::app
