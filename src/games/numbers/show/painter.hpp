// Draws one frame of Numbers: all that the view knows, for the time of one drawing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/numbers/show/layout.hpp"
#include "games/numbers/show/overview.hpp"
#include "games/numbers/think/insight.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::numbers {

struct Painter {
    const Frame<Rules, Insight>& frame;
    Canvas& canvas;
    const Overview& overview;     ///< Of the frame's row.
    Layout before, now;           ///< Of frame.before and frame.now.
    std::optional<End> chosen;    ///< By pointer or focus.
    std::array<float, 2> lifts{}; ///< How far the ends are lifted by that, 0 to 1, by End.

    /// How far an end that can be taken stands above the row, and how much further under the pointer.
    static constexpr float lift_units = 8, hover_lift_units = 10;

    void paint() const;

    /// A cell of the triangle: the numbers `from` … `from + length - 1` of it.
    struct Part {
        std::size_t from = 0, length = 0;

        [[nodiscard]] Part after(const Rules::Move& move) const {
            return {move == take_left ? from + 1 : from, length - 1};
        }
        friend bool operator==(const Part&, const Part&) = default;
    };
    /// Which cells were passed, where the game is, and which cells come next under best play.
    struct Ways {
        Part now;
        std::vector<Part> played, best;
    };

  private:
    /// Passed with that side to move; where the game is; on the best way on; can be left, filled in or not yet; can no
    /// longer be left.
    enum class CellLook : std::uint8_t { first, second, now, best, open, empty, lost };

    struct Tile {
        std::uint32_t place = 0;
        Rect area;
        std::optional<Side> owner{}; ///< Tinted in this side's colour.
        float tint = 1;
        float alpha = 1;
    };

    /// How far things have moved from their old to their new places, 0 to 1; 1 when motion is reduced.
    [[nodiscard]] float moved() const;
    [[nodiscard]] std::optional<std::uint32_t> flying() const;

    void paint_row() const;
    void paint_row_tile(std::uint32_t place) const;
    void paint_bars() const;
    void paint_flying() const;
    void paint_taken(Side side) const;
    void paint_taken_caption(Side side, Rect last) const;
    void paint_landing() const;
    void paint_totals() const;
    void paint_tile(const Tile& tile) const;
    void paint_tile_ring(Rect tile, Role role, float alpha) const;
    void paint_chip(End end) const;

    /// The larger number of tiles that either side took, of those that a layout shows.
    [[nodiscard]] std::uint32_t max_taken(const Rules::State& state, std::size_t max) const;
    /// The places in State::row of what a side took, oldest first, at most `max`.
    [[nodiscard]] std::vector<std::uint32_t> taken_by(const Rules::State& state, Side side, std::size_t max) const;

    void paint_insight(const Insight& insight) const;
    void paint_sums(const Insight& insight) const;
    void paint_end_words(const Insight& insight, End end) const;
    void paint_triangle(const Triangle& triangle) const;
    [[nodiscard]] CellLook look_of(Part cell, const Ways& ways) const;
    void paint_cell(Rect place, CellLook look, float gap) const;
};

} // namespace zugzwang::numbers
