// A speaker that writes down what it is asked to let hear.
#pragma once

#include "desk/hearing.hpp"
#include "support/standard.hpp"

namespace zugzwang::test {

class RecordedSpeaker final : public Speaker {
  public:
    void play(const sound::Heard& heard) override { heard_.push_back(heard); }
    void set(const sound::Mood& mood) override { mood_ = mood; }

    /// Since the last call.
    [[nodiscard]] std::vector<sound::Heard> take() { return std::exchange(heard_, {}); }
    /// The same without their places.
    [[nodiscard]] std::vector<sound::Sound> take_sounds() {
        std::vector<sound::Sound> sounds;
        for (const auto& heard : take())
            sounds.push_back(heard.sound);
        return sounds;
    }
    [[nodiscard]] const sound::Mood& mood() const { return mood_; }

  private:
    std::vector<sound::Heard> heard_;
    sound::Mood mood_;
};

} // namespace zugzwang::test
