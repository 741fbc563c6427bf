// Boxes on the screen: a grid of dots on a panel; lines are drawn by a click near them or by keys.
#pragma once

#include <optional>
#include <string>

#include "games/boxes/rules.hpp"
#include "games/boxes/show/board.hpp"
#include "games/boxes/think/insight.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::boxes {

class View : public PointedView<Rules, int, Insight> {
  public:
    void place(Rect area, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> pointer(const PointerEvent& event, const Rules::State& state);
    [[nodiscard]] Reaction<Rules> key(const KeyEvent& event, const Rules::State& state);
    /// Takes the focus ring away.
    bool cancel();
    void settle(const Rules::State& state, std::optional<Vec> pointer);
    void advance(Seconds step, const Theme& theme);
    [[nodiscard]] static std::string told(const Played<Rules>& played, const std::string& side, Labels labels);
    [[nodiscard]] static Showing showing(const Played<Rules>& played, const Theme& theme);
    void draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const;
    [[nodiscard]] std::string prompt(const Rules::State& state, Labels) const;
    [[nodiscard]] static std::string move_words(const Rules::State& state, const Rules::Move& move, Labels labels) {
        return line_words(state, move.edge, labels);
    }
    [[nodiscard]] std::optional<Panel> pointer_panel(const Rules::State& state, Labels labels) const;
    [[nodiscard]] Answers answers(Question question, const Rules::State& state, Labels labels) const;
    [[nodiscard]] static Figure figure(const Match<Rules>& match, Side side);
    [[nodiscard]] static MarginWords margin_words(std::int64_t margin, const std::string& side);
    [[nodiscard]] static std::optional<Panel> insight_panel(const Insight& insight, const Rules::State& state, Labels);

    /// Where everything is drawn.
    [[nodiscard]] const Board& board() const { return board_; }

  private:
    struct Picture; ///< Draws one frame.

    [[nodiscard]] static Reaction<Rules> draw_line(std::optional<int> edge, const Rules::State& state);
    void hover(std::optional<int> near, const Rules::State& state);
    void move_focus(Vec way, const Rules::State& state);

    Board board_;
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
