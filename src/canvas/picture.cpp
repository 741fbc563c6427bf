#include "canvas/picture.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang::canvas {

namespace {

constexpr int band_height = Mask::band_height;
constexpr int min_body_side = 24; // below this a second copy costs more than it saves

struct View {
    const std::uint32_t* pixels;
    int width, height, stride;

    [[nodiscard]] const std::uint32_t* row(int y) const { return pixels + static_cast<std::ptrdiff_t>(y) * stride; }
};

TextureHandle texture_of(SDL_Renderer& renderer, const View& view, std::uint32_t format) {
    TextureHandle texture(SDL_CreateTexture(&renderer, format, SDL_TEXTUREACCESS_STATIC, view.width, view.height));
    if (!texture) sdl_failed("no texture");
    SDL_UpdateTexture(texture.get(), nullptr, view.pixels, view.stride * 4);
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    return texture;
}

std::uint8_t alpha_of(std::uint32_t pixel) { return static_cast<std::uint8_t>(pixel >> 24); }
bool is_drawn(std::uint32_t pixel) { return alpha_of(pixel) != 0; }

/// Light or shadow rather than a thing with thin parts.
bool is_soft(const View& view) {
    constexpr std::uint8_t densest = 176;
    for (int y = 0; y < view.height; ++y) {
        const auto is_dense = [](std::uint32_t pixel) { return alpha_of(pixel) > densest; };
        if (std::any_of(view.row(y), view.row(y) + view.width, is_dense)) return false;
    }
    return true;
}

class Cutter {
  public:
    Cutter(const View& view, Picture& picture) : view_(view), picture_(picture) {}

    /// Cuts away what is empty, band by band.
    void cut_bands() {
        for (int top = 0; top < view_.height; top += band_height)
            add_edges(top, std::min(top + band_height, view_.height), 0, view_.width);
    }

    /// Cuts a convex shape: the body of each band is what is wholly covered in all of its rows.
    void cut_convex() {
        alpha_ = picture_.body_alpha = 255;
        const auto is_full = [](std::uint32_t pixel) { return alpha_of(pixel) == 255; };
        for (int top = 0; top < view_.height; top += band_height) {
            const int bottom = std::min(top + band_height, view_.height);
            int left = 0;
            int right = view_.width;
            for (int y = top; y < bottom; ++y) {
                const auto* row = view_.row(y);
                left = static_cast<int>(std::find_if(row + left, row + right, is_full) - row);
                while (right > left && !is_full(row[right - 1]))
                    --right;
            }
            if (right - left < min_body_side) {
                add_edges(top, bottom, 0, view_.width);
                continue;
            }
            add_edges(top, bottom, 0, left);
            add_edges(top, bottom, right, view_.width);
            picture_.insides.push_back({left, top, right - left, bottom - top});
        }
    }

    /// Cuts off the body about the middle, and above and below it what goes on with the same alpha.
    void cut() {
        const auto* middle = view_.row(view_.height / 2);
        alpha_ = alpha_of(middle[view_.width / 2]);
        picture_.body_alpha = alpha_;
        const auto [left, right] = even_run(view_.height / 2, view_.height / 2 + 1);
        int top = view_.height / 2;
        int bottom = top;
        while (top > 0 && is_even(top - 1, left, right))
            --top;
        while (bottom < view_.height && is_even(bottom, left, right))
            ++bottom;
        if (right - left < min_body_side || bottom - top < min_body_side) {
            add_edges(0, view_.height, 0, view_.width);
            return;
        }
        cut_strip(0, top);
        cut_strip(top, bottom);
        cut_strip(bottom, view_.height);
    }

  private:
    [[nodiscard]] bool is_even(int y, int left, int right) const {
        return std::all_of(view_.row(y) + left, view_.row(y) + right,
                           [this](std::uint32_t pixel) { return alpha_of(pixel) == alpha_; });
    }

    /// The run about the middle column that has the body's alpha in all these rows.
    [[nodiscard]] std::pair<int, int> even_run(int from, int to) const {
        const auto is_even_column = [&](int x) {
            for (int y = from; y < to; ++y) {
                if (alpha_of(view_.row(y)[x]) != alpha_) return false;
            }
            return true;
        };
        int left = view_.width / 2;
        int right = left;
        while (left > 0 && is_even_column(left - 1))
            --left;
        while (right < view_.width && is_even_column(right))
            ++right;
        return {left, right};
    }

    void cut_strip(int from, int to) {
        const auto [left, right] = even_run(from, to);
        if (right - left < min_body_side) {
            add_edges(from, to, 0, view_.width);
            return;
        }
        add_edges(from, to, 0, left);
        add_edges(from, to, right, view_.width);
        if (alpha_ != 0 && to > from) picture_.insides.push_back({left, from, right - left, to - from});
    }

