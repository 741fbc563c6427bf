// The drawing seam on an SDL renderer. Everything is a picture at its exact size, copied unscaled: fast without a
// graphics card, sharp everywhere. A ring's radius is that of its middle line.
#pragma once

#include <string_view>
#include <vector>

#include "canvas/assets.hpp"
#include "canvas/picture.hpp"
#include "canvas/shapes.hpp"
#include "canvas/sprites.hpp"
#include "canvas/typesetter.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::canvas {

/// Main thread only; the theme outlives it, and so does the renderer, or it is let go before. Throws std::runtime_error
/// (one line) at the start for broken assets, later only for a sprite that there is not and when memory runs out.
class SdlCanvas final : public Canvas {
  public:
    SdlCanvas(SDL_Renderer& renderer, const Assets& assets, const Theme& theme);

    /// Takes up the renderer's present size; to be called when it changed.
    void resize();
    /// Makes everything anew: the theme changed, or the renderer lost its textures. Throws as at the start.
    void refresh();
    /// Gives back all that it has of the renderer, which may go now; nothing is drawn before there is another one.
    void let_go();
    void draw_on(SDL_Renderer& renderer);
    /// The whole drawing area.
    [[nodiscard]] Rect screen() const { return screen_; }
    /// So long after the last update the next frame is shown.
    void set_ahead(Seconds ahead) { ahead_ = ahead; }
    /// Begins a frame: no group, no clip, the backdrop all over.
    void backdrop();
    /// Begins a part of a frame, of whole pixels: nothing is drawn outside it.
    void backdrop(Rect part);
    /// Whether what was drawn is still there after a present, so that the next frame may be the parts of it that
    /// differ.
    [[nodiscard]] bool keeps_frame() const { return keeps_frame_; }
    /// What was drawn since the last present, 32-bit RGB. To be called before the present.
    [[nodiscard]] SurfaceHandle pixels() const;

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] Seconds ahead() const override { return ahead_; }
    [[nodiscard]] float scale() const override { return scale_; }
    /// In place of what belongs to the drawing area, until that is another one.
    void set_scale(float scale) { scale_ = scale; }
    [[nodiscard]] float text_scale() const override { return text_scale_; }
    void set_text_scale(float scale) { text_scale_ = scale; }
    using Canvas::px;

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
    struct Group {
        Vec offset{};
        float alpha = 1;
    };

    [[nodiscard]] const Group& group() const { return groups_.back(); }
    /// The alpha to draw with, 0 to 255: the paint's, its colour's and the group's.
    [[nodiscard]] std::uint8_t alpha(Paint paint) const;
    void show(const Shape& shape, std::uint8_t alpha);
    void show(const Sprites::Placed& placed, float alpha);
    void fill(SDL_Rect area, Paint paint);
    void apply_clip();
    /// Made when it is first drawn.
    [[nodiscard]] SDL_Texture* backdrop_texture();

    SDL_Renderer* renderer_;
    Assets assets_;
    const Theme& theme_;
    float scale_ = 1, text_scale_ = 1, backdrop_scale_ = 1;
    Seconds ahead_{0};
    Rect screen_{};
    Shapes shapes_;
    Sprites sprites_;
    mutable Typesetter typesetter_; ///< Keeps what it measured.
    bool keeps_frame_ = false;
    TextureHandle backdrop_;
    std::vector<Group> groups_;
    std::vector<SDL_Rect> clips_;
};

} // namespace zugzwang::canvas
