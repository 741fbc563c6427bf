#include "app/desktop.hpp"

#include <cstdint>
#include <random>

#include "app/person_folder.hpp"

namespace zugzwang::app {

namespace {

using Clock = std::chrono::steady_clock;

AppOptions options_of_person(const cli::WindowRequest& request) {
    std::random_device entropy;
    AppOptions options;
    options.request = request;
    options.settings_file = SettingsFile::of_person();
    options.games_folder = person_folder();
    options.sound = true;
    options.seed = std::uint64_t{entropy()} << 32U | entropy();
    return options;
}

void wait_after(const Stepped& stepped) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(stepped.next_at - Clock::now()).count();
    if (left <= 0) return;
    if (stepped.drew)
        SDL_Delay(static_cast<std::uint32_t>(left)); // not more pictures than the display shows
    else
        SDL_WaitEventTimeout(nullptr, static_cast<int>(left));
}

} // namespace

void run_on_desktop(const cli::WindowRequest& request, const Watcher& watcher) {
    App app(options_of_person(request));
    while (app.running()) {
        const auto stepped = app.step(Clock::now());
        if (!app.running()) break;
        if (watcher) watcher(app);
        wait_after(stepped);
    }
}

} // namespace zugzwang::app
