#include "app/desktop/desktop.hpp"

#include <cstdint>

#include "app/person_options.hpp"

namespace zugzwang::app {

namespace {

using Clock = std::chrono::steady_clock;

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
