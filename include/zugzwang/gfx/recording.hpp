// A picture as the list of what was drawn: kept compactly, compared with another one, and drawn again on any canvas,
// all of it or the part where it differs from the one before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang {

/// Two recordings are equal when the same was drawn in the same order. Takes no memory once it has held a picture of
/// that length.
class Recording final : public Canvas {
  public:
    /// What the paper answers of itself holds for the recording too; the paper outlives it.
    explicit Recording(const Canvas& paper) : paper_(&paper) {}

    void clear();
    [[nodiscard]] bool empty() const { return bytes_.empty(); }
    void replay(Canvas& canvas) const;
    /// Leaves out what lies outside that part of the screen. What reaches out of it is drawn whole: let the canvas
    /// clip.
    void replay(Canvas& canvas, Rect part) const;
    friend bool operator==(const Recording& a, const Recording& b) { return a.bytes_ == b.bytes_; }

    [[nodiscard]] const Theme& theme() const override { return paper_->theme(); }
    [[nodiscard]] Seconds ahead() const override { return paper_->ahead(); }
    [[nodiscard]] float scale() const override { return paper_->scale(); }
    [[nodiscard]] float text_scale() const override { return paper_->text_scale(); }

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
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return paper_->measured(words, style);
    }
    void clip(Rect area) override;
    void unclip() override;
    void push_group(Vec offset, float alpha) override;
    void pop_group() override;

  private:
    friend class Tiles;

    /// Where a command ends in `bytes_`, and what it draws, if it does not only say how others draw.
    struct Mark {
        Rect area{};            ///< Nothing of it is drawn outside.
        std::uint64_t hash = 0; ///< Of what is drawn, and how.
    };
    struct Entry {
        std::size_t end = 0;
        std::optional<Mark> mark{};
    };
    struct Group {
        Vec offset{};
        float alpha = 1;
    };

    void drew(Rect area);
    void drew(std::span<const Vec> points, float margin);
    void changed_how();

    const Canvas* paper_;
    std::vector<std::byte> bytes_; ///< Command after command; each of their parts begins at a multiple of four.
    std::vector<Entry> entries_;   ///< One for each command.
    std::vector<Group> groups_;    ///< As they are at the end, the outermost first.
    std::vector<Rect> clips_;      ///< Likewise, each within the one around it.
    std::uint64_t how_ = 0;        ///< The hash of the innermost group and clip.
};

/// Whole pixels of the screen, apart from each other, outside of which the two pictures are the same.
[[nodiscard]] std::vector<Rect> differences(const Recording& before, const Recording& now, Rect screen);

} // namespace zugzwang
