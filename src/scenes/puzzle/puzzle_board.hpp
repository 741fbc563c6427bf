// One puzzle on the board: tried, refuted, solved. What that is worth is the scene's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/puzzle.hpp"
#include "scenes/frame/asked_board.hpp"

namespace zugzwang {

class PuzzleBoard final : public AskedBoard {
  public:
    explicit PuzzleBoard(SceneContext& context) : AskedBoard(context) {}

    /// Puts the puzzle on the board; false where the rules refuse it. Game and puzzle outlive what is asked of it.
    bool start(const Game& game, const puzzles::Puzzle& puzzle);

    /// Answers to wrong moves stay for a moment only.
    void hurry(bool on) { hurries_ = on; }
    [[nodiscard]] Happened update(Seconds step);

    /// Plays the solution once more.
    void show_again();
    /// Plays the other side's best try against the solution once, and takes it back; nothing until it is known.
    void play_best_try();
    /// Shows the solution of a puzzle that will not be tried any more.
    void give_away();

    [[nodiscard]] const puzzles::Puzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] std::string side_words(Side side) const;
    [[nodiscard]] std::string status() const override;
    /// The wrong move that was tried keeps a draw.
    [[nodiscard]] bool is_drawn() const { return refutation_ != nullptr && refutation_->value == 0; }
    [[nodiscard]] std::string solution_words() const { return words_of(puzzle_->solution); }
    /// The other side's best answer to the solution as a person reads it; empty until it is known.
    [[nodiscard]] std::string best_try() const;

  private:
    /// Words first, then the whole move on the board; of two moves, at once.
    [[nodiscard]] int hint_steps() const override;
    void light_hint() override;
    /// Of the solution: beside the last wrong try, or else, where points are counted, beside the most tempting move.
    [[nodiscard]] LineWords reason() const override;
    [[nodiscard]] bool is_answered() const override { return session_->news().moves.back().side != side_; }
    void go_on() override { goes_on_ = true; }
    [[nodiscard]] std::optional<std::string> best_answer() const;
    void take_all_back();
    [[nodiscard]] Happened judge_move();
    [[nodiscard]] Happened refute(Seconds step);
    void go_on_showing(Seconds step);
    [[nodiscard]] std::string refutation_words() const;

    const puzzles::Puzzle* puzzle_ = nullptr;
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