    /// What of each band of rows is not empty.
    void add_edges(int from, int to, int left, int right) {
        auto& edges = picture_.edges;
        const auto already = edges.size();
        for (int top = from; top < to; top += band_height) {
            const int bottom = std::min(top + band_height, to);
            int first = right;
            int last = left - 1;
            for (int y = top; y < bottom; ++y) {
                const auto* row = view_.row(y);
                first = static_cast<int>(std::find_if(row + left, row + first, is_drawn) - row);
                int x = right - 1;
                while (x > last && !is_drawn(row[x]))
                    --x;
                last = x;
            }
            if (last < first) continue;
            const bool joins = edges.size() > already && edges.back().x == first &&
                               edges.back().w == last + 1 - first && edges.back().y + edges.back().h == top;
            if (joins)
                edges.back().h += bottom - top;
            else
                edges.push_back({first, top, last + 1 - first, bottom - top});
        }
    }

    const View& view_;
    Picture& picture_;
    std::uint8_t alpha_ = 0;
};

/// A graphics card blends what is opaque or empty as fast as all else; there a second copy costs only its upload.
bool gains_by_cutting(SDL_Renderer& renderer) {
    SDL_RendererInfo info{};
    return SDL_GetRendererInfo(&renderer, &info) != 0 || (info.flags & SDL_RENDERER_ACCELERATED) == 0;
}

/// How a picture is cut into parts.
enum class Cut : std::uint8_t { body, bands, convex };

Picture picture_of(SDL_Renderer& renderer, const View& view, Cut cut = Cut::body) {
    Picture picture;
    picture.width = view.width;
    picture.height = view.height;
    if (cut != Cut::bands && !gains_by_cutting(renderer)) {
        picture.edges.push_back({0, 0, view.width, view.height});
        picture.texture = texture_of(renderer, view, SDL_PIXELFORMAT_ARGB8888);
        return picture;
    }
    picture.soft = is_soft(view);
    Cutter cutter(view, picture);
    if (cut == Cut::body) cutter.cut();
    if (cut == Cut::bands) cutter.cut_bands();
    if (cut == Cut::convex) cutter.cut_convex();
    picture.texture = texture_of(renderer, view, SDL_PIXELFORMAT_ARGB8888);
    if (!picture.insides.empty() && cut != Cut::convex)
        picture.body = texture_of(renderer, view, SDL_PIXELFORMAT_RGB888);
    return picture;
}

void fill_body(SDL_Renderer& renderer, const Picture& picture, int x, int y, std::uint8_t alpha) {
    const auto [red, green, blue, opaque] = *picture.fill;
    SDL_SetRenderDrawBlendMode(&renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(&renderer, red, green, blue, alpha);
    for (auto part : picture.insides) {
        part.x += x + picture.left;
        part.y += y + picture.top;
        SDL_RenderFillRect(&renderer, &part);
    }
}

} // namespace

std::size_t Picture::bytes() const {
    constexpr std::size_t overhead = 256;
    const auto texture_bytes = static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4;
    return texture_bytes * (body ? 2 : 1) + overhead;
}

Picture picture_of(SDL_Renderer& renderer, const Raster& raster) {
    return picture_of(renderer, View{raster.pixels.data(), raster.width, raster.height, raster.width});
}

Picture picture_of(SDL_Renderer& renderer, const Mask& mask, Colour colour) {
    std::vector<std::uint32_t> pixels(mask.cover.size());
    const std::uint32_t base = static_cast<std::uint32_t>(colour.red << 16 | colour.green << 8 | colour.blue);
    std::ranges::transform(mask.cover, pixels.begin(), [base](std::uint8_t cover) {
        return cover == 0 ? 0U : static_cast<std::uint32_t>(cover) << 24 | base;
    });
    const auto cut = !mask.shifts.empty() ? Cut::bands : mask.convex ? Cut::convex : Cut::body;
    auto picture = picture_of(renderer, View{pixels.data(), mask.width, mask.height, mask.width}, cut);
    picture.shifts = mask.shifts;
    if (!picture.insides.empty() && cut == Cut::convex) picture.fill = colour;
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
    const auto copy = [&](SDL_Texture* texture, const std::vector<SDL_Rect>& parts) {
        for (const auto& part : parts) {
            const int shift =
                picture.shifts.empty() ? 0 : picture.shifts[static_cast<std::size_t>(part.y / band_height)];
            const SDL_Rect place{x + picture.left + shift + part.x, y + picture.top + part.y, part.w, part.h};
            SDL_RenderCopy(&renderer, texture, &part, &place);
        }
    };
    // SDL's fastest software blending is up to two steps too dark, which draws an edge round light and shadow; with an
    // alpha of its own a texture is blended to the step.
    constexpr std::uint8_t almost_opaque = 254;
    SDL_SetTextureAlphaMod(picture.texture.get(), picture.soft ? std::min(alpha, almost_opaque) : alpha);
    copy(picture.texture.get(), picture.edges);
    const auto even = static_cast<std::uint8_t>((alpha * picture.body_alpha + 127) / 255);
    if (picture.fill) fill_body(renderer, picture, x, y, even);
    if (!picture.body) return;
    SDL_SetTextureAlphaMod(picture.body.get(), even);
    SDL_SetTextureBlendMode(picture.body.get(), even == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    copy(picture.body.get(), picture.insides);
}

} // namespace zugzwang::canvas
