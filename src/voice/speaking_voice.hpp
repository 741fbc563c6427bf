// A voice with a thread of its own: hands words to an engine that may take its time, so that no picture waits for it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "voice/voice.hpp"

namespace zugzwang {

/// What makes words heard on a machine. Made, used and let go on one thread.
class SpeechEngine {
  public:
    virtual ~SpeechEngine() = default;

    /// Begins to say it, after what is being said.
    virtual void say(const std::string& words, const Reading& reading) = 0;
    /// Of all that it was given.
    virtual void stop() = 0;
};

/// Why there is none is a message.
struct OpenedSpeech {
    std::unique_ptr<SpeechEngine> engine{};
    std::string trouble{};
};

class SpeakingVoice final : public Voice {
  public:
    /// Opens the engine on the voice's thread once it is first needed; at most one utterance of each kind waits.
    explicit SpeakingVoice(std::function<OpenedSpeech()> open) : open_(std::move(open)) {}
    ~SpeakingVoice() override;
    SpeakingVoice(const SpeakingVoice&) = delete;
    SpeakingVoice& operator=(const SpeakingVoice&) = delete;

    void say(Utterance utterance) override;
    void set(const Reading& reading) override;
    void hush() override;
    [[nodiscard]] std::string trouble() override;

    /// Until all is handed over; for tests.
    void wait_until_idle();

  private:
    void begin();
    void run(const std::stop_token& stop);
    /// Waits for something to do; false when the voice goes.
    [[nodiscard]] bool next(const std::stop_token& stop);
    void serve(SpeechEngine& engine);

    std::function<OpenedSpeech()> open_;
    std::mutex mutex_; ///< Of all that follows, but for the thread.
    std::condition_variable_any changed_;
    std::deque<Utterance> waiting_;
    Reading reading_;
    std::string trouble_;
    std::optional<Utterance::Kind> last_said_;
    bool hushes_ = false, opened_ = false, busy_ = false;
    std::jthread thread_;
};

} // namespace zugzwang
