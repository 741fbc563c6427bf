// Boxes on the screen: a grid of dots on a panel; lines are drawn by a click near them or by keys.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/boxes/rules.hpp"
#include "games/boxes/show/board.hpp"
#include "games/boxes/think/insight.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::boxes {

class View : public ViewDefaults<Rules, Insight> {
  public:
    void place(Rect area, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    /// Takes the focus ring away.
    bool cancel();
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    [[nodiscard]] Cursor cursor() const { return under_pointer_ ? Cursor::hand : Cursor::arrow; }
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] static std::string move_words(const Rules::State& state, const Rules::Move& move, Labels labels) {
        return line_words(state, move.edge, labels);
    }
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static MarginWords margin_words(std::int64_t margin, const std::string& side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state, Labels);

    /// Where everything is drawn.
    [[nodiscard]] const Board& board() const { return board_; }

  private:
    [[nodiscard]] Reaction<Rules> draw_line(std::optional<int> edge, const Rules::State& state);
    void hover(std::optional<int> near, const Rules::State& state);
    void move_focus(Vec way, const Rules::State& state);
    /// Under the pointer, else in focus.
    [[nodiscard]] std::optional<int> chosen() const { return under_pointer_ ? under_pointer_ : focus_; }

    void draw_panel(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_boxes(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_lines(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_last_line(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_ghosts(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_hint(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_preview(const Rules::State& state, int edge, float strength, Canvas& canvas) const;
    void draw_chosen(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_ring(Canvas& canvas, int edge, float alpha) const;
    /// A line that somebody is advised to draw.
    void draw_dashed(int edge, Canvas& canvas) const;
    void draw_pointed(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_values(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_compared(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    /// A line as wide as it can be seen over anything.
    void draw_traced(int edge, Role role, Canvas& canvas) const;
    void draw_insight(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    void draw_plates(std::span<const ValuedMove<Rules>> values, float size, std::optional<int> looked_at,
                     Canvas& canvas) const;
    void draw_worth(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    /// A lime core of an undrawn line, between its dots.
    void draw_lit(int edge, float alpha, Canvas& canvas) const;
    void draw_run(const Insight::Run& run, Canvas& canvas) const;

    Board board_;
    std::optional<int> under_pointer_;
    std::optional<int> focus_;
    std::optional<int> shown_; ///< The line under the pointer, or the one that it just left and that still fades.
    Fade hover_;
};

/// How long a move's line is drawn, and then its boxes pop. While there is more to take, boxes go one after the other
/// at the pace of a running chain.
struct Phases {
    Seconds line{0}, pop{0};
};
[[nodiscard]] Phases phases_of(const Played<Rules>& played, const Theme& theme);

} // namespace zugzwang::boxes
