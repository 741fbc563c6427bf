// The board of a lesson on the three classes, every undrawn line as one of three kinds, and their pictures in its
// words.
#pragma once

#include <optional>

#include "games/boxes/show/board.hpp"
#include "games/boxes/think/class_turn.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::boxes {

/// A moment of the lesson.
struct ClassLook {
    const TurnLine& line; ///< Its sets are shown.
    bool chooses = false; ///< The line of this moment is chosen; otherwise only the sets are shown.
    float progress = 1;
    Labels labels = Labels::standard;
    std::optional<int> pointed{}; ///< A line that is pointed at, drawn or not.

    [[nodiscard]] const Rules::State& state() const { return line.classes.state(); }
    [[nodiscard]] bool is_chosen(int edge) const { return chooses && edge == line.edge; }
    /// Undrawn and pointed at.
    [[nodiscard]] bool is_pointed(int edge) const { return pointed == edge && !is_drawn(state(), edge); }
};

class ClassBoard {
  public:
    void place(Rect area, const Grid& grid, const Canvas& canvas);
    [[nodiscard]] std::optional<int> edge_at(Vec at) const { return board_.edge_near(at); }
    /// Whether there is room for the numbers of lines that give boxes away; where not, pointing shows them.
    [[nodiscard]] bool has_numbers() const { return has_numbers_; }
    void draw(const ClassLook& look, Canvas& canvas) const;

  private:
    void draw_boxes(const ClassLook& look, Canvas& canvas) const;
    void draw_line(int edge, const ClassLook& look, Canvas& canvas) const;
    void draw_mark(int edge, const ClassLook& look, Canvas& canvas) const;
    [[nodiscard]] Vec beside(int edge) const;

    Rect area_{};
    Board board_;
    float free_ = 0;  ///< Pixels between a dot and a line beside it.
    float badge_ = 0; ///< Pixels high.
    bool has_numbers_ = true;
};

/// A short lying line of that kind, for rows of text: a queue's line with its key, or with `n` where that is 0.
void paint_kind(const LinePlace& place, Vec centre, Canvas& canvas);
[[nodiscard]] float kind_width(const LinePlace& place, const Canvas& canvas);

} // namespace zugzwang::boxes
