// A game under way: the bar, the board, the seats, the panels, the controls of a demo, and the result beside the board.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/climbed.hpp"
#include "desk/hearing.hpp"
#include "desk/kept_game.hpp"
#include "desk/match_keeper.hpp"
#include "desk/opener.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/table/broadcast.hpp"
#include "scenes/table/how_it_went.hpp"
#include "scenes/table/moves_list.hpp"
#include "scenes/table/table_layout.hpp"
#include "scenes/table/table_panels.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/counter.hpp"
#include "scenes/widgets/notice.hpp"

namespace zugzwang {

class TableScene final : public WatchedGame {
  public:
    enum class Use : std::uint8_t {
        table,     ///< Everything can be pressed.
        exhibited, ///< Only looked at: the attract mode.
        filmed,    ///< The same, with the result at the end.
    };

    TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, Use use = Use::table);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<NamedRect> widgets() const override;
    [[nodiscard]] bool takes_drops() const override { return use_ == Use::table; }

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] Seconds over_for() const override { return over_for_; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return session_->news().outcome; }
    void set_score(const BroadcastScore& score) override { broadcast_.set_score(score); }
    void run_ahead() override { broadcast_.run_ahead(*session_); }

  private:
    /// What the places and the buttons depend on; they are made anew when it changes.
    struct Arrangement {
        TableRequest request;
        bool can_undo = false, can_redo = false, waits = false, paused = false, over = false;
        bool thinks_long = false; ///< The search can be ended.
        bool has_figures = false; ///< There are moves whose figures are worth comparing.
        std::optional<Side> can_resign{};
        bool can_agree_draw = false;
        bool has_next_rung = false;
        bool has_turn = false; ///< The move that decided the game is known.
        float speed = 1;

        friend bool operator==(const Arrangement&, const Arrangement&) = default;
    };

    [[nodiscard]] Arrangement arrangement_now() const;
    void rebuild();
    void leave_pointer_panel_out();
    [[nodiscard]] std::vector<BarIcon> bar_icons() const;
    /// The player on that seat looks as far ahead as it was told to.
    [[nodiscard]] bool has_lessons() const;
    [[nodiscard]] bool has_depth(Side side) const;
    [[nodiscard]] bool has_figures() const;
    void add_thinking_controls(std::vector<Control>& controls) const;
    void add_upright_thinking_control(std::vector<Control>& controls);
    /// The curve of a game that is over leads to the move that decided it.
    void add_turn(std::vector<Control>& controls) const;
    void draw_turn(Canvas& canvas) const;
    void add_demo_controls(std::vector<Control>& controls) const;
    /// What ends the game before its rules end it, in the seat of who may.
    void add_ending_controls(std::vector<Control>& controls) const;
    [[nodiscard]] std::size_t ending_buttons(Side side) const;
    /// What the button is for that is pointed at, in focus or held; empty when it says so itself.
    [[nodiscard]] std::string hold_words() const;
    void add_result_controls(std::vector<Control>& controls) const;
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
    void note_clocks();
    /// What happens on the board, and to whom the music listens. Nobody listens to a film.
    void let_hear(Seconds step);
    /// A second of the little time that a person has left.
    void hear_clocks();
    /// Who is ahead, as far as the computers have told: 1, the listener is winning, to -1.
    [[nodiscard]] float lead() const;
    void count_figures(Seconds step);
    void note_insight();
    /// Tells what became of keeping this game.
    void note_trouble();

    /// The line in the top bar.
    [[nodiscard]] std::string status_line() const;
    [[nodiscard]] Role status_role() const;
    void note_title();
    void note_news();
    void follow_settings();
    /// The move that was asked for, with its reason.
    [[nodiscard]] std::optional<Panel> hint_panel() const;
    /// What a newcomer asks: the aim of the game and, where there is room, the keys.
    [[nodiscard]] Panel notes(Rect area, const Canvas& canvas) const;
    [[nodiscard]] std::string side_name(Side side) const;
    [[nodiscard]] ResultLook result_look() const;
    [[nodiscard]] SeatLook::Wins wins_of(Side side) const;
    [[nodiscard]] bool to_celebrate() const;
    /// For how long; longer when a match is decided.
    [[nodiscard]] Seconds celebration() const;
    /// The table is one of two friends' match.
    [[nodiscard]] bool is_of_match() const { return use_ == Use::table && match_.is_on(*session_); }
    void draw_seats(Canvas& canvas) const;
    void celebrate(Canvas& canvas) const;
    void draw_panels(Canvas& canvas) const;
    void draw_pointer_panel(Rect area, Canvas& canvas) const;

    SceneContext& context_;
    const Game& game_;
    std::shared_ptr<Session> session_;
    Use use_;
    Stage stage_;
    TableLayout layout_;
    Arrangement arrangement_;
    Controls controls_{&context_};
    MovesList moves_;
    KeptGame kept_;
    MatchKeeper match_;
    bool moves_tab_ = false, drawer_ = true;
    bool ended_ = false; ///< Over, and its last move has come to rest.
    float demo_speed_ = 1;
    Seconds over_for_{0};
    Seconds time_{0};
    Vec pointer_at_{-1, -1};
    std::uint64_t revision_ = 0; ///< Of the news that are shown.
    BySide<Counter> figures_;    ///< The big numbers of the seats.
    CuePlayer cues_;
    int seconds_heard_ = 0; ///< How few were left when the clock was last heard in this turn.
    int beat_ = 0;
    std::string title_;
    std::optional<Panel> insight_;
    std::string refusal_; ///< Why a new game could not be started; empty when it could.
    Opener opener_;
    HowItWent went_;
    Climbed climbed_;
    Broadcast broadcast_;
    bool expected_ = true; ///< What the computer expects is shown.
    Notice notice_;        ///< What was copied, or cannot be kept.
};

} // namespace zugzwang
