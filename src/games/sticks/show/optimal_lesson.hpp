// Optimal at work: the losing numbers one after the other from the end, then what they make the move.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/derivation.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::sticks {

class OptimalLesson final : public PagedLesson {
  public:
    /// `verdicts` are the player's own; `move` is what it came to.
    OptimalLesson(const Rules::State& state, Rules::Move move, std::vector<Verdict> verdicts)
        : state_(state), move_(move), verdicts_(std::move(verdicts)) {}

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
    [[nodiscard]] ui::Node rule(int number, bool done) const;
    [[nodiscard]] ui::Node looked_at(int number) const;
    [[nodiscard]] ui::Node result() const;

    struct Look {
        int number = 0;    ///< It is the one that is looked at.
        bool done = false; ///< The last one is known: its take is the move.
        float progress = 1;
    };
    struct Place {
        int row = 0, column = 0;
    };
    /// They are that wide, in units.
    void place_numbers(float width);
    [[nodiscard]] Place place_of(int number) const;
    [[nodiscard]] int rows() const { return place_of(state_.left).row + 1; }
    [[nodiscard]] ui::Node table(const Look& look);
    [[nodiscard]] ui::Node cell(int number, const Look& look);
    void paint_cell(int number, Rect area, const Look& look, Canvas& canvas) const;
    /// What a row shows of the way from the number to the one that its take leaves.
    void paint_take(int row, Rect area, const Look& look, Canvas& canvas) const;

    Rules::State state_;
    Rules::Move move_;
    std::vector<Verdict> verdicts_; ///< By number.
    Pointed pointed_;               ///< A number.
    int columns_ = 1;
    int block_rows_ = 1;   ///< So many rows make M + 1 numbers.
    float cell_width_ = 1; ///< Units.
};

/// "10 sticks, up to 3"
[[nodiscard]] std::string table_words(const Rules::State& state);
/// A large word or two in the middle of a card.
[[nodiscard]] ui::Node card_word(std::string words, bool lit);

} // namespace zugzwang::sticks
