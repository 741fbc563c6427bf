// The numbers of sticks as a grid in which the losing ones stand below one another: M + 1 numbers make a row, or fill
// several rows of their own, or a row takes several times so many.
#pragma once

#include <optional>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/theory.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::sticks {

class NumberGrid {
  public:
    struct Look {
        const std::vector<Verdict>& verdicts;
        int number = 0; ///< It is the one that is looked at.
        std::optional<int> pointed{};
        bool done = false; ///< The last one is known: its take is the move.
        float progress = 1;

        [[nodiscard]] const Verdict& verdict(int of) const { return verdicts[static_cast<std::size_t>(of)]; }
    };

    explicit NumberGrid(const Rules::State& state) : state_(state) {}

    void place(Rect area, const Canvas& canvas);
    [[nodiscard]] std::optional<int> number_at(Vec at, int looked_at) const;
    void draw(const Look& look, Canvas& canvas) const;

    /// The cell of a number while another one is looked at; empty where it is out of sight. For the pointer and tests.
    [[nodiscard]] std::optional<Rect> cell(int number, int looked_at) const;

  private:
    struct Place {
        int row = 0, column = 0;
    };
    [[nodiscard]] Place place_of(int number) const;
    [[nodiscard]] int rows() const { return place_of(state_.left).row + 1; }
    /// The first row that is seen while that number is looked at.
    [[nodiscard]] int top_row(int looked_at) const;
    void draw_cell(int number, Rect area, const Look& look, Canvas& canvas) const;
    /// From the number to the one that its take leaves.
    void draw_take(const Look& look, Canvas& canvas) const;

    Rules::State state_;
    Rect panel_{}, area_{};
    float gap_ = 0, width_ = 0, height_ = 0; ///< Of a cell.
    int columns_ = 1, seen_rows_ = 1;
    int block_rows_ = 1; ///< So many rows make M + 1 numbers.
};

} // namespace zugzwang::sticks
