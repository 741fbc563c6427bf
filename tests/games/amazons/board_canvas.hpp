// A canvas that remembers how sprites were drawn, which words can be seen where, and how far out anything was drawn.
#pragma once

#include "scenes/null_canvas.hpp"
#include "support/recording_canvas.hpp"
#include "support/text_area.hpp"

namespace zugzwang::amazons {

class BoardCanvas : public testing::RecordingCanvas {
  public:
    struct Sprite {
        std::string name;
        Rect area;
        SpriteStyle style;
    };

    explicit BoardCanvas(float scale = 1) : RecordingCanvas(theme_, scale) {}

    void box(Rect area, const BoxStyle& style) override {
        if (style.fill_alpha == 0 && style.rim) rims.emplace_back(area, *style.rim);
        RecordingCanvas::box(area, style);
    }
    void sprite(std::string_view name, Rect area, const SpriteStyle& style) override {
        drawn_sprites.push_back({std::string(name), area, style});
    }
    void ring(Vec centre, float radius, float width, Paint paint) override {
        ++rings;
        RecordingCanvas::ring(centre, radius, width, paint);
    }
    void glow(Vec, float, Paint) override {}
    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        texts.emplace_back(words);
        const Size size = measured(words, style);
        Rect area = testing::text_area(at, size, style);
        if (clip_ && !clip_->overlaps(area)) return size;
        if (clip_) {
            const float top = std::max(area.y, clip_->y), bottom = std::min(area.bottom(), clip_->bottom());
            area.y = top;
            area.height = bottom - top;
        }
        seen_texts.push_back({.words = std::string(words), .area = area, .size = style.size});
        note(area);
        return size;
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        const float width = style.size * 0.6F * static_cast<float>(code_point_count(words));
        return {style.max_width > 0 ? std::min(width, style.max_width) : width, style.size};
    }
    void clip(Rect area) override { clip_ = area; }
    void unclip() override { clip_.reset(); }

    [[nodiscard]] std::vector<Sprite> named(std::string_view name) const {
        std::vector<Sprite> found;
        std::ranges::copy_if(drawn_sprites, std::back_inserter(found),
                             [&](const auto& sprite) { return sprite.name == name; });
        return found;
    }
    /// The whole of what boxes, discs, lines and words took up.
    [[nodiscard]] Rect extent() const { return {left_, top_, right_ - left_, bottom_ - top_}; }
    [[nodiscard]] Theme& themed() { return theme_; }

    std::vector<Sprite> drawn_sprites;
    std::vector<std::pair<Rect, Role>> rims;
    int rings = 0;
    std::vector<test::DrawnText> seen_texts;

  private:
    void note(Rect area) override {
        if (clip_) return;
        left_ = std::min(left_, area.x);
        top_ = std::min(top_, area.y);
        right_ = std::max(right_, area.right());
        bottom_ = std::max(bottom_, area.bottom());
    }

    Theme theme_ = test::test_theme();
    std::optional<Rect> clip_;
    float left_ = 1e9F, top_ = 1e9F, right_ = -1e9F, bottom_ = -1e9F;
};

} // namespace zugzwang::amazons
