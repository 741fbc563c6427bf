#include "studio/studio.hpp"

#include "app/png_file.hpp"

namespace zugzwang::studio {

namespace {

app::SurfaceHandle made_surface(int width, int height) {
    app::SurfaceHandle surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888));
    if (!surface) app::sdl_failed("no surface");
    return surface;
}

app::RendererHandle made_renderer(SDL_Surface& surface) {
    app::RendererHandle renderer(SDL_CreateSoftwareRenderer(&surface));
    if (!renderer) app::sdl_failed("no renderer");
    return renderer;
}

} // namespace

Studio::Studio(int width, int height, const app::Assets& assets, const Theme& theme)
    : surface_(made_surface(width, height)), renderer_(made_renderer(*surface_)), canvas_(*renderer_, assets, theme) {}

void Studio::save(const std::filesystem::path& file) {
    SDL_RenderFlush(renderer_.get());
    app::save_png(*surface_, file);
}

} // namespace zugzwang::studio
