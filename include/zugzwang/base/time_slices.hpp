// Workers without threads: their jobs take turns on the thread that draws, for a slice of time between two frames.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <stop_token>
#include <utility>

#include "zugzwang/base/job.hpp"

namespace zugzwang {

/// How a job is suspended and resumed: the jobs of each lane have their own stack.
struct JobStacks {
    /// Calls `TimeSlices::serve(lane)` on the lane's stack, or resumes that stack: at once, or as soon as the caller
    /// has returned to the event loop.
    std::function<void(std::size_t lane)> enter{};
    /// Suspends the lane's stack, on which the caller runs; returns when it is entered again.
    std::function<void(std::size_t lane)> leave{};
};

/// Lanes of jobs, one for each worker, of which one at a time has the thread. For one thread only.
class TimeSlices {
  public:
    using Clock = std::chrono::steady_clock;
    struct Terms {
        Clock::duration slice; ///< A job checks the clock now and then, so a slice takes a little longer.
        /// Without stacks a job whose slice is over is told to end with what it has.
        JobStacks stacks{};
        std::function<Clock::time_point()> now = Clock::now;
    };

    explicit TimeSlices(Terms terms) : terms_(std::move(terms)) {}
    /// Must outlive its workers.
    ~TimeSlices() = default;
    TimeSlices(const TimeSlices&) = delete;
    TimeSlices& operator=(const TimeSlices&) = delete;

    /// Gives one slice to the next lane that has work; to be called between two frames.
    void run();
    /// Whether no lane has work.
    [[nodiscard]] bool is_idle() const;
    /// The longest slice since the last call.
    [[nodiscard]] Clock::duration take_longest() { return std::exchange(longest_, Clock::duration{0}); }
    /// Runs the lane's jobs until the slice is over. For JobStacks.
    void serve(std::size_t lane);

    // For workers:
    [[nodiscard]] std::size_t open_lane();
    void enqueue(std::size_t lane, Job job);
    [[nodiscard]] bool is_idle(std::size_t lane) const { return !lanes_.at(lane).has_work(); }
    /// Runs all jobs of the lane, however long they take. A suspended job has ended when this returns only if stacks
    /// are entered at once.
    void finish(std::size_t lane);
    /// Drops the waiting jobs and asks a suspended one to end.
    void close_lane(std::size_t lane);

    /// For `slice_goes_on`.
    [[nodiscard]] bool goes_on();

  private:
    struct Lane {
        std::deque<Job> queue{};
        std::stop_source running{std::nostopstate};
        bool is_suspended = false; ///< In the middle of a job.
        bool is_open = true;
        [[nodiscard]] bool has_work() const { return is_suspended || !queue.empty(); }
    };
    using Lanes = std::map<std::size_t, Lane>;

    void give_slice_to(std::size_t lane);
    void begin(std::size_t lane);
    void end();
    [[nodiscard]] bool is_over() const { return !is_unlimited_ && terms_.now() - began_ >= terms_.slice; }

    Terms terms_;
    Lanes lanes_;
    std::size_t opened_ = 0;    ///< Lanes so far.
    std::size_t served_ = 0;    ///< The lane that had the last slice, or has this one.
    bool is_busy_ = false;      ///< A stack was entered and not left since.
    bool is_unlimited_ = false; ///< Slices have no end.
    Clock::time_point began_{};
    Clock::duration longest_{0};
};

/// To be called often by long work: where the caller is a job that shares a thread with drawing, frames are drawn
/// meanwhile. False when the job must end now with what it has. Elsewhere it is only a read.
[[nodiscard]] bool slice_goes_on() noexcept;

} // namespace zugzwang
