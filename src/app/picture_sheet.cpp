#include "app/picture_sheet.hpp"

#include <system_error>

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
    auto* const stream = SDL_RWFromFile(file.string().c_str(), "wb");
    const bool is_written = stream != nullptr && IMG_SavePNG_RW(&picture, stream, 0) == 0;
    const bool is_closed = stream != nullptr && SDL_RWclose(stream) == 0; // the disk has all of it only now
    if (is_written && is_closed) return;
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    canvas::sdl_failed(tr("cannot write `{file}`", {{"file", file.string()}}));
}

PictureSheet::PictureSheet(int width, int height, const canvas::Assets& assets, const Theme& theme)
    : surface_(made_surface(width, height)), renderer_(made_renderer(*surface_)), canvas_(*renderer_, assets, theme) {}

SDL_Surface& PictureSheet::surface() {
    SDL_RenderFlush(renderer_.get());
    return *surface_;
}

} // namespace zugzwang::app
