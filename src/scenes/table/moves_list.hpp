// The list of moves: numbered rows of two columns, scrolled by wheel, keys and drag, following the newest.
#pragma once

#include <string>
#include <vector>

#include "desk/move_rows.hpp"
#include "scenes/widgets/scroll.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

class MovesList {
  public:
    /// The panel, in pixels.
    void place(Rect area, float scale);
    void show(const SessionNews& news);
    /// True when the event was for the list.
    [[nodiscard]] bool pointer(const PointerEvent& event);
    /// Those under the pointer.
    [[nodiscard]] MoveRange pointed() const { return pointed_; }
    [[nodiscard]] bool key(const KeyEvent& event);
    void draw(Canvas& canvas) const;

  private:
    [[nodiscard]] Rect list_area() const;
    [[nodiscard]] float row_height() const;
    void measure();
    /// Those that stand at that place.
    [[nodiscard]] MoveRange moves_at(Vec at) const;
    void draw_row(std::size_t index, float y, Canvas& canvas) const;

    Rect area_{};
    float scale_ = 1;
    std::vector<MoveRow> rows_;
    std::size_t shown_moves_ = 0;
    MoveRange pointed_;
    bool shown_going_on_ = true;
    Side shown_side_ = Side::first;
    std::string shown_words_; ///< Of the last move.
    Scroll scroll_;
};

} // namespace zugzwang
