// The left side of a watched look ahead: the board at a node with the moves that lead there, what it is worth, and how
// much both of the seed's players look at.
#pragma once

#include <vector>

#include "games/amazons/show/lesson_words.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::amazons {

class LessonBoard {
  public:
    struct Figures {
        SearchKind kind = SearchKind::minimax;
        PassFigures pass{};
    };

    LessonBoard(const Watched& watched, std::vector<Figures> figures)
        : watched_(watched), figures_(std::move(figures)) {}

    /// One below another: the position at a node, what it is worth, the table.
    [[nodiscard]] ui::Node beside(std::size_t node, Labels labels) const;

  private:
    void draw_position(Rect area, const std::vector<Rules::Move>& line, const Rules::State& now, Labels labels,
                       Canvas& canvas) const;
    [[nodiscard]] ui::Node worth(const Rules::State& now) const;
    [[nodiscard]] ui::Node table(Labels labels) const;

    const Watched& watched_;
    std::vector<Figures> figures_;
};

} // namespace zugzwang::amazons
