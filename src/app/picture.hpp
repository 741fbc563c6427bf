// A texture with the parts of it that are worth drawing: bands of rows cut to what is not empty, so that a long
// slanting line does not cost its whole box, and the opaque middle, which is copied without blending.
#pragma once

#include <vector>

#include "app/mask.hpp"
#include "app/raster.hpp"
#include "app/sdl_handles.hpp"

namespace zugzwang::app {

struct Picture {
    TextureHandle texture;
    int left = 0, top = 0; ///< Where its corner lies from the place that it is drawn at.
    int width = 0, height = 0;
    std::vector<SDL_Rect> blended;
    std::vector<SDL_Rect> opaque;
    bool soft = false; ///< Nowhere opaque: light and shadow, which want exact blending.

    [[nodiscard]] std::size_t bytes() const {
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4 + 256;
    }
};

/// Throws std::runtime_error when there is no room for a texture.
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, const Raster& raster);
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, const Mask& mask, Colour colour);
/// The surface is 32-bit ARGB.
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, SDL_Surface& surface);

/// Draws it at a place of whole pixels; alpha from 0 to 255.
void draw(SDL_Renderer& renderer, const Picture& picture, int x, int y, std::uint8_t alpha);

} // namespace zugzwang::app
