#include "zugzwang/base/worker.hpp"

#include <thread>

#include "zugzwang/base/time_slices.hpp"

namespace zugzwang {

/// A thread that does jobs in the order in which they come.
class Worker::Thread {
  public:
    explicit Thread(const std::function<void()>& at_start)
        : thread_([this, at_start](const std::stop_token& quit) {
              if (at_start) at_start();
              serve(quit);
          }) {
        wait_until_idle();
    }
    ~Thread() {
        thread_.request_stop();
        const std::scoped_lock lock(mutex_);
        running_.request_stop();
        queue_.clear();
    }
    Thread(const Thread&) = delete;
    Thread& operator=(const Thread&) = delete;

    void enqueue(Job job) {
        const std::scoped_lock lock(mutex_);
        queue_.push_back(std::move(job));
        changed_.notify_all();
    }
    [[nodiscard]] bool is_idle() {
        const std::scoped_lock lock(mutex_);
        return queue_.empty() && !busy_;
    }
    void wait_until_idle() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return queue_.empty() && !busy_; });
    }

  private:
    void serve(const std::stop_token& quit);

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Job> queue_;
    std::stop_source running_{std::nostopstate};
    bool busy_ = true;    ///< Until at_start has ended, then while a job runs.
    std::jthread thread_; ///< Last, so that it ends before what it uses.
};

void Worker::Thread::serve(const std::stop_token& quit) {
    for (;;) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            busy_ = false;
            changed_.notify_all();
            if (!changed_.wait(lock, quit, [this] { return !queue_.empty(); })) return;
            job = std::move(queue_.front());
            queue_.pop_front();
            running_ = job.stop;
            busy_ = true;
        }
        job.run();
    }
}

Worker::Worker(const Workplace& place)
    : thread_(place.slices ? nullptr : std::make_unique<Thread>(place.at_start)), slices_(place.slices) {
    if (slices_) lane_ = slices_->open_lane();
}

Worker::~Worker() {
    if (slices_) slices_->close_lane(lane_);
}

void Worker::enqueue(Job job) {
    if (slices_)
        slices_->enqueue(lane_, std::move(job));
    else
        thread_->enqueue(std::move(job));
}

bool Worker::is_idle() const { return slices_ ? slices_->is_idle(lane_) : thread_->is_idle(); }

void Worker::wait_until_idle() {
    if (slices_)
        slices_->finish(lane_);
    else
        thread_->wait_until_idle();
}

} // namespace zugzwang
