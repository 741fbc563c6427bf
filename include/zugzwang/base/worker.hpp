// What works in the background, and the handles to its answers. The only locks of the program are here.
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

#include "zugzwang/base/job.hpp"

namespace zugzwang {

class TimeSlices;

/// A mailbox that keeps only the newest letter, until it is shut. Any thread may post, any may take, any may shut it.
template <class T>
class Latest {
  public:
    void post(T letter) {
        const std::scoped_lock lock(mutex_);
        if (!shut_) letter_ = std::move(letter);
    }
    [[nodiscard]] std::optional<T> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(letter_, std::nullopt);
    }
    /// Nobody will take a letter any more.
    void shut() {
        const std::scoped_lock lock(mutex_);
        shut_ = true;
    }
    [[nodiscard]] bool is_shut() const {
        const std::scoped_lock lock(mutex_);
        return shut_;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<T> letter_;
    bool shut_ = false;
};

/// Letters from several threads, in order, for one thread that waits for them.
template <class T>
class Channel {
  public:
    void post(T letter) {
        const std::scoped_lock lock(mutex_);
        letters_.push_back(std::move(letter));
        arrived_.notify_one();
    }
    /// Blocks until there is a letter.
    [[nodiscard]] T wait() {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [this] { return !letters_.empty(); });
        T letter = std::move(letters_.front());
        letters_.pop_front();
        return letter;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<T> letters_;
};

/// The answer of a job, to be polled for by the thread that asked. Dropping it, or `cancel`, asks the job to stop.
template <class T>
class Pending {
  public:
    Pending() = default;
    Pending(std::shared_ptr<Latest<T>> answer, std::stop_source stop)
        : answer_(std::move(answer)), stop_(std::move(stop)) {}
    Pending(Pending&& moved) noexcept : answer_(std::move(moved.answer_)), stop_(std::move(moved.stop_)) {}
    Pending& operator=(Pending&& moved) noexcept {
        if (this != &moved) {
            cancel();
            answer_ = std::move(moved.answer_);
            stop_ = std::move(moved.stop_);
        }
        return *this;
    }
    ~Pending() { cancel(); }

    /// Whether an answer may still come.
    [[nodiscard]] explicit operator bool() const noexcept { return answer_ != nullptr; }
    /// The answer, once, when it is there.
    [[nodiscard]] std::optional<T> take() {
        if (!answer_) return std::nullopt;
        auto answer = answer_->take();
        if (answer) answer_.reset();
        return answer;
    }
    /// Asks the job to return early with what it has; its answer still comes.
    void hurry() { stop_.request_stop(); }
    void cancel() {
        if (!answer_) return;
        stop_.request_stop();
        answer_->shut();
        answer_.reset();
    }

  private:
    std::shared_ptr<Latest<T>> answer_;
    std::stop_source stop_{std::nostopstate};
};

/// Where a worker works.
struct Workplace {
    /// Runs first on the worker's thread (to lower its priority); it has ended when the worker is made.
    std::function<void()> at_start{};
    /// In place of a thread; they outlive the worker.
    TimeSlices* slices = nullptr;
};

/// Runs jobs one after the other, on one thread of its own or in slices of the caller's. Used from the thread that made
/// it.
class Worker {
  public:
    explicit Worker(const Workplace& place = {});
    /// Tells the running job to stop, drops those that wait, joins.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// `work(std::stop_token) -> T` owns copies of all that it reads, must not throw, and looks at the token often.
    template <class Work>
    [[nodiscard]] auto submit(Work work) -> Pending<std::invoke_result_t<Work&, std::stop_token>> {
        using Answer = std::invoke_result_t<Work&, std::stop_token>;
        auto answer = std::make_shared<Latest<Answer>>();
        std::stop_source stop;
        enqueue({[answer, token = stop.get_token(), work = std::make_shared<Work>(std::move(work))]() mutable {
                     if (!answer->is_shut()) answer->post((*work)(token));
                 },
                 stop});
        return Pending<Answer>(std::move(answer), std::move(stop));
    }

    /// Waits until no job runs or waits: for tests, which wait for facts and not for time.
    void wait_until_idle();

  private:
    class Thread;

    void enqueue(Job job);

    std::unique_ptr<Thread> thread_; ///< Null without one.
    TimeSlices* slices_;
    std::size_t lane_ = 0; ///< Of the slices.
};

} // namespace zugzwang
