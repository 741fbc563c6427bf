// A voice that keeps what it was to say.
#pragma once

#include "support/standard.hpp"
#include "voice/voice.hpp"

namespace zugzwang::testing {

class RecordedVoice final : public Voice {
  public:
    void say(Utterance utterance) override { said.push_back(std::move(utterance)); }
    void set(const Reading& its_reading) override { reading = its_reading; }
    void hush() override { ++hushed; }
    [[nodiscard]] bool has_screen_reader() const override { return screen_reader; }
    void show_position(std::string words) override { positions.push_back(std::move(words)); }
    [[nodiscard]] std::string trouble() override { return its_trouble; }

    /// Since the last call.
    [[nodiscard]] std::vector<std::string> take_words() {
        std::vector<std::string> words;
        for (auto& one : std::exchange(said, {}))
            words.push_back(std::move(one.words));
        return words;
    }

    std::vector<Utterance> said;
    Reading reading;
    int hushed = 0;
    bool screen_reader = false;
    std::vector<std::string> positions; ///< As they were shown.
    std::string its_trouble;
};

} // namespace zugzwang::testing
