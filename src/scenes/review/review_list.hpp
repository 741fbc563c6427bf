// The moves of a game under review: numbered rows of two columns, each move with the sign of its class, each to be
// clicked.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "scenes/widgets/scroll.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/review.hpp"
#include "zugzwang/play/session_news.hpp"

namespace zugzwang {

/// One line of the list: at most one move of each side, by ply.
struct ReviewRow {
    std::size_t number = 0; ///< Of the turn, from 1; 0 for a row that goes on with the one above.
    std::optional<std::size_t> first{}, second{};

    friend bool operator==(const ReviewRow&, const ReviewRow&) = default;
};
[[nodiscard]] std::vector<ReviewRow> review_rows(const std::vector<MoveEntry>& moves);

/// The turn that each move belongs to, from 1, by ply.
[[nodiscard]] std::vector<std::size_t> turn_numbers(const std::vector<ReviewRow>& rows, std::size_t moves);

class ReviewList {
  public:
    void show(const std::vector<MoveEntry>& moves);
    /// The panel, in pixels.
    void place(Rect area, float scale);
    /// This move is chosen: it is scrolled into view. Beyond the last one none is.
    void choose(std::size_t move);
    [[nodiscard]] const std::vector<std::size_t>& turns() const { return turns_; }

    struct Answer {
        bool used = false;
        std::optional<std::size_t> picked{};
    };
    [[nodiscard]] Answer pointer(const PointerEvent& event);
    [[nodiscard]] bool points() const { return pointed_.has_value(); }
    void draw(const std::vector<MoveEntry>& moves, const Review& review, Canvas& canvas) const;

  private:
    [[nodiscard]] Rect list_area() const;
    [[nodiscard]] float row_height() const;
    [[nodiscard]] std::optional<std::size_t> move_at(Vec at) const;
    [[nodiscard]] Rect cell(std::size_t row, Side side) const;
    void draw_cell(std::size_t move, Rect area, const MoveEntry& entry, const Review& review, Canvas& canvas) const;

    Rect area_{};
    float scale_ = 1;
    std::vector<ReviewRow> rows_;
    std::vector<std::size_t> turns_, row_of_; ///< By ply.
    std::size_t chosen_ = 0;
    std::optional<std::size_t> pointed_;
    Scroll scroll_;
};

} // namespace zugzwang
