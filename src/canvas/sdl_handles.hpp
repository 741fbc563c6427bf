// Every SDL handle as a unique_ptr with a typed deleter, and the one way an SDL failure is reported.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include <SDL.h>
#include <SDL_ttf.h>

namespace zugzwang::canvas {

struct SdlDeleter {
    void operator()(SDL_Window* window) const noexcept { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const noexcept { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const noexcept { SDL_DestroyTexture(texture); }
    void operator()(SDL_Surface* surface) const noexcept { SDL_FreeSurface(surface); }
    void operator()(SDL_Cursor* cursor) const noexcept { SDL_FreeCursor(cursor); }
    void operator()(TTF_Font* font) const noexcept { TTF_CloseFont(font); }
};

using WindowHandle = std::unique_ptr<SDL_Window, SdlDeleter>;
using RendererHandle = std::unique_ptr<SDL_Renderer, SdlDeleter>;
using TextureHandle = std::unique_ptr<SDL_Texture, SdlDeleter>;
using SurfaceHandle = std::unique_ptr<SDL_Surface, SdlDeleter>;
using CursorHandle = std::unique_ptr<SDL_Cursor, SdlDeleter>;
using FontHandle = std::unique_ptr<TTF_Font, SdlDeleter>;

/// Throws std::runtime_error: "WHAT: what SDL said", one line.
[[noreturn]] inline void sdl_failed(std::string_view what) {
    throw std::runtime_error(std::string(what) + ": " + SDL_GetError());
}

} // namespace zugzwang::canvas
