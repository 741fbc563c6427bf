// std::condition_variable_any whose `wait` also ends when a stop is requested, for a standard library without that.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>

#include "until_libcxx_20/stop_token.hpp"

namespace until_libcxx_20 {

class condition_variable_any {
  public:
    condition_variable_any() = default;
    condition_variable_any(const condition_variable_any&) = delete;
    condition_variable_any& operator=(const condition_variable_any&) = delete;

    void notify_one() noexcept {
        const std::scoped_lock inner(*mutex_);
        changed_.notify_one();
    }
    void notify_all() noexcept {
        const std::scoped_lock inner(*mutex_);
        changed_.notify_all();
    }

    template <class Lock>
    void wait(Lock& lock) {
        const auto mutex = mutex_; // this object may go while the last one returns
        std::unique_lock inner(*mutex);
        sleep(lock, inner);
    }
    template <class Lock, class Predicate>
    void wait(Lock& lock, Predicate holds) {
        while (!holds())
            wait(lock);
    }
    /// Answers whether the predicate holds; false only after a stop was requested.
    template <class Lock, class Predicate>
    bool wait(Lock& lock, const stop_token& token, Predicate holds) {
        const stop_callback wake(token, [this] { notify_all(); });
        const auto mutex = mutex_;
        while (!holds()) {
            // A request after this look waits for the inner lock, and so finds us asleep.
            std::unique_lock inner(*mutex);
            if (token.stop_requested()) return false;
            sleep(lock, inner);
        }
        return true;
    }

  private:
    /// Gives the outer lock back while it sleeps, and takes it again once the inner one is free.
    template <class Lock>
    void sleep(Lock& lock, std::unique_lock<std::mutex>& inner) {
        lock.unlock();
        changed_.wait(inner);
        inner.unlock();
        lock.lock();
    }

    std::shared_ptr<std::mutex> mutex_ = std::make_shared<std::mutex>();
    std::condition_variable changed_;
};

} // namespace until_libcxx_20
