// The table of a lesson, drawn as the seed's figure 1: what is filled in, the cell now and its two sources, the way
// that play takes, the numbers along both edges.
#pragma once

#include <optional>

#include "games/numbers/show/table_story.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::numbers {

class TableBoard {
  public:
    struct Look {
        const TableStory& story;
        TableStory::Step step{};
        Pyramid::Cell shown{}; ///< The cell whose interval and way are lit: that of the step or the one pointed at.
        float progress = 1;
    };

    void place(Rect area, const TableStory& story, const Canvas& canvas);
    [[nodiscard]] std::optional<Pyramid::Cell> at(Vec place) const { return pyramid_.at(place); }
    void draw(const Look& look, Canvas& canvas) const;

  private:
    void draw_legend(const Look& look, Canvas& canvas) const;
    void draw_path(const Look& look, Canvas& canvas) const;
    void draw_cell(Pyramid::Cell cell, Rect area, const Look& look, Canvas& canvas) const;
    void draw_value(const TableCell& cell, Rect area, const Look& look, Canvas& canvas) const;
    void draw_rings(const Look& look, Canvas& canvas) const;
    void draw_dots(const Look& look, Canvas& canvas) const;
    void draw_open(Rect area, Canvas& canvas) const;
    void draw_edges(const Look& look, Canvas& canvas) const;
    void draw_edge(End end, std::uint32_t depth, const Look& look, Canvas& canvas) const;
    [[nodiscard]] float radius(Canvas& canvas) const;

    Rect panel_{};
    Pyramid pyramid_;
    float text_ = 0;      ///< The size of the values; 0 where they have no room.
    float edge_text_ = 0; ///< The same of the numbers along the edges.
};

} // namespace zugzwang::numbers
