#include "canvas/picture.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "canvas/cutter.hpp"

namespace zugzwang::canvas {

namespace {

/// Where rectangles lie in a texture that holds nothing else: beside one another on shelves, the highest first.
class Shelves {
  public:
    explicit Shelves(const std::vector<SDL_Rect>& areas) : parts_(areas.size()) {
        std::vector<std::size_t> order(areas.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, std::greater{}, [&](std::size_t index) { return areas[index].h; });
        int widest = least_width;
        for (const auto& area : areas)
            widest = std::max(widest, area.w);
        int x = 0, y = 0;
        for (const auto index : order) {
            const auto& area = areas[index];
            if (x + area.w > widest) {
                x = 0;
                y = height_;
            }
            parts_[index] = {{x, y, area.w, area.h}, area.x, area.y};
            x += area.w;
            width_ = std::max(width_, x);
            height_ = std::max(height_, y + area.h);
        }
    }

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] std::size_t pixels() const {
        return static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
    }
    [[nodiscard]] const std::vector<Picture::Part>& parts() const { return parts_; }

  private:
    static constexpr int least_width = 256;

    int width_ = 0, height_ = 0;
    std::vector<Picture::Part> parts_;
};

TextureHandle texture_of(SDL_Renderer& renderer, const std::vector<std::uint32_t>& pixels, int width,
                         std::uint32_t format) {
    const int height = static_cast<int>(pixels.size()) / width;
    TextureHandle texture(SDL_CreateTexture(&renderer, format, SDL_TEXTUREACCESS_STATIC, width, height));
    if (!texture) sdl_failed("no texture");
    SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), width * 4);
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    return texture;
}

/// A texture of those parts of a picture alone; `colour` makes a pixel 0xAARRGGBB.
template <class Pixel, class Colouring>
TextureHandle texture_of(SDL_Renderer& renderer, const View<Pixel>& view, const Shelves& shelves, std::uint32_t format,
                         Colouring colour) {
    std::vector<std::uint32_t> pixels(shelves.pixels());
    for (const auto& [from, x, y] : shelves.parts()) {
        for (int row = 0; row < from.h; ++row) {
            const auto* source = view.row(y + row) + x;
            std::transform(source, source + from.w,
                           pixels.begin() + static_cast<std::ptrdiff_t>(from.y + row) * shelves.width() + from.x,
                           colour);
        }
    }
    return texture_of(renderer, pixels, shelves.width(), format);
}

/// A graphics card blends what is opaque or empty as fast as all else; there a second copy costs only its upload.
bool gains_by_cutting(SDL_Renderer& renderer) {
    SDL_RendererInfo info{};
    return SDL_GetRendererInfo(&renderer, &info) != 0 || (info.flags & SDL_RENDERER_ACCELERATED) == 0;
}

/// A body all of one colour: a strip of it is drawn again and again.
void add_body(SDL_Renderer& renderer, const std::vector<SDL_Rect>& insides, std::uint32_t colour, Picture& picture) {
    constexpr int highest = 32;
    int width = 0, height = 0;
    for (const auto& inside : insides) {
        width = std::max(width, inside.w);
        height = std::max(height, std::min(inside.h, highest));
        for (int y = 0; y < inside.h; y += highest)
            picture.insides.push_back({{0, 0, inside.w, std::min(inside.h - y, highest)}, inside.x, inside.y + y});
    }
    const std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), colour);
    picture.body = texture_of(renderer, pixels, width, SDL_PIXELFORMAT_RGB888);
    picture.pixels += pixels.size();
}

/// The same of a body of many colours.
void add_body(SDL_Renderer& renderer, const std::vector<SDL_Rect>& insides, const View<std::uint32_t>& view,
              Picture& picture) {
    const auto first = view.row(insides.front().y)[insides.front().x];
    const bool is_even = std::ranges::all_of(insides, [&](const SDL_Rect& inside) {
        for (int y = inside.y; y < inside.y + inside.h; ++y) {
            const auto* row = view.row(y) + inside.x;
            if (!std::all_of(row, row + inside.w, [first](std::uint32_t pixel) { return pixel == first; }))
                return false;
        }
        return true;
    });
    if (is_even) return add_body(renderer, insides, first, picture);
    const Shelves shelves(insides);
    picture.body = texture_of(renderer, view, shelves, SDL_PIXELFORMAT_RGB888, std::identity());
    picture.insides = shelves.parts();
    picture.pixels += shelves.pixels();
}

