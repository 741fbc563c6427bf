#include "canvas/strip.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace zugzwang::canvas {

namespace {

/// A colour with its parts multiplied by its alpha, all from 0 to 255; sums of several are fine.
struct Premultiplied {
    float alpha = 0, red = 0, green = 0, blue = 0;

    void add(std::uint32_t pixel, float part) {
        const float seen = part * static_cast<float>(pixel >> 24U);
        alpha += seen;
        red += seen * static_cast<float>(pixel >> 16U & 255U) / 255;
        green += seen * static_cast<float>(pixel >> 8U & 255U) / 255;
        blue += seen * static_cast<float>(pixel & 255U) / 255;
    }
    /// Alpha straight.
    [[nodiscard]] std::uint32_t pixel() const {
        const auto whole = [](float value) { return static_cast<std::uint32_t>(std::lround(std::min(value, 255.0F))); };
        if (whole(alpha) == 0) return 0;
        const auto straight = [&](float value) { return whole(value * 255 / alpha); };
        return whole(alpha) << 24U | straight(red) << 16U | straight(green) << 8U | straight(blue);
    }
};

class Tile {
  public:
    /// Of so many pixels across a tile is `aspect` times as many long, if that is no whole number.
    Tile(const SDL_Surface& surface, float aspect)
        : surface_(surface), across_(static_cast<float>(surface.h)), along_(aspect * across_) {}

    /// Looks it up at parts of its width and height, 0 to 1, between its pixels; `part` is how much that counts.
    void look_up(float along, float across, float part, Premultiplied& sum) const {
        const auto [left, right, to_right] = between(along * along_, surface_.w);
        const auto [top, bottom, down] = between(across * across_, surface_.h);
        sum.add(at(left, top), part * (1 - to_right) * (1 - down));
        sum.add(at(right, top), part * to_right * (1 - down));
        sum.add(at(left, bottom), part * (1 - to_right) * down);
        sum.add(at(right, bottom), part * to_right * down);
    }

  private:
    struct Between {
        int before, after;
        float part;
    };
    static Between between(float place, int count) {
        const float pixels = std::clamp(place - 0.5F, 0.0F, static_cast<float>(count - 1));
        const int before = static_cast<int>(pixels);
        return {before, std::min(before + 1, count - 1), pixels - static_cast<float>(before)};
    }
    [[nodiscard]] std::uint32_t at(int x, int y) const {
        const auto* row =
            static_cast<const std::byte*>(surface_.pixels) + static_cast<std::ptrdiff_t>(y) * surface_.pitch;
        return reinterpret_cast<const std::uint32_t*>(row)[x];
    }

    const SDL_Surface& surface_;
    float across_, along_; ///< Pixels.
};

} // namespace

Vec Strip::corner() const {
    return {std::floor(std::min(from.x, to.x) - width / 2), std::floor(std::min(from.y, to.y) - width / 2)};
}

Raster strip_raster(const SDL_Surface& surface, float period, const Strip& strip) {
    const Tile tile(surface, period / strip.width);
    const Vec corner = strip.corner();
    const auto size = [&](float a, float b, float low) {
        return static_cast<int>(std::ceil(std::max(a, b) + strip.width / 2 - low));
    };
    Raster raster{size(strip.from.x, strip.to.x, corner.x), size(strip.from.y, strip.to.y, corner.y), {}};
    raster.pixels.resize(static_cast<std::size_t>(raster.width) * static_cast<std::size_t>(raster.height));
    const float length = distance(strip.from, strip.to);
    if (length <= 0) return raster;
    const Vec along = (strip.to - strip.from) * (1 / length);
    const float tiles = std::max(1.0F, std::round(length / period));
    const float half = strip.width / 2;
    constexpr std::array<Vec, 4> samples{{{0.25F, 0.25F}, {0.75F, 0.25F}, {0.25F, 0.75F}, {0.75F, 0.75F}}};
    for (int y = 0; y < raster.height; ++y) {
        // The strip crosses a row in one run.
        const float down = corner.y + static_cast<float>(y) + 0.5F - strip.from.y;
        const float middle = strip.from.x - corner.x + down * along.x / along.y;
        const float reach = (half + 1) / std::abs(along.y) + 1;
        const bool slants = std::isfinite(middle) && std::isfinite(reach);
        const auto column = [&](float place) {
            return static_cast<int>(std::clamp(place, 0.0F, static_cast<float>(raster.width)));
        };
        const int begin = slants ? column(middle - reach) : 0;
        const int end = slants ? column(middle + reach + 1) : raster.width;
        for (int x = begin; x < end; ++x) {
            Premultiplied sum;
            for (const Vec sample : samples) {
                const Vec way = corner + Vec{static_cast<float>(x), static_cast<float>(y)} + sample - strip.from;
                const float forward = way.x * along.x + way.y * along.y;
                const float right = way.y * along.x - way.x * along.y;
                if (forward < 0 || forward >= length || std::abs(right) >= half) continue;
                const float place = forward / length * tiles;
                tile.look_up(place - std::floor(place), (right + half) / strip.width, 0.25F, sum);
            }
            raster.pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) +
                          static_cast<std::size_t>(x)] = sum.pixel();
        }
    }
    return raster;
}

} // namespace zugzwang::canvas
