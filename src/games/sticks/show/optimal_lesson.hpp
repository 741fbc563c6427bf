// Optimal at work: the losing numbers one after the other from the end, then what they make the move.
#pragma once

#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/show/lesson_card.hpp"
#include "games/sticks/show/number_grid.hpp"
#include "games/sticks/think/derivation.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::sticks {

class OptimalLesson final : public PagedLesson {
  public:
    /// `verdicts` are the player's own; `move` is what it came to.
    OptimalLesson(const Rules::State& state, Rules::Move move, std::vector<Verdict> verdicts);

    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::size_t steps() const override { return verdicts_.size() + 1; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, move_); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override;

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override;

  private:
    [[nodiscard]] std::vector<LessonPhrase> first_phrases() const;
    [[nodiscard]] std::vector<LessonPhrase> phrases_of(int left) const;
    [[nodiscard]] std::vector<LessonPhrase> last_phrases() const;
    [[nodiscard]] LessonCard rule_card(int number, bool done) const;
    [[nodiscard]] LessonCard number_card(int number) const;
    [[nodiscard]] LessonCard move_card() const;

    Rules::State state_;
    Rules::Move move_;
    std::vector<Verdict> verdicts_;
    NumberGrid grid_;
};

/// "10 sticks, up to 3"
[[nodiscard]] std::string table_words(const Rules::State& state);

} // namespace zugzwang::sticks
