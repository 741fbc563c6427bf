// Requests to stop reach those who wait, on whatever thread.
#include "support/catch.hpp"

#include <atomic>
#include <mutex>
#include <vector>

#include "until_libcxx_20/condition_variable_any.hpp"
#include "until_libcxx_20/jthread.hpp"
#include "until_libcxx_20/stop_token.hpp"

namespace ours = until_libcxx_20;

TEST_CASE("until libc++ 20: a request is made once and seen by all", "[until_libcxx_20]") {
    ours::stop_source source;
    const auto token = source.get_token();
    const auto copy = source;
    CHECK(token.stop_possible());
    CHECK_FALSE(token.stop_requested());
    CHECK(copy.request_stop());
    CHECK_FALSE(source.request_stop());
    CHECK(token.stop_requested());
    CHECK(source.stop_requested());
    CHECK_FALSE(ours::stop_token().stop_possible());
    const ours::stop_source none(ours::nostopstate);
    CHECK_FALSE(none.stop_possible());
    CHECK_FALSE(none.request_stop());
}

TEST_CASE("until libc++ 20: callbacks run once, at the request or at once, and not after they went",
          "[until_libcxx_20]") {
    ours::stop_source source;
    int early = 0, gone = 0, late = 0;
    const ours::stop_callback first(source.get_token(), [&] { ++early; });
    {
        const ours::stop_callback second(source.get_token(), [&] { ++gone; });
    }
    source.request_stop();
    const ours::stop_callback third(source.get_token(), [&] { ++late; });
    source.request_stop();
    CHECK(early == 1);
    CHECK(gone == 0);
    CHECK(late == 1);
}

TEST_CASE("until libc++ 20: a thread is stopped and joined when it goes", "[until_libcxx_20]") {
    std::atomic<int> ended = 0;
    {
        ours::jthread with_token([&](const ours::stop_token& stop) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            ++ended;
        });
        ours::jthread without([&](int by) { ended += by; }, 10);
        ours::jthread moved = std::move(without);
        CHECK_FALSE(without.joinable());
        CHECK(moved.joinable());
    }
    CHECK(ended == 11);
    ours::jthread again([&](const ours::stop_token& stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        ++ended;
    });
    again = ours::jthread();
    CHECK(ended == 12);
}

TEST_CASE("until libc++ 20: who waits wakes when it holds, and when a stop is requested", "[until_libcxx_20]") {
    for (int round = 0; round < 200; ++round) {
        std::mutex mutex;
        ours::condition_variable_any changed;
        int letters = 0, taken = 0;
        bool answer = true;
        {
            ours::jthread waiter([&](const ours::stop_token& stop) {
                for (;;) {
                    std::unique_lock lock(mutex);
                    if (!changed.wait(lock, stop, [&] { return letters > 0; })) break;
                    --letters;
                    ++taken;
                    changed.notify_all();
                }
                answer = false;
            });
            for (int letter = 0; letter < 3; ++letter) {
                const std::scoped_lock lock(mutex);
                ++letters;
                changed.notify_one();
            }
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return taken == 3; });
        } // the stop may come before, while or after the waiter falls asleep
        REQUIRE_FALSE(answer);
        REQUIRE(taken == 3);
    }
}
