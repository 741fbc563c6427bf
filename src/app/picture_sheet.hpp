// Pictures without a window: their size, a canvas that draws on a surface in memory exactly as the window's software
// renderer does, and PNG files. Needs no display.
#pragma once

#include <filesystem>

#include "canvas/sdl_canvas.hpp"

namespace zugzwang::app {

/// In pixels.
struct PictureSize {
    int width = 1920, height = 1080;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// Writes it as a PNG; throws std::runtime_error that names the file when that fails, and leaves no part of it.
void save_png(SDL_Surface& picture, const std::filesystem::path& file);

/// Main thread only.
class PictureSheet {
  public:
    /// `width` and `height` in pixels. Throws std::runtime_error (one line) when an asset is missing or broken.
    PictureSheet(int width, int height, const canvas::Assets& assets, const Theme& theme);

    [[nodiscard]] canvas::SdlCanvas& canvas() { return canvas_; }
    /// What was drawn.
    [[nodiscard]] SDL_Surface& surface();

  private:
    canvas::SurfaceHandle surface_;
    canvas::RendererHandle renderer_;
    canvas::SdlCanvas canvas_;
};

} // namespace zugzwang::app
