// The program in a page: what the address asks for, and the loop that the browser runs.
#include <chrono>
#include <exception>
#include <memory>
#include <sstream>
#include <string>

#include <emscripten.h>

#include "app/app_options.hpp"
#include "app/web/fields.hpp"
#include "app/web/frame_costs.hpp"
#include "app/web/history.hpp"
#include "app/web/mirror.hpp"
#include "app/web/phone.hpp"
#include "app/web/pinch.hpp"
#include "app/web/program.hpp"
#include "app/web/slices.hpp"

// clang-format off
EM_JS(void, page_failed, (const char* words), { zugzwangPage.failed(UTF8ToString(words)); });
// clang-format on

namespace {

using namespace zugzwang;
using namespace zugzwang::app;
using Clock = std::chrono::steady_clock;

std::unique_ptr<App> program;
web::History history;

/// One picture's worth; the browser calls it as often as the display shows pictures, and not while the page is hidden.
void step() {
    if (EM_ASM_INT({ return zugzwangCanvas.isLost() ? 1 : 0; }) != 0) return;
    try {
        const auto before = Clock::now();
        web::scene_mirror().pick_in(*program);
        const auto stepped = program->step(before);
        if (program->running()) web::scene_mirror().show(*program, stepped.drew);
        auto* const slices = web::slices_in_place_of_threads();
        web::frame_costs().add({.cost = Clock::now() - before,
                                .thought = slices ? slices->take_longest() : Clock::duration{0},
                                .drew = stepped.drew});
        if (program->running()) {
            if (stepped.drew || history.is_asked()) history.tell(*program);
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

void open(const std::string& path) {
    auto options = options_of_person({});
    options.slices = web::slices_in_place_of_threads();
    program = std::make_unique<App>(options);
    history.go(*program, path);
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

/// The browser's Back or Forward led to the scenes of that path; then the page is told where the program is.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_go(const char* path) {
    if (!program || !program->running()) return;
    history.go(*program, path);
    SDL_Event news{}; // the next step draws
    news.type = SDL_USEREVENT;
    program->handle(news);
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

/// Its argument: the path to begin with.
int main(int argc, char** argv) {
    try {
        open(argc > 1 ? argv[1] : "");
    } catch (const std::exception& error) {
        page_failed(error.what());
        return 1;
    }
    web::leave_pinches_to_browser();
    EM_ASM({ zugzwangPage.began(); });
    emscripten_set_main_loop(step, 0, false);
    return 0;
}
