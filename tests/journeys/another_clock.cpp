// A machine whose clock stands so many days ahead as DAYS_AHEAD says or, without it, is set back by an hour whenever it
// is asked for the time of day; what measures time goes on as ever. Put before a program by LD_PRELOAD.
#include <atomic>
#include <cstdlib>
#include <ctime>

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

/// The time of day, and what it was set by.
timespec time_of_day() {
    constexpr time_t hour = 3600;
    static std::atomic<time_t> looks = 0;
    const char* days = std::getenv("DAYS_AHEAD");
    timespec now{};
    ::syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    now.tv_sec += days == nullptr ? -hour * ++looks : 24 * hour * std::atol(days);
    return now;
}

} // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    if (clock != CLOCK_REALTIME) return static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    *time = time_of_day();
    return 0;
}

int gettimeofday(timeval* time, void* /*zone*/) noexcept {
    const auto now = time_of_day();
    *time = {now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t* told) noexcept {
    const auto now = time_of_day().tv_sec;
    if (told != nullptr) *told = now;
    return now;
}
}
