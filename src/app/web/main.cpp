// The program in a page: what the address asks for, and the loop that the browser runs.
#include <chrono>
#include <exception>
#include <memory>
#include <sstream>
#include <string>
#include <utility>

#include <emscripten.h>

#include "app/app_options.hpp"
#include "app/web/fields.hpp"
#include "app/web/frame_costs.hpp"
#include "app/web/link.hpp"
#include "app/web/phone.hpp"
#include "app/web/pinch.hpp"
#include "app/web/program.hpp"
#include "app/web/slices.hpp"

// clang-format off
EM_JS(void, page_failed, (const char* words), { zugzwangPage.failed(UTF8ToString(words)); });
EM_JS(void, page_is_at, (int depth), { zugzwangHistory.isAt(depth); });
EM_JS(void, page_tell, (const char* words), { zugzwangPage.tell(UTF8ToString(words)); });
// clang-format on

namespace {

using namespace zugzwang;
using namespace zugzwang::app;
using Clock = std::chrono::steady_clock;

std::unique_ptr<App> program;
std::size_t told_depth = 0; ///< The page was told last that so many scenes are open; 0: it is to be told anew.

/// One picture's worth; the browser calls it as often as the display shows pictures, and not while the page is hidden.
void step() {
    if (EM_ASM_INT({ return zugzwangCanvas.isLost() ? 1 : 0; }) != 0) return;
    try {
        const auto before = Clock::now();
        const auto stepped = program->step(before);
        auto* const slices = web::slices_in_place_of_threads();
        web::frame_costs().add({.cost = Clock::now() - before,
                                .thought = slices ? slices->take_longest() : Clock::duration{0},
                                .drew = stepped.drew});
        if (program->running()) {
            if (const auto depth = program->scenes().depth(); std::exchange(told_depth, depth) != depth)
                page_is_at(static_cast<int>(depth));
            web::tell_fields();
            web::keep_awake(program->scenes().top().is_watched());
            if (slices) slices->run();
            return;
        }
        emscripten_cancel_main_loop();
        program.reset(); // brings to the files what is not there yet
        web::tell_fields();
        EM_ASM({ zugzwangPage.left(); });
    } catch (const std::exception& error) {
        emscripten_cancel_main_loop();
        page_failed(error.what());
    }
}

std::unique_ptr<App> opened(const cli::WindowRequest& request) {
    auto options = options_of_person(request);
    options.slices = web::slices_in_place_of_threads();
    return std::make_unique<App>(options);
}

/// A link that cannot be opened leads to the menu, and the page says why.
void open(const std::string& link, web::Visit visit) {
    try {
        program = opened(web::request_of(link, visit));
    } catch (const std::runtime_error& error) {
        if (link.empty()) throw;
        page_tell(error.what());
        program = opened({});
    }
}

} // namespace

App* web::running_program() { return program && program->running() ? program.get() : nullptr; }

/// The parts of the scene on top, one a line: x, y, width and height in the page's units, and the name.
extern "C" EMSCRIPTEN_KEEPALIVE const char* zugzwang_parts() {
    static std::string words;
    std::ostringstream text;
    if (program && program->running()) {
        const auto pixels = program->window().pixels_per_unit();
        for (const auto& part : program->scenes().top().widgets())
            text << part.rect.x / pixels.x << ' ' << part.rect.y / pixels.y << ' ' << part.rect.width / pixels.x << ' '
                 << part.rect.height / pixels.y << ' ' << part.name << '\n';
    }
    words = text.str();
    return words.c_str();
}

/// The browser's Back, while more than the menu is open; then the page is told where that led.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_back() {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    event.key.keysym = {.scancode = SDL_SCANCODE_AC_BACK, .sym = SDLK_AC_BACK, .mod = KMOD_NONE, .unused = 0};
    if (program) program->handle(event);
    told_depth = 0;
}

/// This is pasted.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_paste(const char* text) {
    if (auto* const running = web::running_program())
        running->handle(InputEvent(TextEvent{.text = text, .pasted = true}));
}

/// The canvas draws again, and everything on it is lost.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_draw_again() {
    try {
        if (program) program->make_window_again();
    } catch (const std::exception& error) {
        emscripten_cancel_main_loop();
        page_failed(error.what());
    }
}

/// Arguments: the link, where there is one, and one more where the page was loaded again.
int main(int argc, char** argv) {
    try {
        open(argc > 1 ? argv[1] : "", argc > 2 ? web::Visit::again : web::Visit::first);
    } catch (const std::exception& error) {
        page_failed(error.what());
        return 1;
    }
    web::leave_pinches_to_browser();
    EM_ASM({ zugzwangPage.began(); });
    emscripten_set_main_loop(step, 0, false);
    return 0;
}
