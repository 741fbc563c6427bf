// A canvas on which a page of a sheet is drawn as it lies on another canvas: smaller, at its place, in the colours of a
// face of that canvas's theme (face.hpp).
#pragma once

#include <string_view>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sheet {

class PageCanvas final : public Canvas {
  public:
    struct Place {
        Vec corner;              ///< Of the page, on the canvas below.
        float units = 1;         ///< Of a page's tenth of a millimetre, in pixels.
        std::string_view face{}; ///< Outlives it.
        const Theme& theme;      ///< That face as a theme; outlives it.
        float scale = 1;         ///< As SheetPages::scale.
    };

    /// The canvas outlives it.
    PageCanvas(Canvas& below, const Place& place) : below_(below), place_(place) {}

    [[nodiscard]] const Theme& theme() const override { return place_.theme; }
    [[nodiscard]] float scale() const override { return place_.scale; }
    void box(Rect area, const BoxStyle& style) override;
    void sprite(std::string_view name, Rect area, const SpriteStyle& style) override;
    void strip(std::string_view name, Vec from, Vec to, float width, float alpha) override;
    void line(Vec from, Vec to, const LineStyle& style) override;
    void disc(Vec centre, float radius, Paint paint) override;
    void ring(Vec centre, float radius, float width, Paint paint) override;
    void diamond(Vec centre, float radius, Paint paint) override;
    void glow(Vec centre, float radius, Paint paint) override;
    void blob(std::span<const Vec> points, float margin, Paint paint) override;
    void polyline(std::span<const Vec> points, const LineStyle& style) override;
    Size text(std::string_view words, Vec at, const TextStyle& style) override;
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override;
    void clip(Rect area) override;
    void unclip() override { below_.unclip(); }
    void push_group(Vec offset, float alpha) override;
    void pop_group() override { below_.pop_group(); }

  private:
    [[nodiscard]] Role in(Role role) const;
    [[nodiscard]] Paint in(Paint paint) const { return {in(paint.role), paint.alpha}; }
    [[nodiscard]] LineStyle in(LineStyle style) const;
    [[nodiscard]] TextStyle in(TextStyle style) const;
    [[nodiscard]] Vec at(Vec place) const { return place_.corner + place * place_.units; }
    [[nodiscard]] Rect at(Rect area) const;
    [[nodiscard]] std::vector<Vec> at(std::span<const Vec> points) const;
    [[nodiscard]] Size of_page(Size size) const { return {size.width / place_.units, size.height / place_.units}; }

    Canvas& below_;
    Place place_;
};

} // namespace zugzwang::sheet
