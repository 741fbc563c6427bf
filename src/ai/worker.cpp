#include "zugzwang/ai/worker.hpp"

namespace zugzwang {

Worker::Worker(std::function<void()> at_start)
    : thread_([this, at_start = std::move(at_start)](const std::stop_token& quit) {
          if (at_start) at_start();
          serve(quit);
      }) {
    wait_until_idle();
}

Worker::~Worker() {
    thread_.request_stop();
    const std::scoped_lock lock(mutex_);
    running_.request_stop();
    queue_.clear();
}

void Worker::enqueue(std::function<void()> run, std::stop_source stop) {
    const std::scoped_lock lock(mutex_);
    queue_.push_back({std::move(run), std::move(stop)});
    changed_.notify_all();
}

void Worker::serve(const std::stop_token& quit) {
    for (;;) {
        Queued job;
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

void Worker::wait_until_idle() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return queue_.empty() && !busy_; });
}

} // namespace zugzwang
