// A voice with a thread of its own: hands words to an engine that may take its time, so that no picture waits for it.
#pragma once

#include <functional>
#include <memory>
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
    explicit SpeakingVoice(std::function<OpenedSpeech()> open);
    /// Of an engine that does not answer the thread is left behind: it owns all that it sees, and a program that waited
    /// for another one to answer would never end.
    ~SpeakingVoice() override;
    SpeakingVoice(const SpeakingVoice&) = delete;
    SpeakingVoice& operator=(const SpeakingVoice&) = delete;

    void say(Utterance utterance) override;
    void set(const Reading& reading) override;
    void hush() override;
    [[nodiscard]] bool has_screen_reader() const override { return false; }
    void show_position(std::string /*words*/) override {}
    [[nodiscard]] std::string trouble() override;

    /// Until all is handed over; for tests.
    void wait_until_idle();

  private:
    struct Shared; ///< By both threads.

    void begin();

    std::function<OpenedSpeech()> open_;
    std::shared_ptr<Shared> shared_;
    std::thread thread_;
};

} // namespace zugzwang
