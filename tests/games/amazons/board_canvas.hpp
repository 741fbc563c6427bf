// A canvas that remembers which sprites were drawn where, and how far out anything was drawn.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "scenes/null_canvas.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {

class BoardCanvas : public Canvas {
  public:
    struct Sprite {
        std::string name;
        Rect area;
        SpriteStyle style;
    };

    /// Words and where they stand.
    struct Text {
        std::string words;
        Rect area;
        float size;
    };

    explicit BoardCanvas(float scale = 1) : scale_(scale) {}

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] float scale() const override { return scale_; }
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
        Size size = measured(words, style);
        if (style.max_width > 0) size.width = std::min(size.width, style.max_width);
        const float left = style.align_x == AlignX::left ? 0.0F : style.align_x == AlignX::centre ? 0.5F : 1.0F;
        Rect area{at.x - size.width * left, at.y - size.height / 2, size.width, size.height};
        if (clip_ && !clip_->overlaps(area)) return size;
        if (clip_) {
            const float top = std::max(area.y, clip_->y), bottom = std::min(area.bottom(), clip_->bottom());
            area.y = top;
            area.height = bottom - top;
        }
        placed_texts.push_back({std::string(words), area, style.size});
        if (!clip_) note(area);
        return size;
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        // Bytes that go on a letter take no room.
        const auto letters = std::ranges::count_if(words, [](char byte) { return (byte & 0xC0) != 0x80; });
        return {style.size * 0.6F * static_cast<float>(letters), style.size};
    }
    void clip(Rect area) override { clip_ = area; }
    void unclip() override { clip_.reset(); }
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
    std::vector<Text> placed_texts; ///< Those that can be seen.
    int lines = 0;

  private:
    void note(Rect area) {
        if (clip_) return;
        left_ = std::min(left_, area.x);
        top_ = std::min(top_, area.y);
        right_ = std::max(right_, area.right());
        bottom_ = std::max(bottom_, area.bottom());
    }

    Theme theme_ = test::test_theme();
    float scale_;
    std::optional<Rect> clip_;
    float left_ = 1e9F, top_ = 1e9F, right_ = -1e9F, bottom_ = -1e9F;
};

} // namespace zugzwang::amazons
