// A maker of films that waits until a test lets it end.
#pragma once

#include <atomic>
#include <optional>
#include <thread>

#include "desk/film_job.hpp"

namespace zugzwang::testing {

/// Reports a half, then goes on when it is let or ends when it is stopped.
struct SlowMaker {
    std::atomic<bool> reported = false, may_end = false, was_stopped = false;

    FilmMaker maker(std::optional<Refusal> end) {
        return [this, end](const GameRecord&, const std::filesystem::path&, const std::function<void(double)>& report,
                           const std::stop_token& stop) -> std::optional<Refusal> {
            report(0.5);
            reported = true;
            while (!may_end && !stop.stop_requested())
                std::this_thread::yield();
            was_stopped = stop.stop_requested();
            return was_stopped ? Refusal("stopped") : end;
        };
    }
};

inline void wait_for(const std::atomic<bool>& fact) {
    while (!fact)
        std::this_thread::yield();
}

/// Until the film is made or there is none.
inline void wait_until_over(FilmJob& film) {
    while (film.state() == FilmJob::State::running) {
        film.update();
        std::this_thread::yield();
    }
}

} // namespace zugzwang::testing
