// What both lessons of Points are made of: the board with its groups, a table of the groups, and panels beside it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/points/show/lesson_board.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

using Phrases = std::vector<LessonPhrase>;
[[nodiscard]] inline LessonPhrase doing(std::string words) { return {LessonPhrase::Tone::doing, std::move(words)}; }
[[nodiscard]] inline LessonPhrase result(std::string words) { return {LessonPhrase::Tone::result, std::move(words)}; }
[[nodiscard]] inline LessonPhrase why(std::string words) { return {LessonPhrase::Tone::why, std::move(words)}; }

/// The step after the first is about the first group, and so on.
class GroupsLesson : public PagedLesson {
  public:
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const final;

  protected:
    GroupsLesson(const Rules::State& state, std::vector<LessonGroup> groups, const std::vector<ZoneCrossing>& crossings,
                 Segment move)
        : board_(state, std::move(groups), crossings, move) {}

    [[nodiscard]] virtual Phrases phrases(std::size_t step) const = 0;

    /// Groups that are known at that step.
    [[nodiscard]] std::size_t known(std::size_t step) const { return std::min(step, board_.groups().size()); }
    /// `now` is the row that is kept in view.
    [[nodiscard]] ui::Node table(const std::string& title, const LessonBoard::Look& look, std::size_t now);
    /// The board, and beside it two panels side by side over the others.
    [[nodiscard]] ui::Node about(const LessonBoard::Look& look, ui::Node table, ui::Node figures, ui::Node rules,
                                 ui::Node below);

    [[nodiscard]] const Rules::State& state() const { return board_.state(); }
    [[nodiscard]] std::string mover() const { return side_word(state().to_move); }
    [[nodiscard]] std::string waiting() const { return side_word(other(state().to_move)); }

  private:
    /// The known group under the pointer, else the one that the step is about.
    [[nodiscard]] Pointed lit(const LessonBoard::Look& look) const;
    [[nodiscard]] ui::Node row(std::size_t index, const LessonBoard::Look& look);

    LessonBoard board_;
    Pointed pointed_; ///< A group.
};

} // namespace zugzwang::points
