// Background workers and the handles to their answers. The program's only locks are here.
#pragma once

#include <condition_variable>
#include <deque>
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

/// A mailbox that keeps only the latest message, until it is closed. Any thread may post, take and close.
template <class T>
class Latest {
  public:
    void post(T message) {
        const std::scoped_lock lock(mutex_);
        if (!closed_) message_ = std::move(message);
    }
    [[nodiscard]] std::optional<T> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(message_, std::nullopt);
    }
    /// No message will be taken any more.
    void close() {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
    }
    [[nodiscard]] bool is_closed() const {
        const std::scoped_lock lock(mutex_);
        return closed_;
    }

  private:
    mutable std::mutex mutex_;
    std::optional<T> message_;
    bool closed_ = false;
};

/// Messages from several threads, in order, for one thread that waits for them.
template <class T>
class Channel {
  public:
    void post(T message) {
        const std::scoped_lock lock(mutex_);
        messages_.push_back(std::move(message));
        arrived_.notify_one();
    }
    /// Blocks until there is a message.
    [[nodiscard]] T wait() {
        std::unique_lock lock(mutex_);
        arrived_.wait(lock, [this] { return !messages_.empty(); });
        T message = std::move(messages_.front());
        messages_.pop_front();
        return message;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<T> messages_;
};

/// The answer of a job, to be polled by the thread that submitted it. Dropping it, or `cancel`, asks the job to stop.
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
    /// The answer, once, when it has arrived.
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
        answer_->close();
        answer_.reset();
    }

  private:
    std::shared_ptr<Latest<T>> answer_;
    std::stop_source stop_{std::nostopstate};
};

/// Where a worker runs its jobs.
struct Workplace {
    /// Runs first on the worker's thread (to lower its priority); it has returned when the constructor returns.
    std::function<void()> at_start{};
    /// Instead of a thread; they outlive the worker.
    TimeSlices* slices = nullptr;
};

/// Runs jobs one after the other, on a thread of its own or in slices of the caller's. Used by the thread that made it.
class Worker {
  public:
    explicit Worker(const Workplace& place = {});
    /// Tells the running job to stop, drops those that wait, joins.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// `work(std::stop_token) -> T` owns copies of all that it reads, must not throw, and checks the token often.
    template <class Work>
    [[nodiscard]] auto submit(Work work) -> Pending<std::invoke_result_t<Work&, std::stop_token>> {
        using Answer = std::invoke_result_t<Work&, std::stop_token>;
        auto answer = std::make_shared<Latest<Answer>>();
        std::stop_source stop;
        enqueue({[answer, token = stop.get_token(), work = std::make_shared<Work>(std::move(work))]() mutable {
                     if (!answer->is_closed()) answer->post((*work)(token));
                 },
                 stop});
        return Pending<Answer>(std::move(answer), std::move(stop));
    }

    /// No job is running or waiting.
    [[nodiscard]] bool is_idle() const;
    /// Blocks until no job is running or waiting. For tests, which wait for facts and not for time.
    void wait_until_idle();

  private:
    class Thread;

    void enqueue(Job job);

    std::unique_ptr<Thread> thread_; ///< Null where there are slices.
    TimeSlices* slices_;
    std::size_t lane_ = 0; ///< In the slices.
};

} // namespace zugzwang
