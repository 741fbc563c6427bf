// What is brought to a file by a worker, one thing after the other, so that nobody waits for the disk.
#pragma once

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <utility>
#include <vector>

#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// Main thread only.
template <class One>
class WriteBehind {
  public:
    /// Brings all of them to the file, or none; false where it takes none. On the worker.
    using Write = bool (*)(const std::filesystem::path&, const std::vector<One>&);

    /// The worker outlives it.
    WriteBehind(std::filesystem::path file, Worker& worker, Write writer)
        : file_(std::move(file)), worker_(worker), write_(writer) {}

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    /// Nothing is written from now on.
    void leave_alone() { untouchable_ = true; }
    /// It is in the file soon. What the disk does not take is tried again with the next one.
    void add(One one) {
        unwritten_.push_back(std::move(one));
        write();
    }
    /// Tries once more to write what is not written.
    void write() {
        if (untouchable_ || writing_ || unwritten_.empty()) return;
        in_writing_ = unwritten_.size();
        writing_ = worker_.submit(
            [writer = write_, file = file_, all = unwritten_](const std::stop_token&) { return writer(file, all); });
    }
    /// Takes what the worker has to tell; true when the disk takes nothing, once until it takes something again.
    [[nodiscard]] bool gather() {
        const auto written = writing_.take();
        if (!written) return false;
        if (!*written) return !std::exchange(told_of_failure_, true);
        unwritten_.erase(unwritten_.begin(), unwritten_.begin() + static_cast<std::ptrdiff_t>(in_writing_));
        told_of_failure_ = false;
        write(); // what came meanwhile
        return false;
    }

  private:
    std::filesystem::path file_;
    Worker& worker_;
    Write write_;
    bool untouchable_ = false;
    std::vector<One> unwritten_; ///< The first `in_writing_` of them are with the worker.
    std::size_t in_writing_ = 0;
    Pending<bool> writing_;
    bool told_of_failure_ = false;
};

} // namespace zugzwang
