#include "app/picture_sheet.hpp"

#include <SDL_image.h>

#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

canvas::SurfaceHandle made_surface(int width, int height) {
    canvas::SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888));
    if (!surface) canvas::sdl_failed("no surface");
    return surface;
}

canvas::RendererHandle made_renderer(SDL_Surface& surface) {
    canvas::RendererHandle renderer(SDL_CreateSoftwareRenderer(&surface));
    if (!renderer) canvas::sdl_failed("no renderer");
    return renderer;
}

} // namespace

void save_png(SDL_Surface& picture, const std::filesystem::path& file) {
    if (IMG_SavePNG(&picture, file.c_str()) != 0)
        canvas::sdl_failed(tr("cannot write `{file}`", {{"file", file.string()}}));
}

PictureSheet::PictureSheet(int width, int height, const canvas::Assets& assets, const Theme& theme)
    : surface_(made_surface(width, height)), renderer_(made_renderer(*surface_)), canvas_(*renderer_, assets, theme) {}

SDL_Surface& PictureSheet::surface() {
    SDL_RenderFlush(renderer_.get());
    return *surface_;
}

} // namespace zugzwang::app
