// What both lessons of Points are made of: the board with its groups, a table of the groups, and panels beside it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/points/show/lesson_board.hpp"
#include "games/points/think/zones_work.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::points {

/// A group in the table, with what is known of it.
struct GroupRow {
    Role colour = Role::soft;
    std::string size{}, value{}, note{};
};

/// The step after the first is about the first group, and so on.
class GroupsLesson : public PagedLesson {
  public:
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const final;

  protected:
    GroupsLesson(Rules::State state, std::vector<LessonGroup> groups, std::vector<GroupRow> rows,
                 const std::vector<ZoneCrossing>& crossings, Segment move);

    [[nodiscard]] virtual std::vector<LessonPhrase> phrases(std::size_t step) const = 0;

    /// Groups that are known at that step.
    [[nodiscard]] std::size_t known(std::size_t step) const { return std::min(step, rows_.size()); }
    /// The known group under the pointer, else the one that the step is about.
    [[nodiscard]] Pointed lit(const LessonBoard::Look& look) const;
    /// `now` is the row that is kept in view.
    [[nodiscard]] ui::Node table(const std::string& title, const LessonBoard::Look& look, std::size_t now);
    /// The board, and beside it two panels side by side over the others.
    [[nodiscard]] ui::Node about(const LessonBoard::Look& look, ui::Node table, ui::Node figures, ui::Node rules,
                                 ui::Node below);

    [[nodiscard]] const Rules::State& state() const { return state_; }
    [[nodiscard]] std::string mover() const;

    Pointed pointed_; ///< A group.

  private:
    [[nodiscard]] ui::Node row(std::size_t index, const LessonBoard::Look& look);

    Rules::State state_;
    LessonBoard board_;
    std::vector<GroupRow> rows_;
};

} // namespace zugzwang::points
