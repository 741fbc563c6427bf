// Where everything of Numbers stands on the screen: the row (long rows as bars between large tiles at the two ends),
// the key chips below the ends, what each side took, and the insight's triangle.
#pragma once

#include <cstdint>
#include <optional>

#include "games/numbers/rules.hpp"
#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang::numbers {

/// What a layout depends on besides the area.
struct RowExtent {
    std::uint32_t begin = 0, end = 0; ///< Places left, as in State.
    int digits = 1;                   ///< Of the largest number, so that tiles keep their width during a game.
    bool miniature = false;
    std::uint32_t triangle = 0; ///< The lines of the insight's triangle; 0 without one.

    friend bool operator==(const RowExtent&, const RowExtent&) = default;
};

/// Sizes grow with the area alone; a cheap value, made when it is needed.
class Layout {
  public:
    Layout(Rect area, RowExtent extent);

    /// Whether the middle of the row is drawn as bars.
    [[nodiscard]] bool zoomed_out() const { return window_ < extent_.end - extent_.begin; }
    /// The tile at a place of the row; empty for places that are taken or within the bars.
    [[nodiscard]] std::optional<Rect> tile(std::uint32_t place) const;
    /// The places that the bars stand for; none (equal ends) when not zoomed out.
    [[nodiscard]] std::uint32_t bars_begin() const { return zoomed_out() ? extent_.begin + window_ : extent_.end; }
    [[nodiscard]] std::uint32_t bars_end() const { return zoomed_out() ? extent_.end - window_ : extent_.end; }
    [[nodiscard]] Rect bars() const;

    /// The key chip below an end; requires a row that is not empty.
    [[nodiscard]] Rect chip(End end) const;
    /// The middle of the line below the chips that tells the sums.
    [[nodiscard]] Vec sums() const;
    /// Beside a triangle the sums stand above what each side took; the left end of the first line, the right one of the
    /// second.
    [[nodiscard]] Vec sum_beside(Side side) const;

    /// How many taken tiles of a side can be shown, at most 32.
    [[nodiscard]] std::uint32_t slots() const { return slots_; }
    /// The place of a side's taken tile `index`, oldest first, sized so that `count` of them have room;
    /// index < count ≤ slots().
    [[nodiscard]] Rect slot(Side side, std::uint32_t index, std::uint32_t count) const;
    /// The line below the taken tiles of a side, the last of which is there.
    [[nodiscard]] Rect slot_caption(Side side, Rect last) const;

    /// Where the triangle goes, if there is one; its caption is below it.
    [[nodiscard]] Rect triangle() const;
    /// The middle of the row's place, for the totals when the row is empty.
    [[nodiscard]] Vec row_middle() const;

    /// Type sizes: of a number on a tile of that width, and the smallest that is used.
    [[nodiscard]] float number_size(float tile_width) const;
    [[nodiscard]] float smallest_text() const { return unit_ * 20; }
    /// A length in units of a 1080-line screen, as far as the area tells its scale.
    [[nodiscard]] float units(float count) const { return unit_ * count; }

  private:
    struct Grid {
        float tile_width = 0;
        std::uint32_t columns = 1;
    };
    [[nodiscard]] float min_width() const;
    [[nodiscard]] Rect tile_in_row(float left, std::uint32_t index) const;
    [[nodiscard]] Rect group(Side side) const;
    [[nodiscard]] Grid grid(std::uint32_t count) const;

    Rect area_;
    RowExtent extent_;
    float unit_ = 1;
    float tile_width_ = 0, tile_height_ = 0;
    std::uint32_t window_ = 0; ///< Tiles shown from each end; all of them when nothing is hidden.
    std::uint32_t slots_ = 32;
};

} // namespace zugzwang::numbers
