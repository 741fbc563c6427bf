#include "app/picture_sheet.hpp"

#include "app/png_file.hpp"

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

PictureSheet::PictureSheet(int width, int height, const Assets& assets, const Theme& theme)
    : surface_(made_surface(width, height)), renderer_(made_renderer(*surface_)), canvas_(*renderer_, assets, theme) {}

SDL_Surface& PictureSheet::surface() {
    SDL_RenderFlush(renderer_.get());
    return *surface_;
}

void PictureSheet::save(const std::filesystem::path& file) { save_png(surface(), file); }

} // namespace zugzwang::app
