// The sound device, by SDL2_mixer: it asks for samples on a thread of its own and gets them from the mixdown.
#pragma once

#include <cstdint>
#include <memory>
#include <variant>

#include "sound/mixdown.hpp"
#include "sound/ring.hpp"

namespace zugzwang::app {

class SoundDevice {
  public:
    /// So many samples are asked for at a time: 10.7 ms.
    static constexpr int buffer_samples = 512;

    /// Null, with nothing said, where there is no device. May take long: on a worker.
    [[nodiscard]] static std::unique_ptr<SoundDevice> open(std::shared_ptr<const sound::SoundBank> bank,
                                                           std::uint64_t seed);
    ~SoundDevice();
    SoundDevice(const SoundDevice&) = delete;
    SoundDevice& operator=(const SoundDevice&) = delete;

    using Command = std::variant<sound::Heard, sound::Levels, sound::Mood>;
    /// Carried out before the next samples; never waits. One thread. False when far too much is asked: it is lost.
    bool send(const Command& command) { return commands_.push(command); }

  private:
    SoundDevice(std::shared_ptr<const sound::SoundBank> bank, std::uint64_t seed) : mixdown_(std::move(bank), seed) {}

    static void fill(void* device, std::uint8_t* bytes, int length);

    sound::Mixdown mixdown_; ///< The device's thread alone.
    sound::Ring<Command, 64> commands_;
};

} // namespace zugzwang::app
