// Draws one frame of Numbers: all that the view knows, for the time of one drawing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/numbers/show/history.hpp"
#include "games/numbers/show/layout.hpp"
#include "games/numbers/show/overview.hpp"
#include "games/numbers/show/pyramid.hpp"
#include "games/numbers/think/insight.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::numbers {

struct Painter {
    const Frame<Rules, Insight>& frame;
    Canvas& canvas;
    const Overview& overview;      ///< Of the frame's row.
    Layout before, now;            ///< Of frame.before and frame.now.
    std::optional<End> chosen;     ///< By pointer or focus.
    std::array<float, 2> lifts{};  ///< How far the ends are lifted by that, 0 to 1, by End.
    Way way{};                     ///< Through the triangle, where one is shown.
    std::optional<Vec> lens{};     ///< Where the triangle is pointed at.
    std::vector<Taking> pointed{}; ///< What the list of moves is pointed at.

    /// How far an end that can be taken stands above the row, and how much further under the pointer.
    static constexpr float lift_units = 8, hover_lift_units = 10;

    void paint() const;

    /// Which cells of the triangle were passed, where the game is, and which cells come next under best play. Their
    /// places are counted from the beginning of the way.
    struct Ways {
        Pyramid::Cell now;
        std::vector<Pyramid::Cell> played, best;
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
    /// What was played there, for who looks back.
    void paint_played(Rect tile, bool at_fault) const;
    void paint_tile_sign(MoveSign sign, Rect tile) const;
    void paint_chip(End end) const;
    void paint_values() const;

    /// The larger number of tiles that either side took, of those that a layout shows.
    [[nodiscard]] std::uint32_t max_taken(const Rules::State& state, std::size_t max) const;
    /// The places in State::row of what a side took, oldest first, at most `max`.
    [[nodiscard]] std::vector<std::uint32_t> taken_by(const Rules::State& state, Side side, std::size_t max) const;

    void paint_insight(const Insight& insight) const;
    void paint_sums(const Insight& insight) const;
    void paint_end_words(const Insight& insight, End end) const;
    void paint_triangle(const Triangle& triangle) const;
    void paint_cells(const Triangle& triangle, const Pyramid& pyramid, const Ways& ways) const;
    void paint_best_line(const Pyramid& pyramid, const Ways& ways) const;
    void paint_lines(const Pyramid& pyramid) const;
    void paint_lens(const Triangle& triangle, const Pyramid& pyramid) const;
    [[nodiscard]] CellLook look_of(Pyramid::Cell cell, const Ways& ways) const;
    void paint_cell(Rect place, CellLook look, Side mover) const;
    /// Whose turn it is where a cell of the way is left.
    [[nodiscard]] Side mover_of(Pyramid::Cell cell) const;
    /// The triangle's cell for a cell of the way.
    [[nodiscard]] TableCell in_table(const Triangle& triangle, Pyramid::Cell cell) const;
};

} // namespace zugzwang::numbers
