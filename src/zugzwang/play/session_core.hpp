// The Session of any game: turns, undo, animation, thinking, advice. What needs the game's types is the SessionGame's.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "zugzwang/play/session_state.hpp"

namespace zugzwang {

class SessionCore final : public Session {
  public:
    SessionCore(SessionConfig config, const Game& entry, std::unique_ptr<SessionGame> game, Workers& workers);
    /// Plays the moves of a record that nobody sees; requires a new session. Refuses what the rules refuse.
    [[nodiscard]] std::optional<Refusal> go_on_with(const GameRecord& record);

    [[nodiscard]] const SessionNews& news() const override;
    [[nodiscard]] const SessionConfig& config() const override { return state_.config; }
    [[nodiscard]] std::string position() const override { return state_.game->position(state_.ply()); }
    [[nodiscard]] GameRecord record() const override { return record_of(state_); }
    [[nodiscard]] std::vector<Happening> take_happened() override { return std::exchange(happened_, {}); }
    [[nodiscard]] LineWords line_words(const LineRequest& request) const override;
    void draw(Canvas& canvas) const override;

    void place(Rect board_area) override;
    void update(Seconds step) override;
    bool input(const InputEvent& event) override;
    void set(const SessionSwitches& switches) override;
    bool act(Act act) override;
    bool play(std::string_view move) override;
    void show(const Shown& shown) override;
    void ask_value(std::size_t ply, Budget budget) override;
    [[nodiscard]] Pending<std::shared_ptr<Lesson>> lesson(std::size_t ply, std::string player) override;

  private:
    /// A move as it is shown, forwards or backwards.
    struct Step {
        Change change;
        std::vector<Cue> cues{};
        std::string told{}; ///< As Happening::words.
    };

    // Each act; see Act.
    bool cancel();
    bool hurry() { return state_.thought.hurry(); }
    bool undo();
    bool redo();
    bool ask_hint();
    bool step();
    bool skip_animation();
    bool resign();
    bool agree_draw();
    bool suspend();

    /// What an input means to the board; a move is only proposed where it is to be confirmed.
    [[nodiscard]] InputAnswer ask(const InputEvent& event, bool to_confirm);
    [[nodiscard]] bool touched(const PointerEvent& event);
    /// The board answered an input; whether it meant something.
    bool answered(InputAnswer answer);
    /// No move waits to be confirmed any more.
    void end_proposal();
    /// It plays the move that was proposed.
    [[nodiscard]] bool confirms(const InputEvent& event) const;
    bool play_proposal();
    /// A move is on the board: it goes into the line, and is shown.
    void moved(PlayedMove move);
    /// What was known or chosen for the old position is void.
    void position_changed();
    /// Ends the game now, for that reason.
    void end_early(Refusal why);
    [[nodiscard]] Change change_to(std::size_t ply, Seconds time) const;
    /// Shows at least one move, and tells of it and of the end that it may lead to.
    void animate(std::vector<Step> steps);
    void tell(Happening what);
    /// Nothing before the game is over.
    void tell_the_end(Seconds when);

    bool let_computer_move(Seconds step);
    /// Lets the opponent of a person who thinks think too, where that is wanted.
    void let_computer_ponder();
    void play_answer(const Result<ChosenMove>& answer);
    bool take_advice();
    bool update_analysis();
    void run_clocks(Seconds step);

    SessionState state_;
    Workers& workers_;
    Pending<bool> pondering_;
    /// While one is down.
    struct Finger {
        Vec from{};
        bool proposes = false; ///< Where it came down a move was shown.
        bool drags = false;    ///< It was moved since, to other moves.
    } finger_;
    int steps_ = 0;                   ///< So many moves of a paused demo are asked for.
    std::vector<Happening> happened_; ///< Since it was taken.
    mutable SessionNews news_;
    mutable bool changed_ = true; ///< The news are not told yet.
    /// What was asked for since the news were told: scenes ask in every frame, and some answers take a millisecond.
    mutable std::map<std::tuple<std::size_t, std::vector<std::string>, Comparison>, LineWords> words_{};
    mutable std::uint64_t words_revision_ = 0; ///< Of the news that they belong to.
};

} // namespace zugzwang
