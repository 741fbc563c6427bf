#include "app/clipboard.hpp"

#include <memory>

#include <SDL.h>

namespace zugzwang::app {

Clipboard system_clipboard() {
    return {.text =
                [] {
                    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), SDL_free);
                    return std::string(text == nullptr ? "" : text.get());
                },
            .set_text = [](const std::string& text) { SDL_SetClipboardText(text.c_str()); }};
}

} // namespace zugzwang::app
