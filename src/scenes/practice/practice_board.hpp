// One exercise on the board: tried, judged, refuted, solved. What that is worth is the scene's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/context.hpp"
#include "desk/hearing.hpp"
#include "practice/exercise.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

class PracticeBoard {
  public:
    enum class State : std::uint8_t {
        open,     ///< Waits for a move.
        judging,  ///< What the move is worth is being found out.
        refuting, ///< A wrong move is answered; the answer stays until the person goes on.
        solved,   ///< The move stays.
    };
    enum class Happened : std::uint8_t { nothing, wrong_move, seen, solved };

    explicit PracticeBoard(SceneContext& context) : context_(context), told_(listening(context)) {}

    /// Puts the exercise on the board, the old move in dashes; false where the rules refuse it. The game outlives what
    /// is asked of it.
    bool start(const Game& game, const practice::Exercise& exercise);
    /// The same with the move that keeps the value played.
    bool start_solved(const Game& game, const practice::Exercise& exercise);
    void clear() { session_.reset(); }
    /// There is an exercise; all else requires one.
    [[nodiscard]] explicit operator bool() const { return session_ != nullptr; }

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
    /// For the person who is to find it; false when it is no move.
    bool play(const std::string& move) { return can_move() && session_->play(move); }

    /// First lights what the move is about and where it begins, then the move.
    void hint();
    [[nodiscard]] int hints() const { return hints_; }
    /// There is more to show.
    [[nodiscard]] bool can_hint() const { return state_ == State::open && hints_ < hint_steps(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const Session& session() const { return *session_; }
    [[nodiscard]] const practice::Exercise& exercise() const { return exercise_; }
    [[nodiscard]] const Game& game() const { return *game_; }
    /// What to do, or what happened to the last try; translated.
    [[nodiscard]] std::string status() const;
    /// Why the wrong move that is answered loses, or why the found one keeps the value. May be empty.
    [[nodiscard]] std::string why() const { return reason().why; }
    /// The wrong move that is answered is the old one.
    [[nodiscard]] bool is_as_played() const { return verdict_ == practice::Verdict::as_played; }
    /// What the move that was tried comes to, as far as that is known; null before.
    [[nodiscard]] const PositionValue* worth_of_try() const;
    /// A move of the position as a person reads it.
    [[nodiscard]] std::string words_of(const std::string& move) const;
    /// The move that was tried; it is the one that was found once it is solved.
    [[nodiscard]] const std::string& tried() const { return tried_; }
    [[nodiscard]] ToldGame& told() { return told_; }

  private:
    [[nodiscard]] bool can_move() const { return state_ == State::open && session_->news().moves.empty(); }
    /// In the captions.
    void tell_status() { told_.captions.tell({sentence(status()), exercise_.side}); }
    [[nodiscard]] int hint_steps() const;
    /// The old move stands there in dashes beside that.
    void show(Shown shown);
    void light_hint();
    [[nodiscard]] std::string hint_words() const;
    [[nodiscard]] Budget budget() const { return {.time = context_.settings.reading_time}; }
    [[nodiscard]] const PositionValue* value_after(std::size_t ply) const;
    void begin_judging();
    [[nodiscard]] Happened judge();
    [[nodiscard]] Happened refute();
    /// The best answer in the position on the board; empty while it is being found out.
    [[nodiscard]] std::optional<std::string> answer();
    void light_solution();
    [[nodiscard]] std::string refutation_words() const;
    /// Why the move that was tried is worth what it is worth, with what the board shows of it.
    [[nodiscard]] LineWords reason() const;

    SceneContext& context_;
    const Game* game_ = nullptr;
    practice::Exercise exercise_;
    std::unique_ptr<Session> session_;
    CuePlayer cues_;
    ToldGame told_;
    Rect area_{};
    State state_ = State::open;
    int hints_ = 0;
    std::string tried_;
    practice::Verdict verdict_ = practice::Verdict::unknown; ///< Of it.
    std::vector<std::string> line_; ///< How play goes on from the position on the board, as far as that is known.
    std::size_t asked_ = 0;         ///< The last ply whose value was asked for; 0: none.
    bool is_answered_ = false, goes_on_ = false; ///< The answer stands there; the person has seen it.
};

} // namespace zugzwang
