// What a person at the table may be told: the insight, a move of the strongest player as a hint, what positions are
// worth, how a player comes to its move, and the live analysis. All is thought of on a worker of its own.
#pragma once

#include <any>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

/// Main thread. Insight, hint and analysis are about the position of then; whoever leaves it calls `forget`.
class Advice {
  public:
    /// Outlives it.
    explicit Advice(Worker& worker) : worker_(&worker) {}

    void switch_insight(bool on);
    /// Asks once for a position. An insight that its time ended is asked for again and again, each time twice as long,
    /// up to `longest`, while nothing else is asked; each tells what is known by then.
    void ask_insight(const SessionGame& game, Budget budget, std::chrono::milliseconds longest = {});
    /// Null while it is switched off or not known.
    [[nodiscard]] const std::any* insight() const { return on_ && insight_.has_value() ? &insight_ : nullptr; }

    void ask_hint(Thinker strongest, Budget budget);
    [[nodiscard]] bool hint_pending() const { return static_cast<bool>(hint_job_); }
    /// Empty: none.
    [[nodiscard]] const ChosenMove& hint() const { return hint_; }

    [[nodiscard]] Pending<std::shared_ptr<Lesson>> lesson(LessonMaker maker);

    /// Values are thought of one after the other, as they were asked for.
    void ask_value(std::size_t ply, Budget budget) { value_requests_.push_back({ply, budget}); }
    /// By ply.
    [[nodiscard]] const std::vector<std::optional<PositionValue>>& values() const { return values_; }
    /// What was found out before, by ply, instead of what is known.
    void know_values(std::vector<std::optional<PositionValue>> values);
    /// The moves after this ply are others now.
    void forget_values_after(std::size_t ply);

    void switch_analysis(bool on);
    [[nodiscard]] bool is_analysis_on() const { return analysis_on_; }
    [[nodiscard]] bool is_analysing() const { return analysis_on_ && !analysis_ended_; }
    /// Empty before anything is known.
    [[nodiscard]] const std::optional<Analysis>& analysis() const { return analysis_; }
    /// Lets the live analysis work while nothing else waits for the worker, else makes room, and takes what has come;
    /// true when that is anything. No nodes: no limit.
    bool poll_analysis(const SessionGame& game, std::size_t ply, std::uint64_t nodes);

    /// Takes what has come; true when that is anything.
    bool poll(const SessionGame& game);
    /// Stops what is being thought of; what is known stays, and values and the analysis are thought of again.
    void suspend();
    /// The present is another position.
    void forget();

  private:
    struct ValueRequest {
        std::size_t ply = 0;
        Budget budget{};
    };

    struct Insight {
        std::any seen;
        bool ended_early = false; ///< There is more to see.
    };

    [[nodiscard]] bool others_wait() const { return hint_job_ || !value_requests_.empty(); }
    void forget_analysis();
    /// An insight that was not waited for is asked again.
    void drop_insight_job();
    /// Lets others go before one that only looks longer.
    void wait_with_insight();
    void submit_insight(const SessionGame& game);
    void look_longer(const SessionGame& game);
    [[nodiscard]] bool poll_value(const SessionGame& game);

    Worker* worker_;
    Pending<ChosenMove> hint_job_;
    ChosenMove hint_;
    Pending<Insight> insight_job_;
    std::any insight_;
    Budget insight_budget_{}; ///< Of the last one.
    std::chrono::milliseconds longest_insight_{};
    bool may_see_more_ = false;
    bool on_ = false, asked_ = false;
    std::deque<ValueRequest> value_requests_;
    Pending<PositionValue> value_job_; ///< Of the first request.
    std::vector<std::optional<PositionValue>> values_;
    bool analysis_on_ = false, analysis_ended_ = false;
    Pending<bool> analysis_job_;
    std::shared_ptr<Latest<Analysis>> letters_; ///< What the analysis told last.
    std::optional<Analysis> analysis_;
};

} // namespace zugzwang
