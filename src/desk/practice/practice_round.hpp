// Somebody practises: today's row of exercises over what is kept, and where each comes from. Knows nothing of boards.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "practice/exercise.hpp"
#include "practice/notes.hpp"
#include "practice/row.hpp"
#include "practice/weeks.hpp"

namespace zugzwang {

/// All that is known of the person's practice.
[[nodiscard]] const practice::Notes& practice_notes(const SceneContext& context);
/// Keeps one thing more.
void add_practice_note(SceneContext& context, practice::Note note);

/// Main thread.
class PracticeRound {
  public:
    explicit PracticeRound(SceneContext& context);

    [[nodiscard]] const practice::Row& row() const { return row_; }
    [[nodiscard]] const practice::Wish& wish() const { return wish_; }
    /// The one that is shown; null where there is none, and when all are done. What is kept may have been damaged: the
    /// rules may refuse its position.
    [[nodiscard]] const practice::Exercise* exercise() const;
    /// Of it; requires one.
    [[nodiscard]] const Game& game() const;
    [[nodiscard]] const practice::Standing& standing() const;
    /// What a solution would make of it now: after a miss today no more than that left. Requires one.
    [[nodiscard]] practice::Standing standing_when_solved() const;
    /// Of the game's kinds the one of the exercise; null where it has none. Requires an exercise.
    [[nodiscard]] const MistakeKind* kind() const;
    /// Where the library still has its game; requires an exercise.
    [[nodiscard]] std::optional<std::int64_t> library_id() const;
    /// The next day with exercises, after today.
    [[nodiscard]] std::optional<practice::Day> next_day() const;

    /// Begins the row anew with what is wished for.
    void choose(practice::Wish wish);
    /// Allows ten more today.
    void more();
    /// Another day has begun, or the background has found something while there was nothing to do: the row is made
    /// anew, unless something was tried at the exercise that is shown. True when it was.
    bool refresh();
    /// Counts the time that somebody looks at it.
    void run(Seconds step) { looked_ += step; }

    /// The move was found; only the first of these two counts until `next`.
    void solve(bool helped);
    /// A wrong move was made.
    void miss();
    /// The next one; one that is not done goes to the end of the row, which is how to skip it.
    void next();
    /// Shows one of the row's places again.
    void show(std::size_t place);

  private:
    /// Of the games that there are.
    [[nodiscard]] practice::Wish asked() const;
    void begin();
    void note(practice::Try what);

    SceneContext& context_;
    practice::Wish wish_;
    practice::Day day_;
    std::uint64_t revision_ = 0; ///< Of the notes that the row is made of.
    practice::Row row_;
    bool touched_ = false; ///< Something was tried at the one that is shown.
    Seconds looked_{0};
};

} // namespace zugzwang
