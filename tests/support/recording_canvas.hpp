// A canvas that draws nothing and remembers what it was asked for, for tests of views and sessions.
#pragma once

#include "support/standard.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::testing {

class RecordingCanvas : public Canvas {
  public:
    struct Disc {
        Vec centre;
        float radius = 0;
        Role role = Role::ink;
    };
    struct Line {
        Vec from, to;
        Role role = Role::ink;
        bool dashed = false;
    };
    /// A text at its place, or a sprite at its middle.
    struct Named {
        std::string name;
        Vec at;
    };

    struct Strip {
        std::string name;
        Vec from, to;
        float width = 0;
        std::size_t after = 0; ///< So many lines.
    };

    explicit RecordingCanvas(const Theme& theme, float scale = 1) : theme_(theme), scale_(scale) {}

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] Seconds ahead() const override { return shown_ahead; }
    [[nodiscard]] float scale() const override { return scale_; }

    void box(Rect area, const BoxStyle&) override { note(area); }
    void sprite(std::string_view name, Rect area, const SpriteStyle&) override {
        sprites.emplace_back(name);
        placed_sprites.push_back({std::string(name), area.centre()});
        note(area);
    }
    void strip(std::string_view name, Vec from, Vec to, float width, float) override {
        strips.push_back({std::string(name), from, to, width, lines.size()});
        sprites.emplace_back(name);
        note(from);
        note(to);
    }
    void line(Vec from, Vec to, const LineStyle& style) override {
        line_widths.push_back(style.width);
        lines.push_back({from, to, style.paint.role, style.dash > 0});
        note(from);
        note(to);
    }
    void disc(Vec centre, float radius, Paint paint) override {
        discs.push_back({centre, radius, paint.role});
        note(around(centre, 2 * radius));
    }
    void ring(Vec centre, float radius, float, Paint) override { note(around(centre, 2 * radius)); }
    void diamond(Vec centre, float radius, Paint) override { note(around(centre, 2 * radius)); }
    void glow(Vec centre, float radius, Paint) override { note(around(centre, radius)); }
    void blob(std::span<const Vec> points, float, Paint) override {
        ++blobs;
        for (const Vec point : points)
            note(point);
    }
    void polyline(std::span<const Vec> points, const LineStyle&) override {
        ++polylines;
        for (const Vec point : points)
            note(point);
    }
    Size text(std::string_view words, Vec at, const TextStyle& style) override {
        texts.emplace_back(words);
        placed_texts.push_back({std::string(words), at});
        note(at);
        return measured(words, style);
    }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return {style.size * 0.5F * static_cast<float>(words.size()), style.size};
    }
    void clip(Rect area) override {
        note(area);
        ++clips;
    }
    void unclip() override { --clips; }
    void push_group(Vec offset, float) override {
        group_offsets.push_back(offset);
        ++groups;
    }
    void pop_group() override { --groups; }

    std::vector<float> line_widths; ///< In the order of drawing.
    std::vector<Line> lines;        ///< The same ones.
    std::vector<std::string> sprites, texts;
    std::vector<Named> placed_sprites, placed_texts;
    std::vector<Strip> strips;
    std::vector<Disc> discs;
    std::vector<Vec> group_offsets;
    Seconds shown_ahead{0};    ///< What `ahead` answers.
    int clips = 0, groups = 0; ///< Open ones.
    int blobs = 0, polylines = 0;
    int calls = 0;
    bool all_finite = true; ///< Every place and size that was drawn at is a number.

  protected:
    /// Told of all that is drawn.
    virtual void note(Rect area) {
        ++calls;
        for (const float number : {area.x, area.y, area.width, area.height})
            all_finite = all_finite && std::isfinite(number);
    }

  private:
    void note(Vec at) { note(Rect{at.x, at.y, 0, 0}); }

    const Theme& theme_;
    float scale_;
};

} // namespace zugzwang::testing
