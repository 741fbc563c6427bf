// In which order the solver tries safe strings.
#pragma once

#include <vector>

#include "games/boxes/think/strings.hpp"

namespace zugzwang::boxes {

/// Where the border is to be drawn too, the strings nearest to the middle of the board come first. Where it is drawn
/// already, those that make the most links come first, and of these the farthest from the middle.
class StringOrder {
  public:
    StringOrder(const Strings& strings, const Grid& grid) {
        for (int string = 0; string < strings.string_count(); ++string) {
            border_is_open_ = border_is_open_ || strings.ends(string)[1] == ground;
            const Dot from = grid.start_of(strings.edge_of(string));
            const Dot to = grid.end_of(strings.edge_of(string));
            const int x = from.x + to.x - grid.columns;
            const int y = from.y + to.y - grid.rows;
            distance_.push_back(x * x + y * y);
        }
    }

    /// The lower, the sooner. `new_links()` counts the links that cutting the string makes.
    template <class NewLinks>
    [[nodiscard]] int place(int string, NewLinks new_links) const {
        constexpr int more_than_any_distance = 1 << 11;
        const int distance = distance_[static_cast<std::size_t>(string)];
        return border_is_open_ ? distance : -distance - new_links() * more_than_any_distance;
    }

  private:
    bool border_is_open_ = false;
    std::vector<int> distance_; ///< Of each string from the middle, squared.
};

} // namespace zugzwang::boxes
