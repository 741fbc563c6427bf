// What every desktop's windows can do.
#include "app/host.hpp"

#include <memory>
#include <string>

namespace zugzwang::app::host {

constexpr int min_width = 800, min_height = 600;

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

Clipboard clipboard() {
    return {.text =
                [] {
                    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
                    return std::string(text == nullptr ? "" : text.get());
                },
            .set_text = [](const std::string& text) { SDL_SetClipboardText(text.c_str()); }};
}

std::function<void()> file_chooser() { return {}; }

std::function<void(std::chrono::milliseconds)> shaker() { return {}; }

bool has_keyboard() { return false; }

bool opens_sound_on_main_thread() { return false; }

sheet::PdfMaker pdf_maker() { return sheet::pdf_maker(); }

} // namespace zugzwang::app::host
