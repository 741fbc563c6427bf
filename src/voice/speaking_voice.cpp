#include "voice/speaking_voice.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

struct SpeakingVoice::Shared {
    std::mutex mutex; ///< Of all that follows.
    std::condition_variable changed;
    std::deque<Utterance> waiting;
    Reading reading;
    std::string trouble;
    std::optional<Utterance::Kind> last_said;
    bool hushes = false, stops = false;
    bool is_opened = false, is_busy = false, is_done = false;

    /// Main thread: changes something under the lock and wakes the other thread.
    template <class Change>
    void change(Change does) {
        {
            const std::scoped_lock lock(mutex);
            does(*this);
        }
        changed.notify_all();
    }
    /// The thread of the voice, from its begin to its end.
    void run(const std::function<OpenedSpeech()>& open);
    /// The engine is never called with the lock held.
    void serve(SpeechEngine& engine);
};

void SpeakingVoice::Shared::run(const std::function<OpenedSpeech()>& open) {
    auto opened = open();
    change([&](Shared& shared) {
        shared.trouble = std::move(opened.trouble);
        shared.is_opened = true;
    });
    const auto& engine = opened.engine;
    for (;;) {
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return stops || hushes || !waiting.empty(); });
            if (stops) break;
            is_busy = true;
        }
        if (engine) serve(*engine);
        change([&engine](Shared& shared) {
            if (!engine) shared.waiting.clear(), shared.hushes = false;
            shared.is_busy = false;
        });
    }
    if (engine) engine->stop();
    opened.engine.reset();
    change([](Shared& shared) { shared.is_done = true; });
}

void SpeakingVoice::Shared::serve(SpeechEngine& engine) {
    std::unique_lock lock(mutex);
    if (std::exchange(hushes, false)) {
        last_said.reset();
        lock.unlock();
        return engine.stop();
    }
    const auto utterance = std::move(waiting.front());
    waiting.pop_front();
    const auto how = reading;
    const bool replaces = std::exchange(last_said, utterance.kind) == utterance.kind;
    lock.unlock();
    if (replaces || utterance.kind >= Utterance::Kind::answer) engine.stop();
    engine.say(utterance.words, how);
}

SpeakingVoice::SpeakingVoice(std::function<OpenedSpeech()> open)
    : open_(std::move(open)), shared_(std::make_shared<Shared>()) {}

SpeakingVoice::~SpeakingVoice() {
    if (!thread_.joinable()) return;
    constexpr std::chrono::milliseconds patience{500};
    shared_->change([](Shared& shared) { shared.stops = true; });
    std::unique_lock lock(shared_->mutex);
    const bool is_done = shared_->changed.wait_for(lock, patience, [this] { return shared_->is_done; });
    lock.unlock();
    is_done ? thread_.join() : thread_.detach();
}

void SpeakingVoice::begin() {
    if (!thread_.joinable()) thread_ = std::thread([shared = shared_, open = open_] { shared->run(open); });
}

void SpeakingVoice::say(Utterance utterance) {
    if (utterance.words.empty()) return;
    shared_->change([&](Shared& shared) {
        const bool all = utterance.kind == Utterance::Kind::scene;
        std::erase_if(shared.waiting, [&](const Utterance& one) { return all || one.kind == utterance.kind; });
        shared.waiting.push_back(std::move(utterance));
    });
    begin();
}

void SpeakingVoice::set(const Reading& reading) {
    shared_->change([&](Shared& shared) { shared.reading = reading; });
}

void SpeakingVoice::hush() {
    shared_->change([](Shared& shared) {
        shared.waiting.clear();
        shared.hushes = true;
    });
}

std::string SpeakingVoice::trouble() {
    begin();
    const std::scoped_lock lock(shared_->mutex);
    return shared_->trouble.empty() ? std::string() : tr(shared_->trouble);
}

void SpeakingVoice::wait_until_idle() {
    begin();
    auto& shared = *shared_;
    std::unique_lock lock(shared.mutex);
    shared.changed.wait(
        lock, [&] { return shared.is_opened && shared.waiting.empty() && !shared.hushes && !shared.is_busy; });
}

} // namespace zugzwang
