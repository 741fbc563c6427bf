#include "support/catch.hpp"

#include "app/frame_clock.hpp"
#include "bench/times.hpp"
#include "canvas/lru_cache.hpp"

using namespace zugzwang::app;
using namespace zugzwang::canvas;

TEST_CASE("cache: forgets what was used least recently", "[window][cache]") {
    LruCache<int> cache(30);
    cache.insert("a", 1, 10);
    cache.insert("b", 2, 10);
    cache.insert("c", 3, 10);
    REQUIRE(cache.find("a") != nullptr);
    cache.insert("d", 4, 10);
    CHECK(cache.find("b") == nullptr);
    CHECK(*cache.find("a") == 1);
    CHECK(*cache.find("c") == 3);
    CHECK(cache.bytes() == 30);
}

TEST_CASE("cache: keeps what it has just taken in, however large", "[window][cache]") {
    LruCache<int> cache(30);
    cache.insert("a", 1, 10);
    CHECK(cache.insert("big", 2, 100) == 2);
    CHECK(cache.size() == 1);
    CHECK(*cache.find("big") == 2);
    cache.clear();
    CHECK(cache.find("big") == nullptr);
    CHECK(cache.bytes() == 0);
}

TEST_CASE("clock: a display of 60 pictures a second always gets two steps", "[window][clock]") {
    FrameClock clock;
    for (int frame = 0; frame < 600; ++frame) {
        const double jitter = (frame % 7 - 3) * 0.0004;
        CHECK(clock.steps(Seconds{1.0 / 60 + jitter}) == 2);
    }
}

TEST_CASE("clock: no time is lost or won at any rate", "[window][clock]") {
    const double rate = GENERATE(24.0, 59.94, 75.0, 144.0, 1000.0);
    FrameClock clock;
    long steps = 0;
    const int frames = static_cast<int>(rate * 10);
    for (int frame = 0; frame < frames; ++frame)
        steps += clock.steps(Seconds{1 / rate});
    CHECK(std::abs(static_cast<double>(steps) - frames / rate * 120) <= 1);
}

TEST_CASE("clock: steps and what is ahead of them are the time that passed", "[window][clock]") {
    FrameClock clock;
    double passed = 0;
    long steps = 0;
    for (int frame = 1; frame <= 500; ++frame) {
        const Seconds time{0.001 * (frame % 23)};
        passed += time.count();
        steps += clock.steps(time);
        CHECK((static_cast<double>(steps) * FrameClock::step + clock.ahead()).count() == Approx(passed));
        CHECK(std::abs(clock.ahead() / FrameClock::step) <= 0.5 + 1e-9);
    }
}

TEST_CASE("clock: a long pause is not caught up with", "[window][clock]") {
    FrameClock clock;
    CHECK(clock.steps(Seconds{3600}) == 30);
    CHECK(clock.steps(Seconds{-5}) == 0);
}

TEST_CASE("times: quantiles by rank", "[window][clock]") {
    using std::chrono::milliseconds;
    bench::Times times;
    CHECK(times.quantile(0.5).count() == 0);
    for (int i = 100; i >= 0; --i)
        times.add(milliseconds(i));
    CHECK(times.quantile(0.5) == milliseconds(50));
    CHECK(times.quantile(0.99) == milliseconds(99));
    CHECK(times.quantile(1) == milliseconds(100));
}
