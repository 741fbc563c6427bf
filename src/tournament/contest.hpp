// A tournament that goes on while somebody watches: it is played on threads of its own, and tells what happened since
// one looked last.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tournament/standings.hpp"
#include "zugzwang/base/seconds.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang::tournament {

/// A game on its way, or the last one of its table.
struct LiveGame {
    std::uint64_t number = 0; ///< Among all games, from 0.
    BySide<std::size_t> entrants{};
    std::string start; ///< The position that it began with.
    std::vector<std::string> moves{};
    std::optional<GameResult> result{}; ///< Empty while it goes on.
};

/// For one thread, which it never makes wait; only its end does, for as long as a player needs to hear that it is told
/// to stop.
class Contest {
  public:
    enum class State : std::uint8_t { running, over, refused };

    /// Begins at once. `jobs` and `record_file` as TournamentRun has them.
    Contest(TournamentPlan plan, int jobs, std::string record_file);
    /// Every game under way ends unfinished; the record file goes on with the others.
    ~Contest();
    Contest(const Contest&) = delete;
    Contest& operator=(const Contest&) = delete;

    /// Takes what happened since the last call; true when there was anything.
    bool update();

    // As they were at the last update.
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const std::optional<Refusal>& refusal() const { return refusal_; }
    [[nodiscard]] const TournamentPlan& plan() const { return *plan_; }
    [[nodiscard]] const Standings& standings() const { return *standings_; }
    /// In the order in which they came to an end; those of the record file first.
    [[nodiscard]] const std::vector<GameRecord>& records() const { return records_; }
    /// How many games are known to be played in all.
    [[nodiscard]] std::uint64_t planned() const { return planned_; }
    /// By table; empty before its first game.
    [[nodiscard]] const std::vector<std::optional<LiveGame>>& live() const { return live_; }

    /// While it is paused nobody is asked for another move.
    void pause(bool on);
    [[nodiscard]] bool is_paused() const;
    /// That it ran, without its pauses.
    [[nodiscard]] Seconds elapsed() const;
    /// At the pace so far; empty while nothing tells the pace.
    [[nodiscard]] std::optional<Seconds> left() const;

    /// Blocks until all is played. For tests, which wait for facts and not for time.
    void wait_until_over() const { worker_.wait_until_idle(); }

  private:
    using Clock = std::chrono::steady_clock;
    struct Mail;

    void run_clock(bool on);

    std::shared_ptr<const TournamentPlan> plan_;
    std::shared_ptr<Mail> mail_;
    std::shared_ptr<const Standings> standings_;
    std::vector<GameRecord> records_;
    std::vector<std::optional<LiveGame>> live_;
    std::uint64_t planned_ = 0;
    std::size_t found_ = 0; ///< Games in the record file.
    State state_ = State::running;
    std::optional<Refusal> refusal_{};
    Seconds ran_{0};
    std::optional<Clock::time_point> runs_since_{};
    Pending<std::optional<Refusal>> job_;
    mutable Worker worker_; ///< Goes first. To wait for it changes nothing.
};

} // namespace zugzwang::tournament
