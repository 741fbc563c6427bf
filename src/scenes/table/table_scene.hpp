// A game under way: what is done at the table, and what follows from what happens there.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "desk/opened.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/table/table_followers.hpp"
#include "scenes/table/table_panels.hpp"
#include "zugzwang/play/panel_parts.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class TableScene final : public WatchedGame {
  public:
    TableScene(SceneContext& context, const Game& game, std::shared_ptr<Session> session, TableUse use);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override { return title_; }
    [[nodiscard]] std::optional<Address> address() const override;
    [[nodiscard]] bool takes_drops() const override { return use_ == TableUse::table; }
    [[nodiscard]] bool is_watched() const override { return is_demo() && !ended_; }

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] Seconds over_for() const override { return over_for_; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return news().outcome; }
    void set_score(const BroadcastScore& score) override { followers_.broadcast.set_score(score); }
    void run_ahead() override { followers_.broadcast.run_ahead(*session_); }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override { return zugzwang::place_words(news().pointer_panel); }
    void advance(Seconds step) override;
    /// Figures that nobody waits for are counted thirty times a second.
    [[nodiscard]] Seconds page_time() const override { return is_demo() ? Seconds{0.03} : Seconds{0}; }

  private:
    enum class Shape : std::uint8_t {
        wide,       ///< Columns on both sides of the board, or seats and panels above a broad one.
        one_column, ///< 4:3: one column on the right, the moves on a tab.
        upright,    ///< A phone's: seats above and below the board, what there is room for under them.
        low,        ///< A phone's held sideways: the board as high as the screen, or below the seats where it is broad.
        strips,     ///< Fewer than 1000 pixels across: seats above and below the board, the rest in a drawer.
    };
    /// What the person has chosen to see, and how fast.
    struct Choices {
        bool moves_tab = false, drawer = true;
        bool expected = true; ///< What the computer expects is shown.
        float speed = 1;      ///< Of a demo.
    };

    [[nodiscard]] const SessionNews& news() const { return session_->news(); }
    [[nodiscard]] Shape shape() const;
    [[nodiscard]] bool is_broad() const { return game_.style == TableStyle::broad; }
    [[nodiscard]] bool is_demo() const { return news().is_demo && use_ == TableUse::table; }
    [[nodiscard]] bool is_broadcast() const { return news().is_demo && use_ != TableUse::filmed; }
    [[nodiscard]] bool has_computer() const;
    [[nodiscard]] bool has_lessons() const;
    /// The player on that seat looks as far ahead as it was told to.
    [[nodiscard]] bool has_depth(Side side) const;
    [[nodiscard]] bool has_figures() const;
    [[nodiscard]] bool thinks_long() const;
    /// A line at the foot says what happens; a film tells by itself.
    [[nodiscard]] bool is_told() const { return followers_.told.is_seen() && use_ != TableUse::filmed; }
    [[nodiscard]] bool shows_insight() const { return news().switches.insight && !ended_; }
    [[nodiscard]] bool shows_result() const { return ended_ && use_ != TableUse::exhibited; }
    [[nodiscard]] bool shows_went() const;
    [[nodiscard]] bool shows_expected() const;
    /// The table is one of two friends' match.
    [[nodiscard]] bool is_of_match() const { return use_ == TableUse::table && followers_.match.is_on(*session_); }

    [[nodiscard]] ui::Node body();
    [[nodiscard]] ui::Node wide();
    [[nodiscard]] ui::Node broad();
    [[nodiscard]] ui::Node one_column();
    [[nodiscard]] ui::Node low();
    [[nodiscard]] ui::Node tabs();
    [[nodiscard]] ui::Node one_panel(ui::Node usual);
    [[nodiscard]] ui::Node strip(Side side);
    [[nodiscard]] ui::Node strips();
    [[nodiscard]] ui::Node upright();
    /// The result, or the moves over what belongs to the pointer or the demo.
    [[nodiscard]] ui::Node moves_and_pointer();
    /// The board, and under it the curve of a broadcast.
    [[nodiscard]] ui::Node middle();
    [[nodiscard]] ui::Node board_node();
    /// A press ends what is still moving.
    [[nodiscard]] bool skips_motion(const PointerEvent& event);
    [[nodiscard]] ui::Node seat(Side side, bool strip);
    /// How it went, or who thinks and how, or what a newcomer asks.
    [[nodiscard]] ui::Node thoughts(bool brief);
    [[nodiscard]] ui::Node thinking(bool brief);
    /// What to do with a game by link.
    [[nodiscard]] ui::Node far_panel();
    [[nodiscard]] ui::Node thinking_button() const;
    [[nodiscard]] ui::Node insight() const;
    [[nodiscard]] ui::Node moves();
    [[nodiscard]] ui::Node pointer();
    [[nodiscard]] ui::Node expected();
    [[nodiscard]] ui::Node demo_controls(bool square) const;
    [[nodiscard]] ui::Node result(ResultLook::Shape its_shape) const;
    [[nodiscard]] ui::Node confetti() const;
    [[nodiscard]] Seconds celebration() const;
    /// The move that was asked for, with its reason.
    [[nodiscard]] std::optional<Panel> hint_panel() const;
    /// What a newcomer asks: the aim of the game and, where there is room, the keys.
    [[nodiscard]] Panel notes(bool with_keys) const;
    /// The same as a panel; with a pad in the hand what its buttons do.
    [[nodiscard]] ui::Node good_to_know(bool with_keys) const;
    [[nodiscard]] bool is_of_other_pad(const KeyEvent& key);
    [[nodiscard]] std::vector<ui::Node> icons() const;
    [[nodiscard]] std::vector<ui::Deed> deeds();
    /// Whatever is pressed, here is far enough; true where the players were running ahead.
    bool stop_here();

    /// What the button is for that is pointed at, in focus or held; empty when it says so itself.
    [[nodiscard]] std::string hold_words() const;
    /// The line in the top bar.
    [[nodiscard]] std::string status_line() const;
    [[nodiscard]] Role status_role() const;

    /// Lights the moves of the list or the curve that are pointed at.
    void show_pointed();
    /// Turns one of the session's switches.
    void switch_over(bool SessionSwitches::*one);
    /// Somebody is about to be shown what to play.
    /// Does what counts as help, and says so the first time where that costs a star; it is saved who asked.
    void help_by(const std::function<void()>& does);
    [[nodiscard]] bool can_win_third_star() const;
    void count_help();
    /// Of the game that is over, in the review.
    void look_back();
    void start_again(bool swap_sides);
    void start_next_rung();
    void begin(SessionConfig config);
    /// Puts the position into the clipboard, with Shift the whole game.
    void copy(bool whole_game);
    /// Of a game by link, for the friend.
    void send_link();
    /// Takes what was pasted or let fall when it is read.
    void take_opened();
    void follow_the_end(Seconds step);
    [[nodiscard]] TableFollowers::Watch watch() const;
    /// Tells what becomes of the game that was on this board.
    void tell_of_waiting();
    void note_title();
    void follow_settings();

    const Game& game_;
    std::shared_ptr<Session> session_;
    TableUse use_;
    TableFollowers followers_;
    Choices choices_;
    bool ended_ = false; ///< Over, and its last move has come to rest.
    Seconds over_for_{0};
    std::size_t listed_ = 0;      ///< So many moves were there when one of them was last pointed at.
    MoveRange pointed_, shown_;   ///< In the list; on the board.
    bool has_hint_place_ = false; ///< A panel has room for the reason of a hint.
    std::string title_;
    mutable std::optional<Address> address_; ///< Empty: to be made anew, where it is asked for.
    std::string refusal_;                    ///< Why a new game could not be started; empty when it could.
    Opener opener_;
    ui::Notice notice_; ///< What was copied, or cannot be kept.
};

} // namespace zugzwang
