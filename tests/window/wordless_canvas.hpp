// A canvas whose pictures do not depend on fonts: everything is drawn but words, which are kept as a list, with a bar
// of their colour and of a width that only their length decides where they would stand.
#pragma once

#include "canvas/sdl_canvas.hpp"
#include "support/standard.hpp"

namespace zugzwang::testing {

class WordlessCanvas final : public Canvas {
  public:
    explicit WordlessCanvas(canvas::SdlCanvas& paper) : paper_(paper) {}

    /// What was written since the last call, in order, a text a line.
    [[nodiscard]] std::string take_words() { return std::exchange(words_, {}); }

    [[nodiscard]] const Theme& theme() const override { return paper_.theme(); }
    [[nodiscard]] float scale() const override { return paper_.scale(); }
    void box(Rect area, const BoxStyle& style) override { paper_.box(area, style); }
    void sprite(std::string_view name, Rect area, const SpriteStyle& style) override {
        paper_.sprite(name, area, style);
    }
    void strip(std::string_view name, Vec from, Vec to, float width, float alpha) override {
        paper_.strip(name, from, to, width, alpha);
    }
    void line(Vec from, Vec to, const LineStyle& style) override { paper_.line(from, to, style); }
    void disc(Vec centre, float radius, Paint paint) override { paper_.disc(centre, radius, paint); }
    void ring(Vec centre, float radius, float width, Paint paint) override {
        paper_.ring(centre, radius, width, paint);
    }
    void diamond(Vec centre, float radius, Paint paint) override { paper_.diamond(centre, radius, paint); }
    void glow(Vec centre, float radius, Paint paint) override { paper_.glow(centre, radius, paint); }
    void blob(std::span<const Vec> points, float margin, Paint paint) override { paper_.blob(points, margin, paint); }
    void polyline(std::span<const Vec> points, const LineStyle& style) override { paper_.polyline(points, style); }
    void clip(Rect area) override { paper_.clip(area); }
    void unclip() override { paper_.unclip(); }
    void push_group(Vec offset, float alpha) override { paper_.push_group(offset, alpha); }
    void pop_group() override { paper_.pop_group(); }

    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        if (words.ends_with(" ms")) words = "0.000 ms"; // what something took is another time every time
        words_ += std::string(words) + '\n';
        const Size size = measured(words, style);
        const float left = style.align_x == AlignX::left     ? at.x
                           : style.align_x == AlignX::centre ? at.x - size.width / 2
                                                             : at.x - size.width;
        const float top = style.align_y == AlignY::top      ? at.y
                          : style.align_y == AlignY::middle ? at.y - size.height / 2
                                                            : at.y - size.height * 0.75F;
        const float inset = size.height * 0.3F;
        paper_.box({std::round(left), std::round(top + inset), std::round(size.width),
                    std::max(1.0F, std::round(size.height - 2 * inset))},
                   {.top = style.paint.role, .bottom = style.paint.role, .alpha = style.paint.alpha});
        return size;
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        const auto letters = std::ranges::count_if(words, [](char byte) { return (byte & 0xC0) != 0x80; });
        float width = std::round(style.size * 0.5F * static_cast<float>(letters));
        float lines = 1;
        if (style.wrap_width > 0 && width > style.wrap_width) {
            lines = std::ceil(width / style.wrap_width);
            width = style.wrap_width;
        }
        if (style.max_width > 0) width = std::min(width, style.max_width);
        return {width, lines * std::round(style.size * 1.2F)};
    }

  private:
    canvas::SdlCanvas& paper_;
    std::string words_;
};

} // namespace zugzwang::testing
