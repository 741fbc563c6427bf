// speech-dispatcher, the voice that Linux desktops share. Where it is not running it is started if it is installed.
#include "voice/machine_voice.hpp"

#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <libspeechd.h>

#include "voice/speaking_voice.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

struct Closed {
    void operator()(SPDConnection* connection) const { spd_close(connection); }
};
using Connection = std::unique_ptr<SPDConnection, Closed>;

/// Of -100 … 100.
int rate_of(ReadingPace pace) {
    constexpr std::array rates{-40, 0, 45};
    return rates[static_cast<std::size_t>(pace)];
}

class SpeechDispatcher final : public SpeechEngine {
  public:
    explicit SpeechDispatcher(Connection connection) : connection_(std::move(connection)) {}

    void say(const std::string& words, const Reading& reading) override {
        if (set_ != reading) {
            spd_set_language(connection_.get(), reading.language.empty() ? "en" : reading.language.c_str());
            spd_set_voice_rate(connection_.get(), rate_of(reading.pace));
            set_ = reading;
        }
        spd_say(connection_.get(), SPD_MESSAGE, words.c_str());
    }
    void stop() override { spd_cancel(connection_.get()); }

  private:
    Connection connection_;
    std::optional<Reading> set_; ///< As the connection has it.
};

OpenedSpeech opened() {
    char* error = nullptr;
    constexpr int start_it = 1;
    Connection connection(spd_open2("zugzwang", "captions", nullptr, SPD_MODE_SINGLE, nullptr, start_it, &error));
    std::free(error);
    if (!connection) return {.trouble = message("No voice answers on this machine: speech-dispatcher is not running.")};
    return {.engine = std::make_unique<SpeechDispatcher>(std::move(connection))};
}

} // namespace

std::unique_ptr<Voice> machine_voice() { return std::make_unique<SpeakingVoice>(opened); }

} // namespace zugzwang
