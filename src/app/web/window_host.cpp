#include "app/window_host.hpp"

#include <emscripten.h>

#include "zugzwang/base/words.hpp"

// clang-format off
EM_JS(void, page_set_fullscreen, (int on), { zugzwangPage.setFullscreen(on !== 0); });
// clang-format on

namespace zugzwang::app::host {

// There is one. Without WebGL SDL draws a picture of the page's units into one of its pixels: then they are the same.
void choose_video_driver() {
    const int draws = EM_ASM_INT({ return document.createElement('canvas').getContext('webgl') ? 1 : 0; });
    if (draws == 0) SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "1");
}

// A browser lets only a person's click or key do that.
bool may_begin_fullscreen() { return false; }

// The page decides.
void limit_size(SDL_Window& /*window*/) {}

bool is_fullscreen(SDL_Window& /*window*/) {
    return EM_ASM_INT({ return document.fullscreenElement ? 1 : 0; }) != 0;
}

void set_fullscreen(SDL_Window& /*window*/, bool on, int /*width*/, int /*height*/) { page_set_fullscreen(on ? 1 : 0); }

std::vector<HostAct> acts() {
    return {{tr("Save everything"), [] { EM_ASM({ zugzwangFiles.saveEverything(); }); }},
            {tr("Bring it back"), [] { EM_ASM({ zugzwangFiles.bringItBack(); }); }}};
}

} // namespace zugzwang::app::host
