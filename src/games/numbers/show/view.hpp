// Numbers on the screen: a row of tiles whose two ends can be taken by mouse, by arrows and Enter, or by a letter. And
// what else the game shows: its ladder, lessons and the editor of positions.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/numbers/rules.hpp"
#include "games/numbers/show/history.hpp"
#include "games/numbers/show/layout.hpp"
#include "games/numbers/show/overview.hpp"
#include "games/numbers/think/insight.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::numbers {

class View : public PointedView<Rules, End, Insight> {
  public:
    void place(Rect area, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    bool cancel();
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static std::string told(const Played<Rules>& played, const std::string& side, Labels);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels) const;
    [[nodiscard]] Answers answers(Question question, const Rules::State& state, Labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static MarginWords margin_words(std::int64_t margin, const std::string& side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state, Labels);

    /// Where things stand for that position, for the pointer and for tests.
    [[nodiscard]] Layout layout(const Rules::State& state) const { return {area_, extent(state)}; }

  private:
    [[nodiscard]] RowExtent extent(const Rules::State& state) const;
    /// Where the triangle is when insight is on.
    [[nodiscard]] Rect triangle(const Rules::State& state) const;
    [[nodiscard]] std::optional<End> end_at(Vec at, const Rules::State& state) const;
    /// Whether the place shows a part of the row that cannot be taken.
    [[nodiscard]] bool is_inner(Vec at, const Rules::State& state) const;
    /// The places and cells that the list of moves is pointed at.
    [[nodiscard]] static std::vector<Taking> pointed(const Frame<Rules, Insight>& frame);

    Rect area_{};
    Overview overview_;
    std::optional<Vec> lens_at_; ///< Where the pointer rests over the place of the triangle.
    std::array<Fade, 2> lifts_;  ///< By End.
};

/// The ladder of Numbers: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See the players of Numbers at work: Optimal fills in its table, Parity compares two sums.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request);

/// A position of Numbers set by hand: the row as it is typed, and what each side has taken already.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::numbers
