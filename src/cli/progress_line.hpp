// One line at the foot of a terminal, drawn anew as work goes on; nothing where there is no terminal.
#pragma once

#include <chrono>
#include <iostream>
#include <ostream>
#include <unistd.h>

namespace zugzwang::cli {

class ProgressLine {
  public:
    explicit ProgressLine(std::ostream& err) : err_(err), shown_(&err == &std::cerr && isatty(STDERR_FILENO) == 1) {}
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows `words()`, but not so often that it takes time; the last ones always.
    template <class Words>
    void show(Words words, bool is_last) {
        const auto now = Clock::now();
        if (!shown_ || (now < next_ && !is_last)) return;
        next_ = now + std::chrono::milliseconds(100);
        drawn_ = true;
        err_ << "\r\x1b[K" << words() << std::flush;
    }
    void clear() {
        if (drawn_) err_ << "\r\x1b[K" << std::flush;
        drawn_ = false;
    }

  private:
    using Clock = std::chrono::steady_clock;

    std::ostream& err_;
    bool shown_, drawn_ = false;
    Clock::time_point next_;
};

} // namespace zugzwang::cli
