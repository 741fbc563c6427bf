// One exercise on the board: tried, judged, refuted, solved. What that is worth is the scene's.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "practice/exercise.hpp"
#include "scenes/frame/asked_board.hpp"

namespace zugzwang {

class PracticeBoard final : public AskedBoard {
  public:
    explicit PracticeBoard(SceneContext& context) : AskedBoard(context) {}

    /// Puts the exercise on the board, the old move in dashes; false where the rules refuse it. The game outlives what
    /// is asked of it.
    bool start(const Game& game, const practice::Exercise& exercise);
    /// The same with the move that keeps the value played.
    bool start_solved(const Game& game, const practice::Exercise& exercise);
    void clear() { session_.reset(); }
    [[nodiscard]] Happened update(Seconds step);

    [[nodiscard]] const practice::Exercise& exercise() const { return exercise_; }
    [[nodiscard]] std::string status() const override;
    /// The wrong move that is answered is the old one.
    [[nodiscard]] bool is_as_played() const { return verdict_ == practice::Verdict::as_played; }
    /// What the move that was tried comes to, as far as that is known; null before.
    [[nodiscard]] const PositionValue* worth_of_try() const;
    /// The move that was tried; it is the one that was found once it is solved.
    [[nodiscard]] const std::string& tried() const { return tried_; }

  private:
    /// First what the move is about and where it begins, then the move.
    [[nodiscard]] int hint_steps() const override;
    void light_hint() override;
    [[nodiscard]] LineWords reason() const override;
    [[nodiscard]] bool is_answered() const override { return is_answered_; }
    void go_on() override { goes_on_ = is_answered_; }
    /// The old move stands there in dashes beside that.
    void show(Shown shown);
    [[nodiscard]] Budget budget() const { return {.time = context_.settings.reading_time}; }
    [[nodiscard]] const PositionValue* value_after(std::size_t ply) const;
    void begin_judging();
    [[nodiscard]] Happened judge();
    [[nodiscard]] Happened refute();
    /// The best answer in the position on the board; empty while it is being found out.
    [[nodiscard]] std::optional<std::string> answer();
    [[nodiscard]] std::string refutation_words() const;

    practice::Exercise exercise_;
    std::string tried_;
    practice::Verdict verdict_ = practice::Verdict::unknown; ///< Of it.
    std::vector<std::string> line_; ///< How play goes on from the position on the board, as far as that is known.
    std::size_t asked_ = 0;         ///< The last ply whose value was asked for; 0: none.
    bool is_answered_ = false, goes_on_ = false; ///< The answer stands there; the person has seen it.
};

} // namespace zugzwang
