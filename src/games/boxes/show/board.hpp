// The grid of Boxes as it is painted: where its dots, lines and boxes lie, and how each of them looks.
#pragma once

#include <optional>
#include <string>

#include "games/boxes/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/play/panel.hpp"

namespace zugzwang::boxes {

[[nodiscard]] inline bool is_drawn(const Rules::State& state, int edge) {
    return state.drawn[static_cast<std::size_t>(edge)];
}

class Board {
  public:
    /// All in pixels; whole ones but for the dots.
    struct Sizes {
        float line = 1; ///< Width of a drawn line.
        float thin = 1; ///< Width of an undrawn line.
        float dot = 1;  ///< Radius of a dot.
        float box = 1;  ///< Side of an owned box.
    };

    /// As large as the area allows, in its middle; at least `min_margin` pixels stay free about the outer dots.
    void place(Rect area, const Grid& grid, float min_margin);

    [[nodiscard]] const Grid& grid() const { return grid_; }
    /// The grid with its margin.
    [[nodiscard]] Rect area() const { return area_; }
    [[nodiscard]] float cell() const { return cell_; }
    [[nodiscard]] Vec dot(Dot dot) const;
    [[nodiscard]] Vec middle_of(int edge) const;
    [[nodiscard]] Vec middle_of_box(int box) const;
    [[nodiscard]] Sizes sizes() const;
    /// The line as an upright rectangle from its start, in whole pixels; `part` of its length.
    [[nodiscard]] Rect bar(int edge, float width, float part = 1) const;
    /// The same between its dots, `free` pixels away from either.
    [[nodiscard]] Rect free_bar(int edge, float width, float free, float part = 1) const;
    /// The line nearest to a place, drawn or not; empty far from every line.
    [[nodiscard]] std::optional<int> edge_near(Vec at) const;

    /// The dots' names, as moves use them: letters from the left, numbers from the bottom; or rows and columns from the
    /// top. Left out where letters of that size do not fit beside the dots.
    void draw_names(Labels labels, float letters, Canvas& canvas) const;
    /// `size` as a part of the whole box.
    void draw_owned(int box, Side side, float size, float alpha, Canvas& canvas) const;
    void draw_line(int edge, bool drawn, Canvas& canvas) const;
    /// A drawn line as far as it has grown, from 0 to 1.
    void draw_drawn(int edge, float part, float alpha, Canvas& canvas) const;
    void draw_dots(Canvas& canvas) const;

  private:
    Grid grid_;
    Rect area_{};
    float cell_ = 1; ///< From dot to dot, whole pixels.
    Vec origin_{};   ///< The lower left dot.
};

/// A number in a frame.
struct Badge {
    std::string words;
    float height = 0; ///< Pixels.
    Role role = Role::bad;
};
[[nodiscard]] float width_of(const Badge& badge, const Canvas& canvas);
void paint_badge(const Badge& badge, Vec centre, Canvas& canvas);

/// The pixels, at least `min`, for a length on the board.
[[nodiscard]] float whole_pixels(float length, float min);

/// A line as a person reads it, by its two dots: "b1-b2"; with matrix labels the row and the column of each, the upper
/// or left one first: "3,1-4,1".
[[nodiscard]] std::string line_words(const Rules::State& state, int edge, Labels labels);
/// A box is called by the dot at its lower left.
[[nodiscard]] std::string box_words(const Rules::State& state, int box, Labels labels);

} // namespace zugzwang::boxes
