// Workers without threads: their jobs take turns on the thread that shows pictures, a slice of time between two of
// them.
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

/// How a job is left in its midst and gone on with later: the jobs of each lane have a stack of their own.
struct JobStacks {
    /// Calls `TimeSlices::serve(lane)` on that lane's stack, or goes on where its stack was left: at once, or as soon
    /// as the caller has returned to what shows pictures.
    std::function<void(std::size_t lane)> enter{};
    /// Leaves that lane's stack, on which the caller is; returns when it is entered again.
    std::function<void(std::size_t lane)> leave{};
};

/// Lanes of jobs, one a worker, of which one at a time has the thread. One thread only.
class TimeSlices {
  public:
    using Clock = std::chrono::steady_clock;
    struct Terms {
        Clock::duration slice; ///< A job looks at the clock now and then, so that a slice takes a little longer.
        /// Without them a job whose slice is over is told to end with what it has.
        JobStacks stacks{};
        std::function<Clock::time_point()> now = Clock::now;
    };

    explicit TimeSlices(Terms terms) : terms_(std::move(terms)) {}
    /// Outlives its workers.
    ~TimeSlices() = default;
    TimeSlices(const TimeSlices&) = delete;
    TimeSlices& operator=(const TimeSlices&) = delete;

    /// Between two pictures: one slice, for the next lane that has something to do.
    void run();
    /// Nothing is to be done.
    [[nodiscard]] bool is_idle() const;
    /// The longest slice since the last call.
    [[nodiscard]] Clock::duration take_longest() { return std::exchange(longest_, Clock::duration{0}); }
    /// Does that lane's jobs until the slice is over: for JobStacks.
    void serve(std::size_t lane);

    // What workers ask for:
    [[nodiscard]] std::size_t open_lane();
    void enqueue(std::size_t lane, Job job);
    /// Does all that is to be done there, however long it takes. A job that was left in its midst is done when this
    /// returns only where a stack is entered at once.
    void finish(std::size_t lane);
    /// Drops the jobs that wait, and lets one that was left in its midst end soon.
    void close_lane(std::size_t lane);

    /// For `slice_goes_on`.
    [[nodiscard]] bool goes_on();

  private:
    struct Lane {
        std::deque<Job> queue{};
        std::stop_source running{std::nostopstate};
        bool is_left = false; ///< With a job in its midst.
        bool is_open = true;
        [[nodiscard]] bool has_work() const { return is_left || !queue.empty(); }
    };
    using Lanes = std::map<std::size_t, Lane>;

    void give_slice_to(std::size_t lane);
    void begin(std::size_t lane);
    void end();
    [[nodiscard]] bool is_over() const { return !in_haste_ && terms_.now() - began_ >= terms_.slice; }

    Terms terms_;
    Lanes lanes_;
    std::size_t opened_ = 0; ///< Lanes so far.
    std::size_t served_ = 0; ///< The lane that had the last slice, or has this one.
    bool is_taken_ = false;  ///< A stack was entered and not left since.
    bool in_haste_ = false;  ///< Slices have no end.
    Clock::time_point began_{};
    Clock::duration longest_{0};
};

/// Asked often by all that works long: shows pictures meanwhile where the caller is a job that shares a thread with
/// them. False when the job must end now with what it has. Nothing but a read elsewhere.
[[nodiscard]] bool slice_goes_on() noexcept;

} // namespace zugzwang
