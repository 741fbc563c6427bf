// A canvas that only measures, with the real fonts, and remembers where texts went.
#pragma once

#include <string>
#include <vector>

#include "canvas/sdl_canvas.hpp"
#include "support/text_area.hpp"

namespace zugzwang::testing {

struct HeardText {
    std::string words;
    Rect area;
};

class ListeningCanvas final : public Canvas {
  public:
    explicit ListeningCanvas(canvas::SdlCanvas& paper) : paper_(paper) {}

    [[nodiscard]] const std::vector<HeardText>& heard() const { return heard_; }
    void forget() { heard_.clear(); }

    [[nodiscard]] const Theme& theme() const override { return paper_.theme(); }
    [[nodiscard]] float scale() const override { return paper_.scale(); }
    void box(Rect, const BoxStyle&) override {}
    void sprite(std::string_view, Rect, const SpriteStyle&) override {}
    void line(Vec, Vec, const LineStyle&) override {}
    void disc(Vec, float, Paint) override {}
    void ring(Vec, float, float, Paint) override {}
    void diamond(Vec, float, Paint) override {}
    void glow(Vec, float, Paint) override {}
    void blob(std::span<const Vec>, float, Paint) override {}
    void polyline(std::span<const Vec>, const LineStyle&) override {}
    void clip(Rect) override {}
    void unclip() override {}
    void push_group(Vec, float) override {}
    void pop_group() override {}

    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        const Size size = measured(words, style);
        heard_.push_back({std::string(words), text_area(at, size, style)});
        return size;
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return paper_.measured(words, style);
    }

  private:
    canvas::SdlCanvas& paper_;
    std::vector<HeardText> heard_;
};

} // namespace zugzwang::testing
