// The list of moves: numbered rows of two columns, scrolled by wheel, keys and drag, following the newest.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// A side may move several times in one row; then its moves stand one after the other.
struct MoveRow {
    std::string first, second;
    bool second_to_come = false, first_to_come = false; ///< The side to move stands in this row.
};

/// Pairs the moves into rows; `going_on` adds the place of the move to come.
[[nodiscard]] std::vector<MoveRow> move_rows(const std::vector<MoveEntry>& moves, Side to_move, bool going_on);

class MovesList {
  public:
    /// The panel, in pixels.
    void place(Rect area, float scale);
    void show(const Session& session);
    /// True when the event was for the list.
    [[nodiscard]] bool pointer(const PointerEvent& event);
    [[nodiscard]] bool key(const KeyEvent& event);
    [[nodiscard]] bool take_redraw() { return std::exchange(redraw_, false); }
    void draw(Canvas& canvas) const;

  private:
    [[nodiscard]] Rect list_area() const;
    [[nodiscard]] float row_height() const;
    [[nodiscard]] float farthest() const;
    void scroll_to(float offset);
    void draw_row(std::size_t index, float y, Canvas& canvas) const;

    Rect area_{};
    float scale_ = 1;
    std::vector<MoveRow> rows_;
    std::size_t shown_moves_ = 0;
    bool shown_going_on_ = true;
    Side shown_side_ = Side::first;
    float offset_ = 0;    ///< Pixels scrolled down.
    bool follows_ = true; ///< Stays at the end.
    bool dragging_ = false;
    Vec dragged_from_{};
    bool redraw_ = true;
};

} // namespace zugzwang
