// A canvas without a window: draws on a surface in memory exactly as the window's software renderer does, for pictures
// and films. Needs no display.
#pragma once

#include <filesystem>
#include <string>

#include "canvas/assets.hpp"
#include "canvas/sdl_canvas.hpp"
#include "canvas/sdl_handles.hpp"
#include "zugzwang/gfx/theme.hpp"

namespace zugzwang::studio {

class Studio {
  public:
    /// `width` and `height` in pixels. Throws std::runtime_error (one line) when an asset is missing or broken.
    Studio(int width, int height, const app::Assets& assets, const Theme& theme);

    [[nodiscard]] app::SdlCanvas& canvas() { return canvas_; }
    /// Writes what was drawn as a PNG; throws std::runtime_error that names the file when that fails.
    void save(const std::filesystem::path& file);

  private:
    app::SurfaceHandle surface_;
    app::RendererHandle renderer_;
    app::SdlCanvas canvas_;
};

} // namespace zugzwang::studio
