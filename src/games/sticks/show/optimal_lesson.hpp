// Optimal at work: the losing numbers one after the other from the end, then what they make the move.
#pragma once

#include <string>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/show/number_table.hpp"
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
    [[nodiscard]] ui::Node numbers(const NumberTable::Look& look);
    [[nodiscard]] ui::Node rule(int number, bool done) const;
    [[nodiscard]] ui::Node looked_at(int number) const;
    [[nodiscard]] ui::Node result() const;

    Rules::State state_;
    Rules::Move move_;
    std::vector<Verdict> verdicts_;
    NumberTable table_;
    Pointed pointed_;
};

/// "10 sticks, up to 3"
[[nodiscard]] std::string table_words(const Rules::State& state);
/// A large word or two in the middle of a card.
[[nodiscard]] ui::Node card_word(std::string words, bool lit);

} // namespace zugzwang::sticks
