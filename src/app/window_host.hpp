// What the program's window is on its host: a window of a desktop, or the page of a browser.
#pragma once

#include <vector>

#include <SDL.h>

#include "desk/context.hpp"

namespace zugzwang::app::host {

/// Before SDL's video part begins: only drivers that a person can see, unless another one was asked for.
void choose_video_driver();
/// Whether the window begins fullscreen when the person wishes it so.
[[nodiscard]] bool may_begin_fullscreen();
/// Keeps a person from making the window too small for its words.
void limit_size(SDL_Window& window);
[[nodiscard]] bool is_fullscreen(SDL_Window& window);
/// Without it the window has that size, where a window's size is ours to choose.
void set_fullscreen(SDL_Window& window, bool on, int width, int height);
/// What the host can do for a person besides.
[[nodiscard]] std::vector<HostAct> acts();

} // namespace zugzwang::app::host
