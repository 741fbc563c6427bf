// The Session of any game: clocks, turns, undo, animation, thinking, advice, words. What needs the game's types is the
// SessionGame's.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/advice.hpp"
#include "zugzwang/play/clocks.hpp"
#include "zugzwang/play/ending.hpp"
#include "zugzwang/play/live_analysis.hpp"
#include "zugzwang/play/refusal_notice.hpp"
#include "zugzwang/play/seat_names.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/thought.hpp"
#include "zugzwang/play/transition.hpp"

namespace zugzwang {

class SessionCore final : public Session {
  public:
    SessionCore(SessionConfig config, const Game& entry, std::unique_ptr<SessionGame> game, Workers& workers);
    /// Plays the moves of a record that nobody sees; requires a new session. Refuses what the rules refuse, a move by
    /// its number in the line.
    [[nodiscard]] std::optional<Refusal> go_on_with(const GameRecord& record);

    [[nodiscard]] const SessionNews& news() const override;
    [[nodiscard]] const SessionConfig& config() const override { return config_; }
    [[nodiscard]] std::string position() const override { return game_->position(ply()); }
    [[nodiscard]] GameRecord record() const override;
    [[nodiscard]] std::vector<Cue> take_cues() override { return std::exchange(cues_, {}); }

    [[nodiscard]] std::string why(std::size_t ply, std::string_view move) const override;
    [[nodiscard]] std::string line_words(std::size_t ply, std::span<const std::string> line) const override {
        return game_->line_words(ply, line, switches_.labels);
    }
    void draw(Canvas& canvas) const override;

    void place(Rect board_area) override;
    bool update(Seconds step) override;
    void pointer(const PointerEvent& event) override;
    bool key(const KeyEvent& event) override;
    void set(const SessionSwitches& switches) override;
    bool act(Act act) override;
    bool play(std::string_view move) override;
    void show(const Shown& shown) override;
    void ask_value(std::size_t ply, Budget budget) override;
    void ask_lesson(std::size_t ply, std::string player) override;
    [[nodiscard]] std::shared_ptr<Lesson> take_lesson() override { return advice_.take_lesson(); }

  private:
    [[nodiscard]] const Theme& theme() const;
    [[nodiscard]] std::size_t ply() const { return news_.moves.size(); }
    [[nodiscard]] Side to_move() const { return game_->to_move(ply()); }
    [[nodiscard]] bool waits_for_person() const { return !ending_.is_over() && names_.is_person(to_move()); }
    /// The view answers to a person who may move and sees the present.
    [[nodiscard]] bool takes_input() const { return waits_for_person() && !shown_.ply; }
    [[nodiscard]] std::optional<Side> can_resign() const;
    [[nodiscard]] bool can_agree_draw() const;
    /// The game ended before its rules end it, in a position where a person may go on if that is taken back.
    [[nodiscard]] bool ended_by_person() const;
    /// How many moves remain after an undo, if one is possible; as many as there are where only the end is taken back.
    [[nodiscard]] std::optional<std::size_t> undo_target() const;
    /// A reply that comes at once is held for a moment so that it can be seen; not when the same side goes on.
    [[nodiscard]] Seconds reply_hold() const;
    [[nodiscard]] Budget budget_of(Side side) const;
    /// Of a computer's moves, for the record.
    [[nodiscard]] std::optional<MoveLimit> limit_of(Side side) const;
    [[nodiscard]] Budget insight_budget(std::chrono::milliseconds time) const;
    [[nodiscard]] FrameRequest frame(Seconds ahead) const;

    // Each act; see Act.
    bool cancel();
    bool undo();
    bool redo();
    bool ask_hint();
    bool step();
    bool skip_animation();
    bool resign();
    bool agree_draw();
    bool suspend();

    bool react(const InputAnswer& answer);
    /// A move by that side is on the board: the words for it, and its show.
    void moved(Side side, bool by_steps);
    /// Takes the move into the list, with the time that it took; what redo would have played goes.
    void note_move(Side side, std::optional<Seconds> time);
    /// Plays a move of a record that nobody sees.
    [[nodiscard]] std::optional<Refusal> play_again(const RecordedMove& move);
    /// A person was told more than the board says.
    void note_help(Side side) { help_[side] += names_.is_person(side) ? 1 : 0; }
    /// As Shown::only.
    void allow_only(const std::vector<std::string>& moves) {
        shown_.only = moves;
        game_->allow_only(moves);
    }
    [[nodiscard]] bool breathes() const { return !shown_.only.empty() && !switches_.pace.reduced_motion; }
    /// What was known or chosen for the old position is void.
    void position_changed();
    /// Shows at least one change, and lets it be heard.
    void animate(const std::deque<Change>& changes);
    void add_cues(const Change& change, Seconds begin, Seconds whole);
    [[nodiscard]] Change change_to(std::size_t ply, bool backwards, bool by_steps = false) const;
    bool let_computer_move(Seconds step);
    /// Lets the opponent of a person who thinks think too, where that is wanted.
    void let_computer_ponder();
    void play_answer(const Result<std::string>& answer);
    bool take_advice();
    bool update_analysis();
    void run_clocks(Seconds step);
    /// Ends the game now, for that reason.
    void end_early(Refusal why);
    /// The parts of the board that the mover won in this turn before the move with that number.
    [[nodiscard]] int gains_before(std::size_t ply) const;
    /// A step forward that is only looked at is heard as it was in play; nothing of what was taken back.
    void hear_again(std::size_t ply);
    /// Nothing before the game is over.
    void hear_the_end(Seconds when);

    void tell() const;
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::optional<AnalysisInfo> analysis() const;
    [[nodiscard]] std::optional<HintWords> hint_words() const;
    [[nodiscard]] SeatInfo seat(Side side) const;
    [[nodiscard]] std::optional<SeatInfo::Clock> clock(Side side) const;

    SessionConfig config_;
    Workers& workers_;
    std::unique_ptr<SessionGame> game_;
    std::string game_id_;
    SeatNames names_;
    Ending ending_;
    Thought thought_;
    Pending<bool> pondering_;
    Advice advice_;
    LiveAnalysis analysis_;
    Transition transition_;
    RefusalNotice refusal_;
    SessionSwitches switches_;
    std::vector<MoveEntry> taken_back_; ///< What redo would play, the next one last.
    Clocks clocks_;
    BySide<std::uint64_t> help_;
    Seconds time_{0};
    std::optional<Vec> pointer_at_; ///< Where the pointer was last, if it is over the board's scene.
    Shown shown_;
    std::vector<Cue> cues_;
    int steps_ = 0;                            ///< So many moves of a paused demo are asked for.
    mutable Labels worded_ = Labels::standard; ///< Of the words of the moves.
    mutable SessionNews news_;
    mutable bool changed_ = true; ///< The news are not told yet.
    /// What was asked for since the news were told: scenes ask in every frame, and some answers take a millisecond.
    mutable std::map<std::pair<std::size_t, std::string>, std::string> reasons_{};
    mutable std::uint64_t reasons_revision_ = 0; ///< Of the news that they belong to.
};

} // namespace zugzwang
