// A picture on its way to the screen, cut into what is drawn fast. Measured with SDL's software renderer: a copy
// without blending costs 0.3 ns a pixel, one of an even alpha 0.7, one with an alpha for each pixel 2.5, and that
// faded 7.
#pragma once

#include <optional>
#include <vector>

#include "canvas/mask.hpp"
#include "canvas/raster.hpp"
#include "canvas/sdl_handles.hpp"

namespace zugzwang::canvas {

struct Picture {
    int left = 0, top = 0; ///< Where its corner lies from the place that it is drawn at.
    int width = 0, height = 0;
    TextureHandle texture;         ///< With an alpha for each pixel.
    std::vector<int> shifts{};     ///< As of a Mask: each band of rows is drawn so far to the right of its place.
    std::vector<SDL_Rect> edges;   ///< What of it is drawn: bands of rows, cut to what is not empty.
    bool soft = false;             ///< Nowhere dense: light and shadow, which want exact blending.
    TextureHandle body;            ///< The same without alpha; null when there is no body.
    std::optional<Colour> fill{};  ///< The body is all of this colour and needs no texture.
    std::vector<SDL_Rect> insides; ///< What of the body is drawn, all of one alpha:
    std::uint8_t body_alpha = 255;

    /// Of its textures, about.
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
