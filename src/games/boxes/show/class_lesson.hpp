// The seed's player at work: the board with its lines in three sets, the rules that ask them in order, the queue of the
// lines that give boxes away, and what a drawn line sorts again.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/boxes/show/class_board.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::boxes {

/// Step 0 shows the sets, step n the n-th line of the turn.
class ClassLesson final : public PagedLesson {
  public:
    /// A turn as the player reported it.
    explicit ClassLesson(std::vector<TurnLine> turn) : turn_(std::move(turn)) {}

    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::size_t steps() const override { return turn_.size() + 1; }
    /// The first of the turn: the others are moves of later positions.
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), {turn_.front().edge}); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels labels) const override;

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override;

  private:
    [[nodiscard]] const Rules::State& state() const { return turn_.front().classes.state(); }
    [[nodiscard]] std::optional<std::size_t> step_of(std::size_t edge) const;
    [[nodiscard]] std::size_t no_line() const { return static_cast<std::size_t>(state().grid.edges()); }

    [[nodiscard]] ui::Node board(const ClassLook& look);

    /// Lines of one key that stand side by side; the row of a new key begins with it.
    struct QueueRow {
        int price = 0;
        bool begins_key = false, ends_key = false;
        std::vector<int> edges{};
    };
    [[nodiscard]] std::vector<QueueRow> queue_rows(const LineClasses& classes) const;
    [[nodiscard]] ui::Node queue(const ClassLook& look);
    [[nodiscard]] ui::Node queue_row(const QueueRow& row, const ClassLook& look);
    [[nodiscard]] ui::Node queued_line(int edge, const ClassLook& look);
    [[nodiscard]] ui::Node note(const QueueRow& row, const ClassLook& look) const;
    /// Of a line's name, with which every name has room; pixels.
    [[nodiscard]] float name_width() const;

    std::vector<TurnLine> turn_;
    ClassBoard board_;
    float queue_width_ = 0; ///< Pixels.
    /// The line that is pointed at on the board, or in the queue; there also `no_line()`.
    Pointed on_board_, in_queue_;
};

} // namespace zugzwang::boxes
