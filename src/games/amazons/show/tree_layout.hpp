// Where the rows of a search's picture stand: the moves of one position, beside them the answers to the open one.
#pragma once

#include <set>
#include <vector>

#include "games/amazons/show/lesson_words.hpp"
#include "games/amazons/show/tree_rows.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::amazons {

/// What a pointer did at a step; forgotten at the next.
struct TreeTouch {
    std::size_t step = 0;
    std::optional<std::size_t> opened{}; ///< A node whose answers are shown instead of the present one's.
    std::set<std::size_t> unfolded{};
    float scrolled = 0; ///< Pixels, down.

    friend bool operator==(const TreeTouch&, const TreeTouch&) = default;
};

struct PlacedRow {
    TreeRow row;
    Rect box{};          ///< Of the move, or of the words that stand for several.
    bool first = true;   ///< In the first column, else in the second.
    bool open = false;   ///< Its answers are in the second column.
    bool answer = false; ///< The best answer to the best move, beside it.
};

struct TreeArrangement {
    std::size_t base = 0;              ///< The node whose moves are in the first column.
    std::optional<std::size_t> open{}; ///< Whose answers are in the second.
    std::optional<std::size_t> best{}; ///< Of the first column so far.
    std::vector<PlacedRow> rows{};
};

/// In device pixels.
class TreeLayout {
  public:
    TreeLayout() = default;
    TreeLayout(Rect area, float scale);

    [[nodiscard]] TreeArrangement arrange(const Watched& watched, const TreeTouch& touch) const;

    [[nodiscard]] float units(float units) const { return std::round(units * scale_); }
    [[nodiscard]] Rect area() const { return area_; }
    /// What the rows are seen through.
    [[nodiscard]] Rect window() const { return window_; }
    /// The box of the position that the first column belongs to; no width where there is no room.
    [[nodiscard]] Rect base_box() const { return base_; }
    /// Left ends and widths of the columns.
    [[nodiscard]] float left(bool first) const { return first ? first_left_ : second_left_; }
    [[nodiscard]] float width(bool first) const { return first ? first_width_ : second_width_; }
    /// Where lines to a column's rows begin.
    [[nodiscard]] float edge_left(bool first) const;

  private:
    Rect area_{}, window_{}, base_{};
    float scale_ = 1;
    float first_left_ = 0, first_width_ = 0, second_left_ = 0, second_width_ = 0;
};

} // namespace zugzwang::amazons
