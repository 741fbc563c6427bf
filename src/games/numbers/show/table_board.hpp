// The table of a lesson, drawn as the seed's figure 1: what is filled in, the cell now and its two sources, the way
// that play takes, the numbers along both edges.
#pragma once

#include <optional>

#include "games/numbers/show/table_story.hpp"
#include "zugzwang/ui/node.hpp"

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
    /// What its marks mean.
    [[nodiscard]] ui::Node legend(const TableStory& story) const;

  private:
    friend class TablePainter;

    Rect area_{};
    Pyramid pyramid_;
    float text_ = 0;      ///< The size of the values; 0 where they have no room.
    float edge_text_ = 0; ///< The same of the numbers along the edges.
};

} // namespace zugzwang::numbers
