// Points on the screen: choose a point, then another (or drag from one to the other), with mouse or keys.
#pragma once

#include <optional>
#include <string>

#include "games/points/rules.hpp"
#include "games/points/show/field.hpp"
#include "games/points/think/insight.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::points {

class View : public ViewDefaults<Rules, Insight> {
  public:
    void place(Rect area, const Rules::State&) { area_ = area; }
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    bool cancel();
    [[nodiscard]] bool begins(Segment move) const { return chosen_ < 0 || chosen_ == move.a || chosen_ == move.b; }
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    [[nodiscard]] Cursor cursor() const { return hovered_ >= 0 ? Cursor::hand : Cursor::arrow; }
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static std::string told(const Played<Rules>& played, const std::string& side, Labels);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels) const;
    [[nodiscard]] Answers answers(Question question, const Rules::State& state, Labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state, Labels);

  private:
    class Picture; // one drawing; see view_draw.cpp

    [[nodiscard]] Reaction<Rules> press(Vec at, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> release(Vec at, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> join(int point);
    void hover(Vec at, const Rules::State& state);
    /// Why the point that is meant there is not played; empty where there is none.
    [[nodiscard]] std::string why_not(Vec at, const Rules::State& state) const;
    [[nodiscard]] bool move_focus(Key key, const Rules::State& state);
    /// The points that mean something now: free ones, or those that the chosen one can be joined to, and itself.
    [[nodiscard]] PointSet playable(const Rules::State& state) const;
    /// The point under the pointer or in focus, or -1.
    [[nodiscard]] int active() const { return focus_ >= 0 ? focus_ : hovered_; }
    /// The whole move that is shown: from the chosen point to the active one.
    [[nodiscard]] std::optional<Segment> proposed() const;

    Rect area_{};
    Vec pointer_{};
    bool pointing_ = false; ///< The pointer is over the board and was used last.
    bool dragging_ = false; ///< The button is down since a point was chosen.
    int hovered_ = -1;      ///< A playable point under the pointer.
    int focus_ = -1;        ///< By the keyboard.
    int chosen_ = -1;       ///< The first point of a half-made move.
    bool graphs_ = false;   ///< The insight shows the parts as graphs.
    Fade lit_;              ///< Of the active point.
};

/// What the move leaves, in words: counted by Proposition 1 where that holds, else how much stays open.
[[nodiscard]] std::string consequence(const Rules::State& state, Segment move);

} // namespace zugzwang::points
