// A game under way: what is done at the table, and what follows from what happens there.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "desk/opener.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/table/table_picture.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/notice.hpp"

namespace zugzwang {

class TableScene final : public WatchedGame {
  public:
    using Use = TableUse;

    TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, Use use = Use::table);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] bool take_redraw() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;
    [[nodiscard]] bool takes_drops() const override { return use_ == Use::table; }

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] Seconds over_for() const override { return over_for_; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return session_->news().outcome; }
    void set_score(const BroadcastScore& score) override { followers_.broadcast.set_score(score); }
    void run_ahead() override { followers_.broadcast.run_ahead(*session_); }

  private:
    /// What the person has chosen to see, and how fast.
    struct Choices {
        bool moves_tab = false, drawer = true;
        bool expected = true; ///< What the computer expects is shown.
        float speed = 1;      ///< Of a demo.
    };

    [[nodiscard]] TableArrangement arrangement_now() const;
    void rebuild();
    void leave_pointer_panel_out();
    /// What the button is for that is pointed at, in focus or held; empty when it says so itself.
    [[nodiscard]] std::string hold_words() const;
    /// Of the game that is over, in the review.
    [[nodiscard]] SceneChange look_back();
    [[nodiscard]] bool result_shown() const { return ended_ && use_ != Use::exhibited; }

    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] std::optional<Picked> shortcut(const KeyEvent& event) const;
    [[nodiscard]] SceneChange pick(const Picked& picked);
    void pick_demo(const Picked& picked);
    void end_the_game(std::string_view how);
    /// Turns one of the session's switches.
    void switch_over(bool SessionSwitches::*one);
    /// The moves of the list or the curve that are pointed at.
    [[nodiscard]] MoveRange pointed_moves() const;
    /// Somebody is about to be shown what to play.
    void count_help();
    void start_again(bool swap_sides);
    void start_next_rung();
    void begin(SessionConfig config);
    /// Puts the position into the clipboard, with Shift the whole game.
    void copy(bool whole_game);
    /// Takes what was pasted or let fall when it is read.
    [[nodiscard]] SceneChange take_opened();
    void follow_the_end(Seconds step);
    [[nodiscard]] Seconds count_time() const;
    [[nodiscard]] TableFollowers::Watch watch() const;
    /// Tells what became of keeping this game.
    void note_trouble();

    /// The line in the top bar.
    [[nodiscard]] std::string status_line() const;
    [[nodiscard]] Role status_role() const;
    void note_title();
    void note_news();
    void follow_settings();
    /// The table is one of two friends' match.
    [[nodiscard]] bool is_of_match() const { return use_ == Use::table && followers_.match.is_on(*session_); }

    SceneContext& context_;
    const Game& game_;
    std::shared_ptr<Session> session_;
    Use use_;
    Stage stage_;
    TableLayout layout_;
    TableArrangement arrangement_;
    Controls controls_{&context_};
    MovesList moves_;
    TableFollowers followers_;
    TableFaces faces_;
    Choices choices_;
    bool ended_ = false; ///< Over, and its last move has come to rest.
    Seconds over_for_{0};
    Vec pointer_at_{-1, -1};
    std::uint64_t revision_ = 0; ///< Of the news that are shown.
    std::string title_;
    std::string refusal_; ///< Why a new game could not be started; empty when it could.
    Opener opener_;
    Notice notice_; ///< What was copied, or cannot be kept.
    bool redraw_ = true;
};

} // namespace zugzwang
