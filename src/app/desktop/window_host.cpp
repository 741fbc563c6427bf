#include "app/window_host.hpp"

#include <cstdlib>

namespace zugzwang::app::host {

namespace {

constexpr int min_width = 800;
constexpr int min_height = 600;

} // namespace

void choose_video_driver() {
    // Wayland writes a line of its own to stderr where it cannot be.
    const bool may_be_wayland = std::getenv("XDG_RUNTIME_DIR") != nullptr;
    if (SDL_GetHint(SDL_HINT_VIDEODRIVER) == nullptr)
        SDL_SetHint(SDL_HINT_VIDEODRIVER, may_be_wayland ? "x11,wayland,KMSDRM" : "x11,KMSDRM");
}

bool may_begin_fullscreen() { return true; }

void limit_size(SDL_Window& window) { SDL_SetWindowMinimumSize(&window, min_width, min_height); }

bool is_fullscreen(SDL_Window& window) { return (SDL_GetWindowFlags(&window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

void set_fullscreen(SDL_Window& window, bool on, int width, int height) {
    SDL_SetWindowFullscreen(&window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    if (on) return;
    SDL_SetWindowSize(&window, width, height);
    SDL_SetWindowPosition(&window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

std::vector<HostAct> acts() { return {}; }

} // namespace zugzwang::app::host
