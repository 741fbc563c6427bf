// Words on a Points board where they hide least: the numbers beside the points, and chips (small frames with words).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/points/show/field.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {

/// The numbers of the points: clear of points, lines, the edge and each other as far as there is room.
class PointNumbers {
  public:
    /// `size` of the letters in device pixels; the lines that keep clear are those drawn and the planned ones.
    PointNumbers(const Rules::State& state, const Field& field, float size, const Canvas& canvas,
                 std::span<const Segment> planned = {});

    /// One for each point.
    [[nodiscard]] const std::vector<Rect>& places() const { return places_; }
    void draw(int point, Role role, Canvas& canvas) const;
    /// All of them: bright for those points, paler for the rest.
    void draw_all(PointSet bright, Canvas& canvas) const;

  private:
    std::vector<Rect> places_;
    float size_;
};

struct ChipLook {
    Role colour = Role::soft;
    float text = 20;     ///< Size of the letters in device pixels.
    std::string badge{}; ///< A number on a ground of the colour, in front.
    std::string words{}; ///< May be empty.
    float alpha = 1;
};
void paint_chip(Rect chip, const ChipLook& look, Canvas& canvas);

/// Finds room for chips: clear of points and drawn lines, and of each other. The state and the canvas outlive it.
class ChipRoom {
  public:
    /// Rather a number is hidden than a point. `lines` are not drawn yet, but shown.
    ChipRoom(const Rules::State& state, Field field, const Canvas& canvas, std::vector<Rect> numbers,
             std::vector<Segment> lines = {})
        : state_(state), field_(field), canvas_(canvas), numbers_(std::move(numbers)), lines_(std::move(lines)) {}

    /// In the middle of the places or towards one of them, or as near to that as hides little.
    Rect take(std::span<const Vec> places, const ChipLook& look);
    /// Right there, unless another chip is.
    std::optional<Rect> take_at(Vec centre, const ChipLook& look);
    /// That one is there already.
    void keep_clear(Rect chip) { chips_.push_back(chip); }

  private:
    [[nodiscard]] Size size_of(const ChipLook& look) const;
    [[nodiscard]] float hidden(Rect chip) const;
    [[nodiscard]] float apart(Vec start, Vec at, float width) const;

    const Rules::State& state_;
    Field field_;
    const Canvas& canvas_;
    std::vector<Rect> numbers_, chips_;
    std::vector<Segment> lines_;
};

/// Whether the closed segment a–b has a point within the rectangle.
[[nodiscard]] bool runs_through(Rect rect, Vec a, Vec b);

} // namespace zugzwang::points
