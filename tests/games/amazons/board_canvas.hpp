// A canvas that remembers which sprites were drawn where, and how far out anything was drawn.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {

class BoardCanvas final : public Canvas {
  public:
    struct Sprite {
        std::string name;
        Rect area;
        SpriteStyle style;
    };

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] float scale() const override { return 1; }
    void box(Rect area, const BoxStyle& style) override {
        if (style.fill_alpha == 0 && style.rim) rims.emplace_back(area, *style.rim);
        note(area);
    }
    void sprite(std::string_view name, Rect area, const SpriteStyle& style) override {
        sprites.push_back({std::string(name), area, style});
    }
    void line(Vec from, Vec to, const LineStyle&) override { polyline(std::array{from, to}, {}); }
    void disc(Vec centre, float radius, Paint) override { note(around(centre, 2 * radius)); }
    void ring(Vec centre, float radius, float, Paint) override { note(around(centre, 2 * radius)); }
    void diamond(Vec centre, float radius, Paint) override { note(around(centre, 2 * radius)); }
    void glow(Vec, float, Paint) override {}
    void blob(std::span<const Vec>, float, Paint) override {}
    void polyline(std::span<const Vec> points, const LineStyle&) override {
        ++lines;
        for (const Vec point : points)
            note({point.x, point.y, 0, 0});
    }
    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        texts.emplace_back(words);
        const Size size = measured(words, style);
        note(around(at, size.width, size.height));
        return size;
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return {style.size * 0.6F * static_cast<float>(words.size()), style.size};
    }
    void clip(Rect) override {}
    void unclip() override {}
    void push_group(Vec, float) override {}
    void pop_group() override {}

    [[nodiscard]] std::vector<Sprite> named(std::string_view name) const {
        std::vector<Sprite> found;
        std::ranges::copy_if(sprites, std::back_inserter(found),
                             [&](const auto& sprite) { return sprite.name == name; });
        return found;
    }
    /// The whole of what boxes, discs and words took up.
    [[nodiscard]] Rect extent() const { return {left_, top_, right_ - left_, bottom_ - top_}; }
    [[nodiscard]] Theme& themed() { return theme_; }

    std::vector<Sprite> sprites;
    std::vector<std::pair<Rect, Role>> rims;
    std::vector<std::string> texts;
    int lines = 0;

  private:
    void note(Rect area) {
        left_ = std::min(left_, area.x);
        top_ = std::min(top_, area.y);
        right_ = std::max(right_, area.right());
        bottom_ = std::max(bottom_, area.bottom());
    }

    Theme theme_;
    float left_ = 1e9F, top_ = 1e9F, right_ = -1e9F, bottom_ = -1e9F;
};

} // namespace zugzwang::amazons
