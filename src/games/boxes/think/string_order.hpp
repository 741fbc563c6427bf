// The order in which the solver tries safe strings.
#pragma once

#include <cstdlib>
#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// On boards whose border is still open, strings nearest to the middle come first; if the board is not square, those
/// nearest to the line that halves its longer side. Where the border is drawn, the strings that make the most links
/// come first, and among those the farthest from the middle. A fixed order makes the search meet the same sets again:
/// ordering by earlier success causes more cutoffs at the first try and yet visits more nodes.
class StringOrder {
  public:
    StringOrder(const Strings& strings, const Grid& grid) {
        for (int string = 0; string < strings.string_count(); ++string) {
            border_is_open_ = border_is_open_ || strings.ends(string)[1] == ground;
            const Dot from = grid.start_of(strings.edge_of(string));
            const Dot to = grid.end_of(strings.edge_of(string));
            const int x = from.x + to.x - grid.columns;
            const int y = from.y + to.y - grid.rows;
            from_middle_.push_back(x * x + y * y);
            from_halves_.push_back(grid.columns == grid.rows  ? x * x + y * y
                                   : grid.columns > grid.rows ? 64 * std::abs(x) + std::abs(y)
                                                              : 64 * std::abs(y) + std::abs(x));
        }
    }

    [[nodiscard]] bool border_is_open() const { return border_is_open_; }
    /// Lower ones come first. `new_links()` counts the links that cutting the string makes.
    template <class NewLinks>
    [[nodiscard]] int place(int string, NewLinks new_links) const {
        constexpr int more_than_any_distance = 1 << 11;
        const auto at = static_cast<std::size_t>(string);
        return border_is_open_ ? from_halves_[at] : -from_middle_[at] - new_links() * more_than_any_distance;
    }

  private:
    bool border_is_open_ = false;
    std::vector<int> from_middle_; ///< The squared distance of each string.
    std::vector<int> from_halves_; ///< The distance from the line that halves the board.
};

} // namespace zugzwang::boxes
