// std::jthread, for a standard library without it.
#pragma once

#include <thread>
#include <type_traits>
#include <utility>

#include "until_libcxx_20/stop_token.hpp"

namespace until_libcxx_20 {

/// A thread that is asked to stop and joined when it goes.
class jthread {
  public:
    using id = std::thread::id;

    jthread() noexcept : stop_(nostopstate) {}
    template <class Work, class... Arguments>
    requires(!std::is_same_v<std::remove_cvref_t<Work>, jthread>) explicit jthread(Work&& work,
                                                                                   Arguments&&... arguments)
        : thread_(started(stop_, std::forward<Work>(work), std::forward<Arguments>(arguments)...)) {}
    ~jthread() { end(); }
    jthread(const jthread&) = delete;
    jthread(jthread&&) noexcept = default;
    jthread& operator=(jthread&& moved) noexcept {
        if (this == &moved) return *this;
        end();
        stop_ = std::exchange(moved.stop_, stop_source(nostopstate));
        thread_ = std::move(moved.thread_);
        return *this;
    }

    [[nodiscard]] bool joinable() const noexcept { return thread_.joinable(); }
    void join() { thread_.join(); }
    void detach() { thread_.detach(); }
    [[nodiscard]] id get_id() const noexcept { return thread_.get_id(); }
    [[nodiscard]] stop_source get_stop_source() const noexcept { return stop_; }
    [[nodiscard]] stop_token get_stop_token() const noexcept { return stop_.get_token(); }
    bool request_stop() const noexcept { return stop_.request_stop(); }

  private:
    template <class Work, class... Arguments>
    static std::thread started(const stop_source& stop, Work&& work, Arguments&&... arguments) {
        if constexpr (std::is_invocable_v<std::decay_t<Work>, stop_token, std::decay_t<Arguments>...>)
            return std::thread(std::forward<Work>(work), stop.get_token(), std::forward<Arguments>(arguments)...);
        else
            return std::thread(std::forward<Work>(work), std::forward<Arguments>(arguments)...);
    }
    void end() {
        if (!joinable()) return;
        request_stop();
        join();
    }

    stop_source stop_; ///< First, so that the thread is started with it.
    std::thread thread_;
};

} // namespace until_libcxx_20
