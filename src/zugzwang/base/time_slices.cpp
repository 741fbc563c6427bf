#include "zugzwang/base/time_slices.hpp"

#include <algorithm>
#include <iterator>

namespace zugzwang {
namespace {

/// Those that run the calling job; null on a worker's own thread and outside of jobs.
thread_local TimeSlices* slices_here = nullptr;

} // namespace

bool slice_goes_on() noexcept { return slices_here == nullptr || slices_here->goes_on(); }

std::size_t TimeSlices::open_lane() {
    lanes_.try_emplace(++opened_);
    return opened_;
}

void TimeSlices::enqueue(std::size_t lane, Job job) { lanes_.at(lane).queue.push_back(std::move(job)); }

bool TimeSlices::is_idle() const {
    return std::ranges::none_of(lanes_, [](const auto& lane) { return lane.second.has_work(); });
}

void TimeSlices::run() {
    if (is_busy_) return;
    std::erase_if(lanes_, [](const auto& lane) { return !lane.second.is_open && !lane.second.has_work(); });
    const auto has_work = [](const auto& lane) { return lane.second.has_work(); };
    auto next = std::find_if(lanes_.upper_bound(served_), lanes_.end(), has_work);
    if (next == lanes_.end()) next = std::ranges::find_if(lanes_, has_work);
    if (next != lanes_.end()) give_slice_to(next->first);
}

void TimeSlices::give_slice_to(std::size_t lane) {
    if (!terms_.stacks.enter) return serve(lane);
    is_busy_ = true;
    terms_.stacks.enter(lane);
}

void TimeSlices::begin(std::size_t lane) {
    served_ = lane;
    is_busy_ = true;
    slices_here = this;
    began_ = terms_.now();
}

void TimeSlices::end() {
    longest_ = std::max(longest_, terms_.now() - began_);
    slices_here = nullptr;
    is_busy_ = false;
}

void TimeSlices::serve(std::size_t number) {
    auto& lane = lanes_.at(number);
    begin(number);
    do {
        if (lane.queue.empty()) break; // it was closed meanwhile
        auto job = std::move(lane.queue.front());
        lane.queue.pop_front();
        lane.running = job.stop;
        job.run();
    } while (!is_over());
    end();
}

bool TimeSlices::goes_on() {
    if (!is_over()) return true;
    if (!terms_.stacks.leave) return false;
    const auto number = served_;
    auto& lane = lanes_.at(number);
    lane.is_suspended = true;
    end();
    terms_.stacks.leave(number);
    lane.is_suspended = false;
    begin(number);
    return true;
}

void TimeSlices::finish(std::size_t number) {
    const auto& lane = lanes_.at(number);
    is_unlimited_ = true;
    if (lane.is_suspended) give_slice_to(number);
    while (!lane.is_suspended && lane.has_work())
        serve(number);
    is_unlimited_ = false;
}

void TimeSlices::close_lane(std::size_t number) {
    auto& lane = lanes_.at(number);
    lane.queue.clear();
    lane.is_open = false;
    if (!lane.is_suspended) return;
    lane.running.request_stop();
    finish(number);
}

} // namespace zugzwang
