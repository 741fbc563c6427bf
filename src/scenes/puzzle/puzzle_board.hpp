// One puzzle on the board: tried, refuted, solved. What that is worth is the scene's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "desk/hearing.hpp"
#include "puzzles/puzzle.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

class PuzzleBoard {
  public:
    enum class State : std::uint8_t {
        open,     ///< Waits for a move.
        refuting, ///< A wrong move is answered; the answer stays until the person goes on, then it is open again.
        solved,   ///< The move stays.
    };
    enum class Happened : std::uint8_t { nothing, wrong_move, back, solved };

    explicit PuzzleBoard(SceneContext& context) : context_(context), told_(listening(context)) {}

    /// Puts the puzzle on the board; false where the rules refuse it. Game and puzzle outlive what is asked of it.
    bool start(const Game& game, const puzzles::Puzzle& puzzle);
    /// There is a puzzle; all else requires one.
    [[nodiscard]] explicit operator bool() const { return session_ != nullptr; }

    /// Answers to wrong moves stay for a moment only.
    void hurry(bool on) { hurries_ = on; }
    void place(Rect area);
    [[nodiscard]] Happened update(Seconds step);
    void pointer(const PointerEvent& event);
    bool key(const KeyEvent& event);
    bool cancel() { return state_ == State::open && session_->act(Act::cancel); }
    void suspend() {
        session_->act(Act::suspend);
        cues_.forget();
    }
    void draw(Canvas& canvas) const { session_->draw(canvas); }
    [[nodiscard]] Cursor cursor() const;

    /// Tells a little more of the solution each time, and lights what it tells of.
    void hint();
    [[nodiscard]] int hints() const { return hints_; }
    /// There is more to show.
    [[nodiscard]] bool can_hint() const { return state_ == State::open && hints_ < hint_steps(); }
    /// Plays the solution once more.
    void show_again();
    /// Plays the other side's best try against the solution once, and takes it back; nothing until it is known.
    void play_best_try();
    /// Shows the solution of a puzzle that will not be tried any more.
    void give_away();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const Session& session() const { return *session_; }
    [[nodiscard]] const puzzles::Puzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] Side side() const { return side_; } ///< Who is to find the move.
    [[nodiscard]] std::string side_words(Side side) const;
    /// What to do, or what happened to the last try; translated.
    [[nodiscard]] std::string status() const;
    /// Why the wrong move that is answered loses, or why the solution wins: beside the last wrong try, or else, where
    /// points are counted, beside the most tempting move. May be empty.
    [[nodiscard]] std::string why() const { return reason().why; }
    /// The wrong move that was tried keeps a draw.
    [[nodiscard]] bool is_drawn() const { return refutation_ != nullptr && refutation_->value == 0; }
    [[nodiscard]] std::string solution_words() const;
    [[nodiscard]] ToldGame& told() { return told_; }
    /// For the person who is to find it; false when it is no move.
    bool play(const std::string& move) { return can_move() && session_->play(move); }
    /// The other side's best answer to the solution as a person reads it; empty until it is known.
    [[nodiscard]] std::string best_try() const;

  private:
    [[nodiscard]] bool can_move() const { return state_ == State::open && session_->news().moves.empty(); }
    /// In the captions.
    void tell_status() { told_.captions.tell({sentence(status()), side_}); }
    /// Words first, then the whole move on the board; of two moves, at once.
    [[nodiscard]] int hint_steps() const;
    void light_hint();
    [[nodiscard]] std::string hint_words() const;
    /// The same with what the board shows of it.
    [[nodiscard]] LineWords reason() const;
    [[nodiscard]] std::optional<std::string> best_answer() const;
    void take_all_back();
    [[nodiscard]] Happened judge_move();
    [[nodiscard]] Happened refute(Seconds step);
    /// The solution is lit in the position that it leads to, with what a teacher would point at.
    void light_solution();
    void go_on_showing(Seconds step);
    [[nodiscard]] std::string refutation_words() const;

    SceneContext& context_;
    const Game* game_ = nullptr;
    const puzzles::Puzzle* puzzle_ = nullptr;
    std::unique_ptr<Session> session_;
    CuePlayer cues_;
    ToldGame told_;
    Rect area_{};
    State state_ = State::open;
    Side side_ = Side::first;
    int hints_ = 0;
    const puzzles::Refutation* refutation_ = nullptr; ///< While refuting.
    std::string wrong_;                               ///< The last wrong try; empty: none.
    std::size_t answered_ = 0;                        ///< So much of its line was played.
    Seconds shown_{0};                                ///< So long the last of it stands.
    bool hurries_ = false;
    bool goes_on_ = false;       ///< The person has seen the answer.
    bool showing_again_ = false; ///< The solution will be played once more.
    bool tries_best_ = false;    ///< The other side's best try was played.
};

} // namespace zugzwang
