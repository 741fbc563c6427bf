#include "canvas/raster.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "canvas/dither.hpp"

namespace zugzwang::canvas {

namespace {

struct Light {
    float red = 0, green = 0, blue = 0;
};

Light light(Colour colour) {
    return {static_cast<float>(colour.red), static_cast<float>(colour.green), static_cast<float>(colour.blue)};
}

Light mixed(Light a, Light b, float part) {
    return {a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part, a.blue + (b.blue - a.blue) * part};
}

std::uint32_t pixel(Light colour, float alpha, float step) {
    const auto cut = [](float value) { return static_cast<std::uint32_t>(std::clamp(value, 0.0F, 255.0F)); };
    return cut(alpha * 255 + 0.5F) << 24 | cut(colour.red + step) << 16 | cut(colour.green + step) << 8 |
           cut(colour.blue + step);
}

/// How much of a pixel a rounded rectangle on whole pixels covers.
float rounded_cover(float x, float y, float left, float top, float right, float bottom, float radius) {
    if (x < left || y < top || x > right || y > bottom) return 0;
    radius = std::min({radius, (right - left) / 2, (bottom - top) / 2});
    const float dx = std::max({left + radius - x, x - (right - radius), 0.0F});
    const float dy = std::max({top + radius - y, y - (bottom - radius), 0.0F});
    if (dx == 0 || dy == 0) return 1;
    return std::clamp(0.5F + radius - std::hypot(dx, dy), 0.0F, 1.0F);
}

/// A box's parts lie side by side, each with the share of the pixel that it covers.
class BoxPainter {
  public:
    BoxPainter(int width, int height, const BoxStyle& style, const Theme& theme)
        : width_(static_cast<float>(width)), height_(static_cast<float>(height)), style_(style), theme_(theme),
          face_height_(height_ - (style.foot ? std::min(std::round(style.foot_depth), height_ / 2) : 0.0F)),
          rim_(style.rim ? std::round(std::max(0.0F, style.rim_width)) : 0.0F) {}

    [[nodiscard]] std::uint32_t at(int column, int row) const {
        const float x = static_cast<float>(column) + 0.5F;
        const float y = static_cast<float>(row) + 0.5F;
        const float face = rounded_cover(x, y, 0, 0, width_, face_height_, style_.radius);
        const float inside = rim_ == 0
                                 ? face
                                 : std::min(face, rounded_cover(x, y, rim_, rim_, width_ - rim_, face_height_ - rim_,
                                                                std::max(0.0F, style_.radius - rim_)));
        Sum sum;
        const auto top = theme_[style_.top];
        const auto bottom = theme_[style_.bottom];
        const float down = face_height_ > 1 ? std::clamp((y - 0.5F) / (face_height_ - 1), 0.0F, 1.0F) : 0.0F;
        const float opacity = static_cast<float>(top.alpha) + static_cast<float>(bottom.alpha - top.alpha) * down;
        sum.add(mixed(light(top), light(bottom), down), inside * style_.fill_alpha * opacity / 255);
        if (style_.rim) sum.add(light(theme_[*style_.rim]), (face - inside) * alpha(*style_.rim));
        if (style_.foot) {
            const float outer = rounded_cover(x, y, 0, 0, width_, height_, style_.radius);
            sum.add(light(theme_[*style_.foot]), std::max(0.0F, outer - face) * alpha(*style_.foot));
        }
        return sum.share == 0 ? 0 : pixel(sum.colour(), sum.share, dither_threshold(column, row));
    }

  private:
    struct Sum {
        Light total;
        float share = 0;

        void add(Light colour, float part) {
            total = {total.red + colour.red * part, total.green + colour.green * part, total.blue + colour.blue * part};
            share += part;
        }
        [[nodiscard]] Light colour() const { return {total.red / share, total.green / share, total.blue / share}; }
    };

    [[nodiscard]] float alpha(Role role) const { return static_cast<float>(theme_[role].alpha) / 255; }

    float width_, height_;
    const BoxStyle& style_;
    const Theme& theme_;
    float face_height_, rim_;
};

} // namespace

Raster box_raster(int width, int height, const BoxStyle& style, const Theme& theme) {
    constexpr int period = 8; // of the dither, with which the middle of a row repeats itself
    Raster raster{width, height, std::vector<std::uint32_t>(static_cast<std::size_t>(width * height))};
    const BoxPainter painter(width, height, style, theme);
    // At either end of a row stands its rim, and where corners are round what they cover.
    const int rim = static_cast<int>(std::ceil(std::max(0.0F, style.rim_width))) + 1;
    const int round = std::max(rim, static_cast<int>(std::ceil(style.radius)) + 1);
    const int face = height - (style.foot ? static_cast<int>(std::ceil(style.foot_depth)) : 0);
    for (int y = 0; y < height; ++y) {
        const int edge = std::min(width / 2, y >= round && y < face - round ? rim : round);
        auto* row = raster.pixels.data() + static_cast<std::ptrdiff_t>(y) * width;
        for (int x = 0; x < width; ++x) {
            const bool repeats = x >= edge + period && x < width - edge;
            row[x] = repeats ? row[x - period] : painter.at(x, y);
        }
    }
    return raster;
}

Raster backdrop_raster(int width, int height, float scale, const Theme& theme) {
    Raster raster{width, height, std::vector<std::uint32_t>(static_cast<std::size_t>(width * height))};
    const Light top = light(theme[Role::backdrop_top]);
    const Light bottom = light(theme[Role::backdrop_bottom]);
    const Light glow = light(theme[Role::backdrop_glow]);
    const Light dot = light(theme[Role::backdrop_dot]);
    const float w = static_cast<float>(width);
    const float h = static_cast<float>(height);
    const int grid = std::max(12, static_cast<int>(std::round(48 * scale)));
    const int dot_side = std::max(1, static_cast<int>(std::round(2 * scale)));
    for (int y = 0; y < height; ++y) {
        auto* row = raster.pixels.data() + static_cast<std::ptrdiff_t>(y) * width;
        const float down = static_cast<float>(y) / h;
        const Light ground = mixed(top, bottom, down);
        const float glow_y = (down - 0.4F) / 0.62F;
        for (int x = 0; x < width; ++x) {
            const float glow_x = (static_cast<float>(x) - w / 2) / (0.52F * w);
            const float fall = std::max(0.0F, 1 - glow_x * glow_x - glow_y * glow_y);
            const float lit = 0.3F * fall * fall;
            Light colour = mixed(ground, glow, lit);
            if ((x + grid / 2) % grid < dot_side && (y + grid / 2) % grid < dot_side)
                colour = mixed(colour, dot, 0.13F);
            row[x] = pixel(colour, 1, dither_threshold(x, y));
        }
    }
    return raster;
}

} // namespace zugzwang::canvas
