// The clocks of a place, for tests of what is told in its time.
#pragma once

#include <cstdlib>
#include <ctime>

namespace zugzwang::test {

/// They are used for as long as this lives.
struct Place {
    /// As POSIX writes a time zone: "EST5" is five hours behind.
    explicit Place(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        setenv("TZ", "UTC", 1);
        tzset();
    }
};

} // namespace zugzwang::test
