// The numbers of sticks as a grid whose rows are as long as the losing numbers are apart, so that these stand below one
// another.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/derivation.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::sticks {

class NumberGrid {
  public:
    struct Look {
        const std::vector<Verdict>& verdicts;
        int number = 0;    ///< It is the one that is looked at.
        bool done = false; ///< The last one is known: its take is the move.
        float progress = 1;
    };

    explicit NumberGrid(const Rules::State& state) : state_(state) {}

    void place(Rect area, const Canvas& canvas);
    /// A click on a number answers it.
    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, int number);
    [[nodiscard]] bool take_redraw() { return std::exchange(redraw_, false); }
    void draw(const Look& look, Canvas& canvas) const;

  private:
    [[nodiscard]] int rows() const { return state_.left / columns_ + 1; }
    /// The first row that is seen while that number is looked at.
    [[nodiscard]] int top_row(int number) const;
    [[nodiscard]] Rect cell(int number, int top_row) const;
    void draw_cell(int number, const Look& look, Canvas& canvas) const;
    /// From the number to the one that its take leaves.
    void draw_take(const Look& look, Canvas& canvas) const;

    Rules::State state_;
    Rect panel_{}, area_{};
    float gap_ = 0;
    int columns_ = 1, seen_rows_ = 1;
    int pointed_ = -1;
    bool redraw_ = false;
};

} // namespace zugzwang::sticks
