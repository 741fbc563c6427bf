// The groups of a lesson's board as a table: number and colours as on the board, and what is known of each.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::points {

struct GroupRow {
    Role colour = Role::soft;
    std::string size{}, value{}, note{};
};

/// Scrolls where there are more rows than fit, and then says how many are above and below.
class GroupTable {
  public:
    struct Look {
        std::size_t known = 0; ///< So many rows are filled in, the first ones.
        std::size_t now = 0;   ///< It is kept in view.
        std::optional<std::size_t> lit{};
        float progress = 1; ///< Of the row `now`.
    };

    explicit GroupTable(std::vector<GroupRow> rows) : rows_(std::move(rows)) {}

    void place(Rect area, const Canvas& canvas);
    [[nodiscard]] bool contains(Vec at) const { return area_.contains(at); }
    /// The row there, while that one is kept in view.
    [[nodiscard]] std::optional<std::size_t> row_at(Vec at, std::size_t now) const;
    /// So many rows further down.
    void scroll_by(int rows, std::size_t now);
    /// Back to where the row that is kept in view is.
    void scroll_back() { scrolled_ = 0; }
    void draw(const Look& look, Canvas& canvas) const;

  private:
    [[nodiscard]] bool all_fit() const { return rows_.size() <= seen_; }
    [[nodiscard]] std::size_t top_row(std::size_t now) const;
    [[nodiscard]] Rect row(std::size_t index, std::size_t top) const;
    void draw_row(std::size_t index, const Look& look, Canvas& canvas) const;

    std::vector<GroupRow> rows_;
    Rect area_{}, inside_{};
    float row_height_ = 1;
    std::size_t seen_ = 1; ///< Rows for which there is room.
    int scrolled_ = 0;
};

} // namespace zugzwang::points
