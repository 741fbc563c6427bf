// Sticks on the screen: a row of matches, of which the right ones are taken by mouse, by buttons or by digits.
#pragma once

#include <optional>
#include <string>

#include "games/sticks/rules.hpp"
#include "games/sticks/think/theory.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::sticks {

class View : public ViewDefaults<Rules, Insight> {
  public:
    void place(Rect area, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    bool cancel();
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    [[nodiscard]] Cursor cursor() const { return under_pointer_ > 0 ? Cursor::hand : Cursor::arrow; }
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static std::string move_words(const Rules::State& state, const Rules::Move& move, Labels);
    [[nodiscard]] static std::string told(const Played<Rules>& played, const std::string& side, Labels);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels) const;
    [[nodiscard]] Answers answers(Question question, const Rules::State& state, Labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state, Labels);

    /// The button that takes `count` sticks, empty when there are too many to show. For tests and the pointer.
    [[nodiscard]] std::optional<Rect> button(int count, const Rules::State& state) const;
    /// Where stick `index` stands, from the left, 0 … total-1.
    [[nodiscard]] Rect stick(int index) const;

  private:
    struct Picture; ///< Draws one frame.

    /// How many sticks the place stands for, from 1; 0 for none, negative for sticks that are too many.
    [[nodiscard]] int count_at(Vec at, const Rules::State& state) const;
    [[nodiscard]] Reaction<Rules> take(std::int64_t count, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> character(char typed, const Rules::State& state);
    /// What would be taken: under the pointer, else typed, else in focus; 0 for nothing.
    [[nodiscard]] int chosen() const;

    Rect area_{};
    int total_ = 0; ///< Sticks at the start of the game, as far as was seen.
    int under_pointer_ = 0;
    int focus_ = 0;
    std::string typed_;
    Fade lift_;
};

/// A number of sticks on a plate; lit where so many are taken, pale where so many cannot be.
void paint_number(Rect place, int number, bool lit, bool can, Canvas& canvas);
/// "1, 2 or 3"; "1 to 19" where the list would be long.
[[nodiscard]] std::string numbers_to_take(const Rules::State& state);

} // namespace zugzwang::sticks
