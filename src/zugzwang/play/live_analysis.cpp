#include "zugzwang/play/live_analysis.hpp"

#include <utility>

namespace zugzwang {

void LiveAnalysis::switch_on(bool on) {
    if (on == on_) return;
    on_ = on;
    forget();
}

void LiveAnalysis::forget() {
    job_ = {};
    letters_.reset();
    known_.reset();
    ended_ = false;
}

bool LiveAnalysis::update(const SessionGame& game, std::size_t ply, Worker& worker, std::uint64_t nodes,
                          bool others_wait) {
    if (!on_ || ended_) return false;
    if (others_wait) {
        job_ = {};
        return false;
    }
    if (!job_) {
        letters_ = std::make_shared<Latest<Analysis>>();
        job_ = worker.submit(
            [analyst = game.analyst(ply), letters = letters_, budget = Budget{.nodes = nodes}](std::stop_token stop) {
                SearchControl control(budget, std::move(stop));
                analyst(control, [&](const Analysis& analysis) { letters->post(analysis); });
                return true;
            });
        return true;
    }
    // What it told last lies there before its end does.
    ended_ = job_.take().has_value();
    auto letter = letters_->take();
    if (letter) known_ = std::move(*letter);
    return letter.has_value() || ended_;
}

} // namespace zugzwang
