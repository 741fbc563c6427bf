// A canvas without a window: draws on a surface in memory exactly as the window's software renderer does, for pictures
// and films. Needs no display.
#pragma once

#include <filesystem>

#include "canvas/assets.hpp"
#include "canvas/sdl_canvas.hpp"
#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::app {

/// Main thread only.
class PictureSheet {
  public:
    /// `width` and `height` in pixels. Throws std::runtime_error (one line) when an asset is missing or broken.
    PictureSheet(int width, int height, const canvas::Assets& assets, const Theme& theme);

    [[nodiscard]] canvas::SdlCanvas& canvas() { return canvas_; }
    /// What was drawn.
    [[nodiscard]] SDL_Surface& surface();
    /// Writes what was drawn as a PNG; throws std::runtime_error that names the file when that fails.
    void save(const std::filesystem::path& file);

  private:
    canvas::SurfaceHandle surface_;
    canvas::RendererHandle renderer_;
    canvas::SdlCanvas canvas_;
};

} // namespace zugzwang::app
