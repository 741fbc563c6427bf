// Lets several threads write whole lines to one stream; each line is flushed.
#pragma once

#include <mutex>
#include <ostream>
#include <string_view>

namespace zugzwang {

class LineOutput {
  public:
    /// The stream must outlive this, and nobody else may write to it.
    explicit LineOutput(std::ostream& stream) : stream_(stream) {}

    /// Any thread.
    void write(std::string_view line) {
        const std::scoped_lock lock(mutex_);
        stream_ << line << std::endl;
    }

  private:
    std::mutex mutex_;
    std::ostream& stream_;
};

} // namespace zugzwang
