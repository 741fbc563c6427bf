// A picture on its way to the screen, cut into what is drawn fast. Measured with SDL's software renderer: a copy
// without blending costs 0.3 ns a pixel, one of an even alpha 0.7, one with an alpha for each pixel 2.5, and that
// faded 7. Making a texture costs more than to draw it once: it holds nothing that is not drawn.
#pragma once

#include <vector>

#include "canvas/mask.hpp"
#include "canvas/raster.hpp"
#include "canvas/sdl_handles.hpp"

namespace zugzwang::canvas {

struct Picture {
    /// A rectangle of a texture, and where its corner lies from the picture's.
    struct Part {
        SDL_Rect from;
        int x, y;
    };

    int left = 0, top = 0; ///< Where its corner lies from the place that it is drawn at.
    int width = 0, height = 0;
    TextureHandle texture;     ///< With an alpha for each pixel; null when there are no edges.
    std::vector<Part> edges;   ///< What of it is drawn: bands of rows, cut to what is not empty.
    bool soft = false;         ///< Nowhere dense: light and shadow, which want exact blending.
    TextureHandle body;        ///< Without alpha; null when there is no body.
    std::vector<Part> insides; ///< What of the body is drawn, all of one alpha:
    std::uint8_t body_alpha = 255;
    std::size_t pixels = 0; ///< Of its textures.

    /// Of memory, about.
    [[nodiscard]] std::size_t bytes() const;
};

/// Throws std::runtime_error when there is no room for a texture.
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, const Raster& raster);
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, const Mask& mask, Colour colour);
/// The surface is 32-bit ARGB.
[[nodiscard]] Picture picture_of(SDL_Renderer& renderer, SDL_Surface& surface);

/// Draws it at a place of whole pixels; alpha from 0 to 255.
void draw(SDL_Renderer& renderer, const Picture& picture, int x, int y, std::uint8_t alpha);

} // namespace zugzwang::canvas
