// A canvas that draws nothing; whoever looks at some of what is drawn overrides that.
#pragma once

#include "support/standard.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::testing {

class BlankCanvas : public Canvas {
  public:
    void box(Rect, const BoxStyle&) override {}
    void sprite(std::string_view, Rect, const SpriteStyle&) override {}
    void strip(std::string_view, Vec, Vec, float, float) override {}
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
};

} // namespace zugzwang::testing
