// What the page's scripts call.
#include <chrono>
#include <sstream>
#include <string>

#include <emscripten.h>
#include <SDL.h>

#include "app/web/frame_costs.hpp"

namespace zugzwang::app::web {

FrameCosts& frame_costs() {
    static FrameCosts costs;
    return costs;
}

} // namespace zugzwang::app::web

extern "C" {

/// A file was dropped on the page, and is kept under that name.
EMSCRIPTEN_KEEPALIVE void zugzwang_drop(const char* file) {
    SDL_Event event{};
    event.type = SDL_DROPFILE;
    event.drop.file = SDL_strdup(file);
    SDL_PushEvent(&event);
}

/// Nothing moves on the page.
EMSCRIPTEN_KEEPALIVE int zugzwang_rests() { return zugzwang::app::web::frame_costs().rests() ? 1 : 0; }

/// Milliseconds of the main loop for each picture since the last call, `+` the longest slice of jobs after the one
/// before; those that showed something new with a `*`.
EMSCRIPTEN_KEEPALIVE const char* zugzwang_frame_costs() {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    static std::string words;
    std::ostringstream text;
    for (const auto& frame : zugzwang::app::web::frame_costs().take())
        text << Milliseconds(frame.cost).count() << '+' << Milliseconds(frame.thought).count()
             << (frame.drew ? "* " : " ");
    words = text.str();
    return words.c_str();
}
}
