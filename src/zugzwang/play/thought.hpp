// A computer's move being thought of on a worker: asked for, polled, shown, cancelled.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "zugzwang/play/seat_names.hpp"
#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

/// Main thread.
class Thought {
  public:
    struct Question {
        Thinker thinker;
        std::size_t ply = 0; ///< Of the position.
        Budget budget;
        GameClocks clocks; ///< Whose move it is, too.
    };
    void start(Worker& worker, Question question);
    /// True when there is news to show.
    bool poll(Seconds step);
    /// Asks the search to end with what it has; false when there is none.
    bool hurry() {
        if (job_) job_.hurry();
        return static_cast<bool>(job_);
    }
    /// Asks the search to stop and forgets it; what it showed last stays in `info`.
    void cancel();
    /// Its answer is on the board now: it expects what comes after.
    void played() { played_ = true; }
    /// Forgets what it showed, too: it was about a position that is no more.
    void forget();

    [[nodiscard]] bool running() const { return static_cast<bool>(job_) || answer_.has_value(); }
    /// The move, or why the player forfeits, when it is there.
    [[nodiscard]] const std::optional<Result<ChosenMove>>& answer() const { return answer_; }
    /// Since it was asked for.
    [[nodiscard]] Seconds time() const { return time_; }
    /// The move that the search has in mind now; null for none.
    [[nodiscard]] const AnyMove* expected_move() const { return job_ ? &progress_.expected : nullptr; }
    /// The moves that it expects, after its own once that is played, and the ply that they go on from.
    [[nodiscard]] std::span<const std::string> line() const;
    [[nodiscard]] std::size_t line_ply() const { return ply_ + (played_ ? 1 : 0); }
    /// What it reported in the end.
    [[nodiscard]] MoveThought summary() const;
    /// Without the words of the line.
    [[nodiscard]] std::optional<ThinkingInfo> info(const SeatNames& names) const;

  private:
    struct Finished {
        Result<ChosenMove> move;
        std::uint64_t nodes;
        Seconds time;
    };

    bool asked_ = false;
    Side side_ = Side::first;
    std::size_t ply_ = 0; ///< Of the position.
    Pending<Finished> job_;
    std::optional<Result<ChosenMove>> answer_;
    std::shared_ptr<Latest<ThoughtProgress>> letters_;
    ThoughtProgress progress_;
    bool played_ = false;
    std::uint64_t nodes_ = 0;
    Seconds time_{0}, thinking_time_{0};
};

} // namespace zugzwang
