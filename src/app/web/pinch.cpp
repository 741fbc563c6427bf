#include "app/web/pinch.hpp"

#include <emscripten.h>

#include "app/web/program.hpp"

namespace zugzwang::app::web {
namespace {

bool is_pinched = false;

/// SDL makes a mouse's events of the first finger.
bool is_of_finger(const SDL_Event& event) {
    if (event.type == SDL_MOUSEMOTION) return event.motion.which == SDL_TOUCH_MOUSEID;
    const bool is_button = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
    return is_button && event.button.which == SDL_TOUCH_MOUSEID;
}

int SDLCALL passes(void* /*nothing*/, SDL_Event* event) { return is_pinched && is_of_finger(*event) ? 0 : 1; }

} // namespace

// Where it has no events of fingers SDL keeps a touch from the browser only when it ends.
void leave_pinches_to_browser() {
    for (const auto kind : {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP})
        SDL_EventState(kind, SDL_IGNORE);
    SDL_SetEventFilter(passes, nullptr);
}

} // namespace zugzwang::app::web

/// A second finger has come to the first one, or the last one is lifted. What the first one pressed is let go
/// elsewhere.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_pinch(int on) {
    using namespace zugzwang;
    using namespace app::web;
    is_pinched = on != 0;
    auto* const program = running_program();
    if (!is_pinched || program == nullptr) return;
    SDL_FlushEvents(SDL_MOUSEMOTION, SDL_MOUSEBUTTONUP);
    program->handle(InputEvent(PointerEvent{.kind = PointerEvent::Kind::release,
                                            .at = {-1, -1},
                                            .button = PointerEvent::Button::left,
                                            .device = PointerEvent::Device::touch}));
}
