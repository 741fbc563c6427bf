// Draws one frame of Numbers: all that the view knows, for the time of one drawing.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "games/numbers/insight.hpp"
#include "games/numbers/layout.hpp"
#include "games/numbers/overview.hpp"
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

  private:
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
    void paint_taken_caption(Side side, std::uint32_t shown_before, std::uint32_t shown_now) const;
    void paint_landing() const;
    void paint_tile(const Tile& tile) const;
    void paint_ring(Rect tile, Role role, float alpha) const;
    void paint_chip(End end) const;

    void paint_insight(const Insight& insight) const;
    void paint_sums(const Insight& insight) const;
    void paint_end_words(const Insight& insight, End end) const;
    void paint_triangle(const Triangle& triangle) const;
};

/// The places in State::row of what a side took, oldest first, at most `most`.
[[nodiscard]] std::vector<std::uint32_t> taken_by(const Rules::State& state, Side side, std::size_t most);

} // namespace zugzwang::numbers
