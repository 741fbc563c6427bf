#include "app/host.hpp"

#include <cstdlib>
#include <memory>

#include <emscripten.h>

#include "app/web/phone.hpp"
#include "zugzwang/base/words.hpp"

// Texts that the page hands over are ours to free.
// clang-format off
EM_JS_DEPS(page_texts, "$stringToNewUTF8");
EM_JS(void, page_set_fullscreen, (int on), { zugzwangPage.setFullscreen(on !== 0); });
EM_JS(char*, page_address, (const char* place), {
    return stringToNewUTF8(zugzwangPage.address(UTF8ToString(place)));
});
EM_JS(void, page_asks_to_paste, (), { zugzwangPhone.paste(); });
EM_JS(void, page_copy, (const char* text), { zugzwangPage.copy(UTF8ToString(text)); });
// clang-format on

namespace zugzwang::app::host {
namespace {

std::string owned(char* text) {
    const std::unique_ptr<char, decltype(&std::free)> freed(text, std::free);
    return text;
}

} // namespace

// There is one. Without WebGL SDL draws a picture of the page's units into one of its pixels: then they are the same.
void choose_video_driver() {
    const int draws = EM_ASM_INT({ return zugzwangCanvas.hasWebGL() ? 1 : 0; });
    if (draws != 0) return;
    SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "1");
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, "software");
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

Clipboard clipboard() {
    return {.set_text = [](const std::string& text) { page_copy(text.c_str()); },
            .ask = [] { page_asks_to_paste(); },
            .share = web::link_sharer(),
            .address = [](const std::string& place) { return owned(page_address(place.c_str())); }};
}

// A page starts no processes: neither bots nor films are offered.
void seat_outside_programs(SceneContext& /*context*/) {}

bool opens_sound_on_main_thread() { return true; }

// What is written there the page hands to the person as a download, and takes away; see page/files.js.
UserFolders user_folders(const std::filesystem::path& /*otherwise*/) {
    const std::filesystem::path downloads = "/downloads";
    return {.documents = downloads, .pictures = downloads, .films = downloads};
}

// There are no other programs.
sheet::PdfMaker pdf_maker() { return {}; }

// There are no folders that a person could see.
std::function<void(const std::filesystem::path&)> folder_opener() { return {}; }

} // namespace zugzwang::app::host
