#include "app/clipboard.hpp"

#include <cstdlib>
#include <memory>

#include <emscripten.h>

// Texts that the page hands over are ours to free.
// clang-format off
EM_JS(char*, page_pasted, (), { return allocateUTF8(zugzwangPage.pasted); });
EM_JS(char*, page_link, (const char* game, const char* position), {
    return allocateUTF8(zugzwangPage.link(UTF8ToString(game), UTF8ToString(position)));
});
EM_JS(void, page_copy, (const char* text), { zugzwangPage.copy(UTF8ToString(text)); });
// clang-format on

namespace zugzwang::app {

namespace {

std::string owned(char* text) {
    const std::unique_ptr<char, decltype(&std::free)> freed(text, std::free);
    return text;
}

} // namespace

// The page keeps what was pasted last before it lets the program know of the key; see page/keys.js.
Clipboard system_clipboard() {
    return {.text = [] { return owned(page_pasted()); },
            .set_text = [](const std::string& text) { page_copy(text.c_str()); },
            .link = [](const std::string& game,
                       const std::string& position) { return owned(page_link(game.c_str(), position.c_str())); }};
}

} // namespace zugzwang::app
