// The list of moves: numbered rows of two columns, scrolled by wheel, keys and drag, following the newest.
#pragma once

#include <string>
#include <vector>

#include "scenes/widgets/scroll.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// A side may move several times in its turn; then its moves stand one after the other, in rows below where one row has
/// no room for them. The last row is the newest.
struct MoveRow {
    std::size_t number = 0; ///< From 1; 0 for a row that goes on with the one above.
    std::string first, second;
    MoveRange first_moves{}, second_moves{}; ///< That stand there.
};

/// Pairs the moves into rows; `going_on` adds "…" where the move to come will stand.
[[nodiscard]] std::vector<MoveRow> move_rows(const std::vector<MoveEntry>& moves, Side to_move, bool going_on);

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
    [[nodiscard]] bool take_redraw();
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
    bool redraw_ = true;
};

} // namespace zugzwang
