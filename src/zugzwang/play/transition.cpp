#include "zugzwang/play/transition.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang {
namespace {

constexpr Seconds long_ago{3600};

} // namespace

std::vector<Cue> cues_within(const Showing& showing, Seconds whole) {
    auto cues = showing.cues;
    for (auto& cue : cues)
        cue.when = showing.time > Seconds{0} ? whole * (cue.when / showing.time) : Seconds{0};
    return cues;
}

double Transition::start(std::deque<Change> changes) {
    changes_ = std::move(changes);
    run_ = since_end_ = Seconds{0};
    Seconds sum{0}, longest{0};
    for (const auto& change : changes_) {
        sum += change.whole;
        longest = std::max(longest, change.whole);
    }
    const double part = sum > 2 * longest ? 2 * longest / sum : 1;
    for (auto& change : changes_)
        change.whole *= part;
    drop_ended();
    return part;
}

void Transition::finish() {
    while (running())
        drop_first();
}

void Transition::advance(Seconds step) {
    if (!running()) {
        since_end_ += step;
        return;
    }
    run_ += step;
    drop_ended();
}

float Transition::progress(Seconds ahead) const {
    if (!running()) return 1;
    const float part = static_cast<float>(std::clamp((run_ + ahead) / change().whole, 0.0, 1.0));
    return change().backwards ? 1 - part : part;
}

void Transition::drop_ended() {
    while (running() && run_ >= change().whole) {
        run_ -= change().whole;
        drop_first();
    }
}

void Transition::drop_first() {
    if (changes_.size() == 1 && change().backwards) since_end_ = long_ago;
    changes_.pop_front();
}

} // namespace zugzwang
