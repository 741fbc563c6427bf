// A canvas that writes a document of SVG: a position as a picture that needs neither a screen nor SDL. What a sprite
// looks like is put into the document once and referred to. Words are set by whoever shows the document, in Inter where
// that is installed; their widths are estimates.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

class SvgCanvas final : public Canvas {
  public:
    /// The text of a sprite in the theme's colours, by its name; throws std::runtime_error for one that there is not.
    using SpriteSource = std::function<std::string(std::string_view name)>;

    /// The theme outlives the canvas. `scale` as Canvas::scale.
    SvgCanvas(const Theme& theme, SpriteSource sprites, float scale);

    /// All that was drawn, as a document of that size whose upper left corner is 0 0.
    [[nodiscard]] std::string document(Size size) const;
    /// The same for paper, so large in millimetres.
    [[nodiscard]] std::string document(Size size, Size on_paper) const;

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] float scale() const override { return scale_; }
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
    void unclip() override;
    void push_group(Vec offset, float alpha) override;
    void pop_group() override;

  private:
    [[nodiscard]] std::string document(Size size, const std::string& width, const std::string& height) const;

    struct Sprite {
        std::string id;
        Size box;
    };

    /// Its place in the definitions, where it is put when it is first drawn.
    [[nodiscard]] const Sprite& defined(std::string_view name);
    /// A gradient of the definitions, made when it is first needed; `kind` begins its name.
    [[nodiscard]] std::string gradient(std::string_view kind, std::string_view attributes, Paint from, Paint to);
    /// The colour of a part ("fill", "stroke", "stop") as its attribute, and its opacity where that is not whole.
    [[nodiscard]] std::string painted(std::string_view part, Paint paint) const;
    [[nodiscard]] std::string stroked(const LineStyle& style) const;

    const Theme& theme_;
    SpriteSource sprites_;
    float scale_;
    std::string definitions_, body_;
    std::map<std::string, Sprite, std::less<>> defined_;
    std::map<std::string, std::string, std::less<>> gradients_; ///< Their names, by what they are.
    int clips_ = 0;
};

} // namespace zugzwang
