// std::stop_token, its source and its callback, for a standard library without them.
#pragma once

#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace until_libcxx_20 {

/// What sources, tokens and callbacks of one request share. Any thread.
class StopState {
  public:
    class Callback {
      public:
        virtual void run() noexcept = 0;

      protected:
        ~Callback() = default;
    };

    [[nodiscard]] bool requested() const noexcept { return requested_.load(std::memory_order_acquire); }
    /// Runs the callbacks; answers whether this was the first request.
    bool request() noexcept {
        const std::scoped_lock lock(mutex_);
        if (requested_.exchange(true, std::memory_order_acq_rel)) return false;
        while (!callbacks_.empty()) {
            auto* next = callbacks_.front();
            callbacks_.pop_front();
            next->run();
        }
        return true;
    }
    /// Runs it at once when the request was made already.
    void add(Callback& callback) {
        const std::scoped_lock lock(mutex_);
        if (requested())
            callback.run();
        else
            callbacks_.push_back(&callback);
    }
    /// Returns when it does not run any more on another thread.
    void remove(Callback& callback) {
        const std::scoped_lock lock(mutex_);
        callbacks_.remove(&callback);
    }

  private:
    std::recursive_mutex mutex_; ///< Held while callbacks run; one of them may remove itself.
    std::atomic<bool> requested_ = false;
    std::list<Callback*> callbacks_;
};

struct nostopstate_t {
    explicit nostopstate_t() = default;
};
inline constexpr nostopstate_t nostopstate{};

class stop_token {
  public:
    stop_token() noexcept = default;
    explicit stop_token(std::shared_ptr<StopState> state) noexcept : state_(std::move(state)) {}

    [[nodiscard]] bool stop_requested() const noexcept { return state_ && state_->requested(); }
    [[nodiscard]] bool stop_possible() const noexcept { return state_ != nullptr; }
    [[nodiscard]] bool operator==(const stop_token&) const = default;

  private:
    template <class Function>
    friend class stop_callback;
    std::shared_ptr<StopState> state_;
};

class stop_source {
  public:
    stop_source() : state_(std::make_shared<StopState>()) {}
    explicit stop_source(nostopstate_t /*none*/) noexcept {}

    [[nodiscard]] stop_token get_token() const noexcept { return stop_token(state_); }
    bool request_stop() const noexcept { return state_ && state_->request(); }
    [[nodiscard]] bool stop_requested() const noexcept { return state_ && state_->requested(); }
    [[nodiscard]] bool stop_possible() const noexcept { return state_ != nullptr; }
    [[nodiscard]] bool operator==(const stop_source&) const = default;

  private:
    std::shared_ptr<StopState> state_;
};

template <class Function>
class stop_callback final : private StopState::Callback {
  public:
    template <class From>
    explicit stop_callback(const stop_token& token, From&& callback)
        : state_(token.state_), callback_(std::forward<From>(callback)) {
        if (state_) state_->add(*this);
    }
    ~stop_callback() {
        if (state_) state_->remove(*this);
    }
    stop_callback(const stop_callback&) = delete;
    stop_callback& operator=(const stop_callback&) = delete;

  private:
    void run() noexcept override { callback_(); }

    std::shared_ptr<StopState> state_;
    Function callback_;
};

template <class Function>
stop_callback(stop_token, Function) -> stop_callback<Function>;

} // namespace until_libcxx_20
