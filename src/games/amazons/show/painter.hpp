// Draws the parts of an Amazons board: squares, queens, arrows and the marks upon them.
#pragma once

#include "games/amazons/show/layout.hpp"
#include "games/amazons/think/insight.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {

/// For the length of one drawing.
class Painter {
  public:
    Painter(const BoardLayout& layout, Canvas& canvas) : layout_(layout), canvas_(canvas) {}

    /// The frame and the bare squares.
    void board(const Rules::State& state) const;
    void names(const Rules::State& state, Labels labels) const;

    /// Centred on a place; alpha 0 … 1.
    void queen(Side side, Vec centre, float alpha = 1) const;
    /// A ring about a queen.
    void queen_ring(Vec centre, Paint paint) const;
    void blocked(Vec centre) const;

    void closed(Square square, float alpha = 1) const;
    /// An arrow in its closed square, turned so many degrees clockwise from east.
    void arrow(Square square, float turned, float alpha = 1) const;
    /// The light upon it that the arrow leaves, over a closed square: heat 1 … 0.
    void ember(Square square, float heat) const;
    /// The arrow of the last move in its square.
    void fresh_arrow(Square square, float turned, float alpha = 1) const;
    void flying_arrow(Vec centre, float turned, float alpha) const;

    /// A light outline within the square.
    void outline(Square square, Paint paint) const;
    /// The whole square in a colour with its rim.
    void lit(Square square, Role role, float alpha) const;
    /// The focus of the keyboard, a little outside of the square.
    void focus(Square square) const;
    void target(Square square, float alpha) const;
    /// Dots from one piece to another, with room about both.
    void dots(Vec from, Vec to, Paint paint) const;
    /// On each square who gets there first: a disc, a diamond, or a dash for either.
    void marks(const Insight& insight) const;
    void marks(const Light& light) const;
    /// The ground of a side's squares that are told of, in its colour.
    void light(const Light& light) const;

    // A move as it is traced, dark-rimmed so that it is legible over anything.
    /// A dashed ring where the queen stood and a dashed square where her arrow burns, to lie under the queens.
    void trace_squares(const Rules::Move& move, Role role) const;
    /// The way that she goes and, dotted, the one that her arrow flies; each with a head.
    void trace_ways(const Rules::Move& move, Role role) const;
    /// A ring about a queen that was moved there.
    void trace_queen(Square square, Side side) const;

    [[nodiscard]] Vec centre(Square square) const { return layout_.centre(square); }
    [[nodiscard]] const BoardLayout& layout() const { return layout_; }
    /// How high a queen under the pointer rises.
    [[nodiscard]] float lift() const;

  private:
    /// Of a side, or of either.
    void mark(Square square, std::optional<Side> of) const;

    const BoardLayout& layout_;
    Canvas& canvas_;
};

/// How far an arrow's picture, which points east, is turned clockwise to fly from one square to another on one line.
[[nodiscard]] float turn_towards(Square from, Square to);

} // namespace zugzwang::amazons
