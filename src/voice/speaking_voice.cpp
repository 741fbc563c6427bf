#include "voice/speaking_voice.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

SpeakingVoice::~SpeakingVoice() {
    thread_.request_stop();
    changed_.notify_all();
}

void SpeakingVoice::begin() {
    if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

void SpeakingVoice::say(Utterance utterance) {
    if (utterance.words.empty()) return;
    {
        const std::scoped_lock lock(mutex_);
        std::erase_if(waiting_, [&](const Utterance& one) { return one.kind == utterance.kind; });
        waiting_.push_back(std::move(utterance));
    }
    begin();
    changed_.notify_all();
}

void SpeakingVoice::set(const Reading& reading) {
    const std::scoped_lock lock(mutex_);
    reading_ = reading;
}

void SpeakingVoice::hush() {
    {
        const std::scoped_lock lock(mutex_);
        waiting_.clear();
        hushes_ = true;
    }
    changed_.notify_all();
}

std::string SpeakingVoice::trouble() {
    begin();
    const std::scoped_lock lock(mutex_);
    return trouble_.empty() ? std::string() : tr(trouble_);
}

void SpeakingVoice::wait_until_idle() {
    begin();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return opened_ && waiting_.empty() && !hushes_ && !busy_; });
}

void SpeakingVoice::run(const std::stop_token& stop) {
    auto [engine, trouble] = open_();
    {
        const std::scoped_lock lock(mutex_);
        trouble_ = std::move(trouble);
        opened_ = true;
    }
    changed_.notify_all();
    while (next(stop)) {
        if (engine) serve(*engine);
        {
            const std::scoped_lock lock(mutex_);
            if (!engine) waiting_.clear(), hushes_ = false;
            busy_ = false;
        }
        changed_.notify_all();
    }
    if (engine) engine->stop();
}

bool SpeakingVoice::next(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    const bool has_more = changed_.wait(lock, stop, [this] { return !waiting_.empty() || hushes_; });
    busy_ = has_more;
    return has_more;
}

/// The engine is never called with the lock held.
void SpeakingVoice::serve(SpeechEngine& engine) {
    std::unique_lock lock(mutex_);
    if (std::exchange(hushes_, false)) {
        last_said_.reset();
        lock.unlock();
        engine.stop();
        return;
    }
    const auto utterance = std::move(waiting_.front());
    waiting_.pop_front();
    const auto reading = reading_;
    const bool replaces = std::exchange(last_said_, utterance.kind) == utterance.kind;
    lock.unlock();
    if (replaces || utterance.kind == Utterance::Kind::answer) engine.stop();
    engine.say(utterance.words, reading);
}

} // namespace zugzwang
