// What lines are worth, on a Points board: a thread where each would be drawn, and plates with the words. Draws only.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "games/points/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::points {

class ValueLines {
  public:
    /// Where the points stand and how large things are, in device pixels.
    struct Lie {
        std::function<Vec(int point)> place;
        float board = 0;  ///< The side of the square.
        float thread = 0; ///< How wide a thread is,
        float gap = 0;    ///< and how far from the middle of its points it ends.
    };
    /// What is looked at.
    struct Look {
        int point = -1; ///< -1: none.
        std::optional<Segment> line{};
    };

    /// The values outlive it, and so does the canvas.
    ValueLines(std::span<const ValuedMove<Rules>> values, Lie lie, Canvas& canvas)
        : values_(values), lie_(std::move(lie)), canvas_(canvas) {}

    /// Those that keep the value, and all where there are few.
    void draw_threads() const;
    /// Where there is room: the line that is looked at, those that keep the value, those of the point that is looked
    /// at, and all where there are few.
    void draw_plates(const Look& look) const;

  private:
    [[nodiscard]] Vec at(Segment line, float part) const;
    void thread(Segment line, Paint paint) const;

    std::span<const ValuedMove<Rules>> values_;
    Lie lie_;
    Canvas& canvas_;
};

} // namespace zugzwang::points
