// Lets be heard what scenes ask for: synthesises everything on a worker, then opens the device. Until then, and where
// there is none, it is silent.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "desk/hearing.hpp"
#include "sound/sound_bank.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang::app {

/// Main thread only.
class DeviceSpeaker final : public Speaker {
  public:
    /// `recipes` is the file of the sounds, made where `place` says.
    DeviceSpeaker(std::filesystem::path recipes, std::uint64_t seed, const Workplace& place = {});

    void play(const sound::Heard& heard) override;
    void set(const sound::Mood& mood) override;
    void set(const sound::Levels& levels);

    /// Takes the device when it is there. Answers one line, once, when the recipes are broken: then there is no sound.
    [[nodiscard]] std::string update();
    [[nodiscard]] bool is_open() const { return device_ != nullptr; }
    /// Until it is known whether there is a device; for tests and figures.
    void wait_until_ready();

  private:
    class Device;

    struct Opened {
        std::shared_ptr<Device> device{};
        std::shared_ptr<const sound::SoundBank> bank{}; ///< Where the main thread is to open the device.
        std::string complaint{};
    };

    static Opened opened(const std::filesystem::path& recipes, std::uint64_t seed);

    sound::Levels levels_{};
    sound::Mood mood_{};
    std::uint64_t seed_;
    std::shared_ptr<Device> device_;
    Worker worker_;
    Pending<Opened> opening_;
};

} // namespace zugzwang::app
