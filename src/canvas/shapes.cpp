#include "canvas/shapes.hpp"

#include <cmath>
#include <cstring>
#include <initializer_list>
#include <utility>

namespace zugzwang::canvas {

namespace {

constexpr std::size_t shape_cache_bytes = 128U << 20U;
constexpr float steps = 4; ///< Places and sizes are told apart to a quarter of a pixel.

float in_steps(float value) { return std::round(value * steps) / steps; }
Vec in_steps(Vec place) { return {in_steps(place.x), in_steps(place.y)}; }
Vec corner_of(Vec place) { return {std::floor(place.x), std::floor(place.y)}; }

/// Whole numbers as bytes, to tell shapes apart.
class Key {
  public:
    template <class Kind>
    explicit Key(Kind kind) {
        add(static_cast<std::int32_t>(kind));
    }
    Key& add(std::int32_t number) {
        char bytes[sizeof number];
        std::memcpy(bytes, &number, sizeof number);
        text_.append(bytes, sizeof number);
        return *this;
    }
    Key& add(float value) { return add(static_cast<std::int32_t>(std::lround(value * steps))); }
    Key& add(Role role) { return add(static_cast<std::int32_t>(role)); }
    Key& add(Vec place) { return add(place.x).add(place.y); }
    Key& add(std::optional<Role> role) { return add(role ? static_cast<std::int32_t>(*role) : -1); }
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

} // namespace

Shapes::Shapes(const Theme& theme) : theme_(theme), pictures_(shape_cache_bytes) {}

template <class Make>
Shape Shapes::found(SDL_Renderer& renderer, std::string key, Vec corner, Role role, Make make) {
    const auto& picture = pictures_.find_or_make(
        std::move(key), [&] { return picture_of(renderer, make(), theme_[role]); }, &Picture::bytes);
    return {&picture, static_cast<int>(corner.x), static_cast<int>(corner.y)};
}

Shape Shapes::box(SDL_Renderer& renderer, SDL_Rect area, const BoxStyle& style) {
    auto key = Key(Kind::box)
                   .add(area.w)
                   .add(area.h)
                   .add(style.top)
                   .add(style.bottom)
                   .add(style.radius)
                   .add(style.rim)
                   .add(style.rim_width)
                   .add(style.foot)
                   .add(style.foot_depth)
                   .add(static_cast<std::int32_t>(std::lround(style.fill_alpha * 64)))
                   .take();
    const auto& picture = pictures_.find_or_make(
        std::move(key), [&] { return picture_of(renderer, box_raster(area.w, area.h, style, theme_)); },
        &Picture::bytes);
    return {&picture, area.x, area.y};
}

Shape Shapes::disc(SDL_Renderer& renderer, Vec centre, float radius, Role role) {
    const Vec corner = corner_of(in_steps(centre));
    const Vec within = in_steps(centre) - corner;
    radius = in_steps(radius);
    return found(renderer, Key(Kind::disc).add(within).add(radius).add(role).take(), corner, role,
                 [&] { return disc_mask(within, radius); });
}

Shape Shapes::ring(SDL_Renderer& renderer, Vec centre, float radius, float width, Role role) {
    const Vec corner = corner_of(in_steps(centre));
    const Vec within = in_steps(centre) - corner;
    radius = in_steps(radius);
    width = in_steps(width);
    return found(renderer, Key(Kind::ring).add(within).add(radius).add(width).add(role).take(), corner, role,
                 [&] { return ring_mask(within, radius, width); });
}

Shape Shapes::diamond(SDL_Renderer& renderer, Vec centre, float radius, Role role) {
    const Vec corner = corner_of(in_steps(centre));
    const Vec within = in_steps(centre) - corner;
    radius = in_steps(radius);
    return found(renderer, Key(Kind::diamond).add(within).add(radius).add(role).take(), corner, role,
                 [&] { return diamond_mask(within, radius); });
}

Shape Shapes::glow(SDL_Renderer& renderer, Vec centre, float radius, Role role) {
    const Vec corner{std::round(centre.x), std::round(centre.y)};
    radius = std::max(1.0F, std::round(radius));
    return found(renderer, Key(Kind::glow).add(radius).add(role).take(), corner, role, [&] {
        return glow_mask({0, 0}, radius);
    });
}

Shape Shapes::stroke(SDL_Renderer& renderer, std::span<const Vec> points, const LineStyle& style) {
    const Vec corner = corner_of(in_steps(points.front()));
    LineStyle exact = style;
    exact.width = std::max(1 / steps, in_steps(style.width));
    exact.dash = in_steps(style.dash);
    Key key(Kind::stroke);
    key.add(exact.width).add(exact.dash).add(std::int32_t{exact.round}).add(exact.paint.role);
    std::vector<Vec> within;
    within.reserve(points.size());
    for (const Vec point : points) {
        within.push_back(in_steps(point) - corner);
        key.add(within.back());
    }
    return found(renderer, key.take(), corner, exact.paint.role, [&] { return stroke_mask(within, exact); });
}

Shape Shapes::hull(SDL_Renderer& renderer, std::span<const Vec> points, float margin, Role role) {
    const Vec corner = corner_of(in_steps(points.front()));
    margin = in_steps(margin);
    Key key(Kind::hull);
    key.add(margin).add(role);
    std::vector<Vec> within;
    within.reserve(points.size());
    for (const Vec point : points) {
        within.push_back(in_steps(point) - corner);
        key.add(within.back());
    }
    return found(renderer, key.take(), corner, role, [&] { return hull_mask(within, margin); });
}

} // namespace zugzwang::canvas
