// A game looked at again: the board before each move with the move that was played and a better one, what each was
// worth, and the whole game as a curve.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/better_line.hpp"
#include "desk/hearing.hpp"
#include "desk/play_on.hpp"
#include "desk/reviewed_game.hpp"
#include "desk/saver.hpp"
#include "desk/trial.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/stage.hpp"
#include "scenes/review/review_layout.hpp"
#include "scenes/review/review_list.hpp"
#include "scenes/review/review_panels.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/drop_list.hpp"
#include "scenes/widgets/notice.hpp"

namespace zugzwang {

class ReviewScene final : public Scene {
  public:
    ReviewScene(SceneContext& context, const Game& game, GameRecord record, std::optional<std::int64_t> library_id);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;

  private:
    void rebuild();
    /// The strip of a film stands below it.
    [[nodiscard]] Rect board_area() const;
    [[nodiscard]] bool can_film() const;
    void save_film();
    void follow_film();
    /// Of the game, or of what is tried beside it.
    [[nodiscard]] Session& board() const;
    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] bool point_at_curve(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    /// The button that a key stands for; empty for other keys.
    [[nodiscard]] std::string shortcut(const KeyEvent& event) const;
    void step_key(Key key);
    [[nodiscard]] SceneChange pick(const Picked& picked);

    /// The moves; also what is chosen after the last one: the end.
    [[nodiscard]] std::size_t count() const { return game_.moves().size(); }
    [[nodiscard]] bool at_end() const { return chosen_ == count(); }
    /// As near to that move as there is one.
    void go_to(std::int64_t move);
    void go_to_turning_point();
    /// Draws the chosen move and a better one into the board.
    void show_moves();
    /// The next mistake or blunder after the chosen move, else the first one.
    [[nodiscard]] std::optional<std::size_t> next_mistake() const;
    /// Asks against whom; the one who played there first of all.
    void ask_opponent();
    [[nodiscard]] SceneChange play_on(const Opponent& opponent);
    [[nodiscard]] bool can_try() const;
    void start_trial();
    void start_line();
    /// Back to the game.
    void leave_aside();
    /// The board after the move that the pointer is at on the curve.
    void show_preview();

    [[nodiscard]] bool shows(ReviewPart part) const { return !stage_.is_upright() || part_ == part; }
    void place_parts();
    void add_curve_choices(std::vector<Control>& controls) const;
    void add_line(std::vector<Control>& controls) const;

    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string side_note(Side side) const;
    [[nodiscard]] std::string move_title() const;
    [[nodiscard]] MoveCard card() const;
    [[nodiscard]] MoveCard end_card() const;
    [[nodiscard]] MoveCard trial_card() const;
    [[nodiscard]] MoveCard line_card() const;
    void draw_preview(Canvas& canvas) const;
    [[nodiscard]] std::string curve_title() const;
    [[nodiscard]] ValueCurve curve() const;
    /// The largest margin that is known; at least 1.
    [[nodiscard]] std::int64_t largest_margin() const;
    [[nodiscard]] CurveScale scale() const;

    SceneContext& context_;
    const Game& entry_;
    ReviewedGame game_;
    Stage stage_;
    ReviewLayout layout_;
    ReviewPart part_ = ReviewPart::move; ///< Upright: that is shown.
    Controls controls_{&context_};
    CuePlayer cues_;
    ReviewList list_;
    DropList open_list_;
    std::vector<Opponent> opponents_; ///< Of the list that is open.
    Notice notice_;                   ///< Why something cannot be done.
    Saver saver_;
    FilmJob::State film_state_ = FilmJob::State::idle; ///< As it is shown.
    std::size_t chosen_ = 0;                           ///< By ply: the board shows the position before it.
    bool went_ = false;                                ///< Somebody has chosen a move.
    bool in_points_ = false;                           ///< So the curve counts, in a game of points.
    bool dragging_ = false;
    Vec pointer_at_{-1, -1};
    std::optional<std::size_t> pointed_; ///< On the curve.
    std::optional<Trial> trial_;
    std::optional<BetterLine> line_;
    std::shared_ptr<Session> preview_; ///< Small; made when it is first needed.
};

} // namespace zugzwang
