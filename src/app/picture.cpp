#include "app/picture.hpp"

#include <algorithm>

namespace zugzwang::app {

namespace {

constexpr int band_height = 16;
constexpr int least_opaque_side = 24; // below this a second copy costs more than it saves

struct View {
    const std::uint32_t* pixels;
    int width, height, stride;

    [[nodiscard]] const std::uint32_t* row(int y) const { return pixels + static_cast<std::ptrdiff_t>(y) * stride; }
};

TextureHandle texture_of(SDL_Renderer& renderer, const View& view) {
    TextureHandle texture(
        SDL_CreateTexture(&renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, view.width, view.height));
    if (!texture) sdl_failed("no texture");
    SDL_UpdateTexture(texture.get(), nullptr, view.pixels, view.stride * 4);
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    return texture;
}

bool is_drawn(std::uint32_t pixel) { return pixel >> 24 != 0; }
bool is_solid(std::uint32_t pixel) { return pixel >> 24 == 255; }

/// Light or shadow rather than a thing with thin parts.
bool is_soft(const View& view) {
    constexpr std::uint32_t densest = 176;
    for (int y = 0; y < view.height; ++y) {
        const auto is_dense = [](std::uint32_t pixel) { return pixel >> 24 > densest; };
        if (std::any_of(view.row(y), view.row(y) + view.width, is_dense)) return false;
    }
    return true;
}

/// What of each band is not empty.
std::vector<SDL_Rect> bands_of(const View& view, int from, int to, int left, int right) {
    std::vector<SDL_Rect> bands;
    for (int top = from; top < to; top += band_height) {
        const int bottom = std::min(top + band_height, to);
        int first = right;
        int last = left - 1;
        for (int y = top; y < bottom; ++y) {
            const auto* row = view.row(y);
            int x = left;
            while (x < first && !is_drawn(row[x]))
                ++x;
            first = std::min(first, x);
            x = right - 1;
            while (x > last && !is_drawn(row[x]))
                --x;
            last = std::max(last, x);
        }
        if (last < first) continue;
        const bool joins = !bands.empty() && bands.back().x == first && bands.back().w == last + 1 - first &&
                           bands.back().y + bands.back().h == top;
        if (joins)
            bands.back().h += bottom - top;
        else
            bands.push_back({first, top, last + 1 - first, bottom - top});
    }
    return bands;
}

/// The widest run of rows about the middle that are all solid between their ends, or all empty there.
struct Core {
    int left = 0, top = 0, right = 0, bottom = 0;
    bool solid = false;
};

Core core_of(const View& view) {
    Core core;
    const auto* middle = view.row(view.height / 2);
    const std::uint32_t centre = middle[view.width / 2];
    if (!is_solid(centre) && is_drawn(centre)) return core;
    core.solid = is_solid(centre);
    const auto alike = [&](std::uint32_t pixel) { return core.solid ? is_solid(pixel) : !is_drawn(pixel); };
    core.left = core.right = view.width / 2;
    while (core.left > 0 && alike(middle[core.left - 1]))
        --core.left;
    while (core.right < view.width && alike(middle[core.right]))
        ++core.right;
    const auto whole = [&](int y) { return std::all_of(view.row(y) + core.left, view.row(y) + core.right, alike); };
    core.top = core.bottom = view.height / 2;
    while (core.top > 0 && whole(core.top - 1))
        --core.top;
    while (core.bottom < view.height && whole(core.bottom))
        ++core.bottom;
    return core;
}

Picture picture_of(SDL_Renderer& renderer, const View& view) {
    Picture picture{texture_of(renderer, view), 0, 0, view.width, view.height, {}, {}, is_soft(view)};
    const Core core = core_of(view);
    if (core.right - core.left < least_opaque_side || core.bottom - core.top < least_opaque_side) {
        picture.blended = bands_of(view, 0, view.height, 0, view.width);
        return picture;
    }
    const auto add = [&](int from, int to, int left, int right) {
        const auto bands = bands_of(view, from, to, left, right);
        picture.blended.insert(picture.blended.end(), bands.begin(), bands.end());
    };
    add(0, core.top, 0, view.width);
    add(core.top, core.bottom, 0, core.left);
    add(core.top, core.bottom, core.right, view.width);
    add(core.bottom, view.height, 0, view.width);
    if (core.solid) picture.opaque.push_back({core.left, core.top, core.right - core.left, core.bottom - core.top});
    return picture;
}

} // namespace

Picture picture_of(SDL_Renderer& renderer, const Raster& raster) {
    return picture_of(renderer, View{raster.pixels.data(), raster.width, raster.height, raster.width});
}

Picture picture_of(SDL_Renderer& renderer, const Mask& mask, Colour colour) {
    std::vector<std::uint32_t> pixels(mask.cover.size());
    const std::uint32_t base = static_cast<std::uint32_t>(colour.red << 16 | colour.green << 8 | colour.blue);
    std::ranges::transform(mask.cover, pixels.begin(), [base](std::uint8_t cover) {
        return cover == 0 ? 0U : static_cast<std::uint32_t>(cover) << 24 | base;
    });
    auto picture = picture_of(renderer, View{pixels.data(), mask.width, mask.height, mask.width});
    picture.left = mask.left;
    picture.top = mask.top;
    return picture;
}

Picture picture_of(SDL_Renderer& renderer, SDL_Surface& surface) {
    return picture_of(renderer,
                      View{static_cast<const std::uint32_t*>(surface.pixels), surface.w, surface.h, surface.pitch / 4});
}

void draw(SDL_Renderer& renderer, const Picture& picture, int x, int y, std::uint8_t alpha) {
    if (alpha == 0) return;
    // SDL's fastest software blending is up to two steps too dark, which draws an edge round light and shadow; with an
    // alpha of its own a texture is blended to the step.
    constexpr std::uint8_t almost_opaque = 254;
    SDL_Texture* texture = picture.texture.get();
    SDL_SetTextureAlphaMod(texture, picture.soft ? std::min(alpha, almost_opaque) : alpha);
    const auto copy = [&](const SDL_Rect& part) {
        const SDL_Rect place{x + picture.left + part.x, y + picture.top + part.y, part.w, part.h};
        SDL_RenderCopy(&renderer, texture, &part, &place);
    };
    std::ranges::for_each(picture.blended, copy);
    if (picture.opaque.empty()) return;
    if (alpha == 255) SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    std::ranges::for_each(picture.opaque, copy);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
}

} // namespace zugzwang::app