/// `colour` makes 0xAARRGGBB of a pixel, `body` is what its insides are made of.
template <class Pixel, class Colouring, class Body>
Picture picture_of(SDL_Renderer& renderer, const View<Pixel>& view, Cut cut, Colouring colour, const Body& body) {
    const bool cuts = gains_by_cutting(renderer);
    if (cut != Cut::bands && !cuts) cut = Cut::whole;
    const Cutter<Pixel> cutter(view, cut);
    Picture picture;
    picture.width = view.width;
    picture.height = view.height;
    picture.soft = cuts && is_soft(view);
    picture.body_alpha = cutter.alpha();
    if (const Shelves shelves(cutter.edges()); !shelves.parts().empty()) {
        picture.texture = texture_of(renderer, view, shelves, SDL_PIXELFORMAT_ARGB8888, colour);
        picture.edges = shelves.parts();
        picture.pixels = shelves.pixels();
    }
    if (!cutter.insides().empty()) add_body(renderer, cutter.insides(), body, picture);
    return picture;
}

Picture picture_of(SDL_Renderer& renderer, const View<std::uint32_t>& view) {
    return picture_of(renderer, view, Cut::body, std::identity(), view);
}

} // namespace

std::size_t Picture::bytes() const {
    constexpr std::size_t overhead = 256;
    return pixels * 4 + (edges.size() + insides.size()) * sizeof(Part) + overhead;
}

Picture picture_of(SDL_Renderer& renderer, const Raster& raster) {
    return picture_of(renderer, View<std::uint32_t>{raster.pixels.data(), raster.width, raster.height, raster.width});
}

Picture picture_of(SDL_Renderer& renderer, const Mask& mask, Colour colour) {
    const std::uint32_t base = static_cast<std::uint32_t>(colour.red << 16 | colour.green << 8 | colour.blue);
    const auto coloured = [base](std::uint8_t cover) {
        return cover == 0 ? 0U : static_cast<std::uint32_t>(cover) << 24 | base;
    };
    const auto cut = !mask.shifts.empty() ? Cut::bands : mask.convex ? Cut::convex : Cut::body;
    auto picture = picture_of(renderer, View<std::uint8_t>{mask.cover.data(), mask.width, mask.height, mask.width}, cut,
                              coloured, base);
    if (!mask.shifts.empty()) {
        for (auto& part : picture.edges)
            part.x += mask.shifts[static_cast<std::size_t>(part.y / Mask::band_height)];
    }
    picture.left = mask.left;
    picture.top = mask.top;
    return picture;
}

Picture picture_of(SDL_Renderer& renderer, SDL_Surface& surface) {
    return picture_of(renderer, View<std::uint32_t>{static_cast<const std::uint32_t*>(surface.pixels), surface.w,
                                                    surface.h, surface.pitch / 4});
}

void draw(SDL_Renderer& renderer, const Picture& picture, int x, int y, std::uint8_t alpha) {
    if (alpha == 0) return;
    const auto copy = [&](SDL_Texture* texture, const std::vector<Picture::Part>& parts) {
        for (const auto& part : parts) {
            const SDL_Rect place{x + picture.left + part.x, y + picture.top + part.y, part.from.w, part.from.h};
            SDL_RenderCopy(&renderer, texture, &part.from, &place);
        }
    };
    if (picture.texture) {
        // SDL's fastest software blending is up to two steps too dark, which draws an edge round light and shadow; with
        // an alpha of its own a texture is blended to the step.
        constexpr std::uint8_t almost_opaque = 254;
        SDL_SetTextureAlphaMod(picture.texture.get(), picture.soft ? std::min(alpha, almost_opaque) : alpha);
        copy(picture.texture.get(), picture.edges);
    }
    if (!picture.body) return;
    const auto even = static_cast<std::uint8_t>((alpha * picture.body_alpha + 127) / 255);
    SDL_SetTextureAlphaMod(picture.body.get(), even);
    SDL_SetTextureBlendMode(picture.body.get(), even == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    copy(picture.body.get(), picture.insides);
}

} // namespace zugzwang::canvas
