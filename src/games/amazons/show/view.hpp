// Amazons on the screen: choose a queen, where she goes, where she shoots; each step can be taken back. A queen can
// also be dragged to where she goes. And what else the game shows: its ladder, lessons and the editor of positions.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "games/amazons/rules.hpp"
#include "games/amazons/show/layout.hpp"
#include "games/amazons/think/insight.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/ladder.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::amazons {

using BoardFrame = Frame<Rules, Insight>;

/// A half-made move.
struct HalfMove {
    std::optional<Square> from; ///< The chosen queen.
    std::optional<Square> to;   ///< Where she goes; only with `from`.

    /// The squares that may be chosen next.
    [[nodiscard]] SquareSet choices(const Rules::State& state) const;
    /// Whether it can become that move.
    [[nodiscard]] bool begins(const Rules::Move& move) const {
        return from.value_or(move.from) == move.from && to.value_or(move.to) == move.to;
    }

    friend bool operator==(const HalfMove&, const HalfMove&) = default;
};

class View : public ViewDefaults<Rules, Insight> {
  public:
    void place(Rect area, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    bool cancel();
    [[nodiscard]] bool begins(const Rules::Move& move) const { return half_.begins(move); }
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    [[nodiscard]] Cursor cursor() const { return under_pointer_ ? Cursor::hand : Cursor::arrow; }
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static std::string told(const Played<Rules>& played, const std::string& side, Labels labels);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const BoardFrame& frame, Canvas& canvas) const;
    /// "d1-d7/g7", or "9,3-3,3/3,6".
    [[nodiscard]] static std::string move_words(const Rules::State& state, const Rules::Move& move, Labels labels);
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels labels) const;
    [[nodiscard]] Answers answers(Question question, const Rules::State& state, Labels labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state,
                                                            Labels labels);

    /// For tests: where squares lie, and what is chosen.
    [[nodiscard]] const BoardLayout& layout() const { return layout_; }
    [[nodiscard]] const HalfMove& half_move() const { return half_; }

  private:
    [[nodiscard]] Reaction<Rules> choose(Square square, const Rules::State& state);
    /// The button or finger goes down on a square, moves on while it is down, and is lifted.
    [[nodiscard]] Reaction<Rules> press(Square square, const Rules::State& state);
    void carry(Vec at, std::optional<Square> square);
    [[nodiscard]] Reaction<Rules> let_go(std::optional<Square> square, const Rules::State& state);
    void hover(std::optional<Square> square);
    /// To the next square that can be chosen in a direction of files and ranks; where there was no focus it appears on
    /// one.
    void move_focus(Vec way, const Rules::State& state);
    /// Whether choosing the square does something: the next step, or another queen instead.
    [[nodiscard]] bool can_choose(Square square, const Rules::State& state) const;
    /// The square that is looked at: in focus by keyboard, else under the pointer if it can be chosen.
    [[nodiscard]] std::optional<Square> looked_at() const { return focus_shown_ ? focus_ : under_pointer_; }
    /// The same, or what was looked at until a moment ago while that fades; only what can be chosen.
    [[nodiscard]] std::optional<Square> looked_at_or_left(const Rules::State& state) const;

    Rect area_{};
    BoardLayout layout_;
    HalfMove half_;
    /// A queen on whom the pointer was pressed and not lifted yet: she is carried once it leaves that square.
    struct Held {
        Square queen = 0;   ///< Where she stands.
        Square pressed = 0; ///< Where she is seen: there, or where she was going.
    };
    std::optional<Held> held_;
    std::optional<Vec> carried_;          ///< Where she is carried to.
    std::optional<Square> under_pointer_; ///< Only a square that can be chosen.
    std::optional<Square> faded_;         ///< What was under the pointer until a moment ago.
    Fade hover_;
    std::optional<Square> focus_;
    bool focus_shown_ = false;
};

/// What a square is called where a person reads it, on a board of so many ranks: "d7", or "3,3" as the seed numbers
/// them, by row and column from 0 with row 0 on top. The wire form is the rules'.
[[nodiscard]] std::string square_words(Square square, int ranks, Labels labels);

/// The ladder of Amazons: its rungs in words, their board and their emblems.
[[nodiscard]] Ladder ladder();

/// See minimax and alpha-beta look ahead: the tree of moves and replies, one move looked at a step.
/// Null when it was stopped.
[[nodiscard]] std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control);

/// A position of Amazons laid out by hand: queens of both sides and arrows placed and taken away.
[[nodiscard]] std::unique_ptr<StartEditor> make_start_editor(Rules::State state);

} // namespace zugzwang::amazons
