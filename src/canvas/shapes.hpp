// Boxes, discs, strokes and the like as pictures, each made once for its exact size, place within a pixel and colour.
#pragma once

#include <span>
#include <string>

#include "canvas/lru_cache.hpp"
#include "canvas/picture.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::canvas {

/// A picture and the whole pixel that it is drawn at.
struct Shape {
    const Picture* picture;
    int x, y;
};

/// The theme outlives it. Answers are good until the next call.
class Shapes {
  public:
    explicit Shapes(const Theme& theme);

    void forget() { pictures_.clear(); }

    /// `area` in whole pixels, both sides at least 1.
    [[nodiscard]] Shape box(SDL_Renderer& renderer, SDL_Rect area, const BoxStyle& style);
    [[nodiscard]] Shape disc(SDL_Renderer& renderer, Vec centre, float radius, Role role);
    [[nodiscard]] Shape ring(SDL_Renderer& renderer, Vec centre, float radius, float width, Role role);
    [[nodiscard]] Shape diamond(SDL_Renderer& renderer, Vec centre, float radius, Role role);
    [[nodiscard]] Shape glow(SDL_Renderer& renderer, Vec centre, float radius, Role role);
    /// At least one point.
    [[nodiscard]] Shape stroke(SDL_Renderer& renderer, std::span<const Vec> points, const LineStyle& style);
    [[nodiscard]] Shape hull(SDL_Renderer& renderer, std::span<const Vec> points, float margin, Role role);

  private:
    enum class Kind : std::int32_t { box, disc, ring, diamond, glow, stroke, hull };

    template <class Make>
    [[nodiscard]] Shape found(SDL_Renderer& renderer, std::string key, Vec corner, Role role, Make make);

    const Theme& theme_;
    LruCache<Picture> pictures_;
};

} // namespace zugzwang::canvas
