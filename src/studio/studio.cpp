#include "studio/studio.hpp"

#include <SDL_image.h>

#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

SurfaceHandle made_surface(int width, int height) {
    SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888));
    if (!surface) sdl_failed("no surface");
    return surface;
}

RendererHandle made_renderer(SDL_Surface& surface) {
    RendererHandle renderer(SDL_CreateSoftwareRenderer(&surface));
    if (!renderer) sdl_failed("no renderer");
    return renderer;
}

} // namespace

Studio::Studio(int width, int height, const Assets& assets, const Theme& theme)
    : surface_(made_surface(width, height)), renderer_(made_renderer(*surface_)), canvas_(*renderer_, assets, theme) {}

void Studio::save(const std::filesystem::path& file) {
    SDL_RenderFlush(renderer_.get());
    save_png(*surface_, file);
}

void save_png(SDL_Surface& surface, const std::filesystem::path& file) {
    if (IMG_SavePNG(&surface, file.c_str()) != 0) sdl_failed(tr("cannot write `{}`", file.string()));
}

} // namespace zugzwang::app
