// The left side of a watched look ahead: the board at a node with the moves that lead there, what it is worth, and how
// much both of the seed's players look at.
#pragma once

#include <vector>

#include "games/amazons/show/lesson_words.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::amazons {

class LessonBoard {
  public:
    struct Figures {
        SearchKind kind = SearchKind::minimax;
        PassFigures pass{};
    };

    LessonBoard(const Watched& watched, std::vector<Figures> figures)
        : watched_(watched), figures_(std::move(figures)) {}

    void place(Rect area, const Canvas& canvas);
    void draw(std::size_t node, Labels labels, Canvas& canvas) const;

  private:
    void draw_position(const std::vector<Rules::Move>& line, const Rules::State& now, Labels labels,
                       Canvas& canvas) const;
    void draw_worth(const Rules::State& now, Canvas& canvas) const;
    void draw_figures(Labels labels, Canvas& canvas) const;

    const Watched& watched_;
    std::vector<Figures> figures_;
    Rect board_{}, worth_{}, table_{};
    float names_ = 0; ///< The strip for the names of files and ranks.
};

} // namespace zugzwang::amazons
