// Where the parts of a row stand in the seed's figure 1: the whole row (1, n) on top, below each part to the left what
// stays when its left end is taken, to the right what stays without its right end.
#pragma once

#include <cstdint>
#include <optional>

#include "games/numbers/rules.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

/// A cheap value. Places are counted from 0 within the row that it shows; last ≥ first.
class Pyramid {
  public:
    struct Cell {
        std::uint32_t first = 0, last = 0;

        [[nodiscard]] std::uint32_t length() const { return last - first + 1; }
        [[nodiscard]] Cell after(const Rules::Move& move) const {
            return move == take_left ? Cell{first + 1, last} : Cell{first, last - 1};
        }
        friend bool operator==(const Cell&, const Cell&) = default;
    };

    Pyramid() = default;
    /// Of `size` ≥ 1 numbers; a cell with the gap after it is at most `max` large. On both sides there is room for an
    /// edge. Where cells would be lower than `min_height`, several are drawn as one block.
    Pyramid(Rect area, std::uint32_t size, Size max, float min_height);

    [[nodiscard]] std::uint32_t size() const { return size_; }
    /// A cell with its gap.
    [[nodiscard]] Size pitch() const { return pitch_; }
    [[nodiscard]] Vec centre(Cell cell) const;
    /// In whole pixels, without the gap.
    [[nodiscard]] Rect area(Cell cell) const;
    /// Beside a line of the figure: the number that is that end of its outermost cell.
    [[nodiscard]] Rect edge(End end, std::uint32_t depth) const;
    [[nodiscard]] std::optional<Cell> at(Vec place) const;

    /// How many cells a side of a block has; 1 where every cell is seen.
    [[nodiscard]] std::uint32_t stride() const { return stride_; }
    /// Draws each cell, or for each block one that stands for it, from the top: paint(cell, area).
    template <class Paint>
    void for_each(Paint paint) const {
        const auto blocks = (size_ + stride_ - 1) / stride_;
        for (std::uint32_t depth = 0; depth < blocks; ++depth) {
            for (std::uint32_t first = 0; first <= depth; ++first) {
                const auto last = blocks - 1 - depth + first;
                const Cell cell{first * stride_, std::min(last * stride_ + stride_ - 1, size_ - 1)};
                paint(cell, stride_ == 1 ? area(cell) : block(cell));
            }
        }
    }

  private:
    [[nodiscard]] Rect block(Cell cell) const;

    std::uint32_t size_ = 1, stride_ = 1;
    Vec top_{}; ///< The middle of the upper edge.
    Size pitch_{1, 1};
};

} // namespace zugzwang::numbers
