// The numbers of sticks as a table in which the losing ones stand below one another: M + 1 numbers make a row, or fill
// several rows of their own, or a row takes several times so many.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/derivation.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::sticks {

class NumberTable {
  public:
    struct Look {
        int number = 0;    ///< It is the one that is looked at.
        bool done = false; ///< The last one is known: its take is the move.
        float progress = 1;
        std::optional<std::size_t> pointed{}; ///< The number under the pointer.
    };

    NumberTable(const Rules::State& state, std::vector<Verdict> verdicts)
        : state_(state), verdicts_(std::move(verdicts)) {}

    /// It is that wide, in units.
    void place(float width);
    /// `reacting` makes of a number's cell what can be pressed.
    [[nodiscard]] ui::Node node(const Look& look,
                                const std::function<ui::Node(ui::Node, std::size_t number)>& reacting) const;

  private:
    struct Place {
        int row = 0, column = 0;
    };
    [[nodiscard]] Place place_of(int number) const;
    [[nodiscard]] int rows() const { return place_of(state_.left).row + 1; }
    [[nodiscard]] ui::Node cell(int number, const Look& look) const;
    void paint_cell(int number, Rect area, const Look& look, Canvas& canvas) const;
    /// What a row shows of the way from the number to the one that its take leaves.
    void paint_take(int row, Rect area, const Look& look, Canvas& canvas) const;

    Rules::State state_;
    std::vector<Verdict> verdicts_; ///< By number.
    int columns_ = 1;
    int block_rows_ = 1;   ///< So many rows make M + 1 numbers.
    float cell_width_ = 1; ///< Units.
};

} // namespace zugzwang::sticks
