#include "app/sound/device_speaker.hpp"

#include <exception>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <utility>
#include <variant>

#include <SDL.h>
#include <SDL_mixer.h>

#include "app/host.hpp"
#include "sound/loudness.hpp"
#include "sound/mixdown.hpp"
#include "sound/recipe.hpp"
#include "sound/ring.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

/// By SDL2_mixer: it asks for samples on a thread of its own and gets them from the mixdown.
class DeviceSpeaker::Device {
  public:
    /// Null, with nothing said, where there is no device. May take long: on a worker.
    [[nodiscard]] static std::shared_ptr<Device> open(std::shared_ptr<const sound::SoundBank> bank,
                                                      std::uint64_t seed) {
        constexpr int buffer_samples = 512; // asked for at a time: 10.7 ms
        if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return nullptr;
        // ALSA writes to the standard error when a device is opened and there is none; those that know none are not
        // asked.
        const bool has_device = SDL_GetNumAudioDevices(/*iscapture=*/0) != 0;
        if (!has_device || Mix_OpenAudioDevice(sound::sample_rate, AUDIO_F32SYS, 2, buffer_samples, nullptr, 0) != 0) {
            SDL_QuitSubSystem(SDL_INIT_AUDIO);
            return nullptr;
        }
        Mix_AllocateChannels(0); // the mixdown has voices of its own
        auto device = std::make_shared<Device>(std::move(bank), seed);
        Mix_HookMusic(fill, device.get());
        return device;
    }
    /// Call `open`.
    Device(std::shared_ptr<const sound::SoundBank> bank, std::uint64_t seed) : mixdown_(std::move(bank), seed) {}
    ~Device() {
        Mix_HookMusic(nullptr, nullptr);
        Mix_CloseAudio();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    using Command = std::variant<sound::Heard, sound::Levels, sound::Mood>;
    /// Carried out before the next samples; never waits. One thread. False when far too much is asked: it is lost.
    bool send(const Command& command) { return commands_.push(command); }

  private:
    static void fill(void* device, std::uint8_t* bytes, int length) {
        auto& self = *static_cast<Device*>(device);
        while (const auto command = self.commands_.pop()) {
            if (const auto* heard = std::get_if<sound::Heard>(&*command)) self.mixdown_.play(*heard);
            if (const auto* levels = std::get_if<sound::Levels>(&*command)) self.mixdown_.set(*levels);
            if (const auto* mood = std::get_if<sound::Mood>(&*command)) self.mixdown_.set(*mood);
        }
        const auto samples = static_cast<std::size_t>(length) / sizeof(float);
        self.mixdown_.render(std::span(reinterpret_cast<float*>(bytes), samples));
    }

    sound::Mixdown mixdown_; ///< The device's thread alone.
    sound::Ring<Command, 64> commands_;
};

namespace {

/// SDL keeps a last error for each thread that calls it, and frees that of its own threads alone.
struct SdlOfThisThread {
    SdlOfThisThread() = default;
    SdlOfThisThread(const SdlOfThisThread&) = delete;
    SdlOfThisThread& operator=(const SdlOfThisThread&) = delete;
    ~SdlOfThisThread() { SDL_TLSCleanup(); }
};

} // namespace

DeviceSpeaker::DeviceSpeaker(std::filesystem::path recipes, std::uint64_t seed, const Workplace& place)
    : seed_(seed), worker_(place),
      opening_(worker_.submit(
          [recipes = std::move(recipes), seed](const std::stop_token&) { return opened(recipes, seed); })) {}

DeviceSpeaker::Opened DeviceSpeaker::opened(const std::filesystem::path& recipes, std::uint64_t seed) {
    const SdlOfThisThread sdl;
    try {
        std::ifstream stream(recipes, std::ios::binary);
        if (!stream) throw std::runtime_error(tr("{file}: cannot be read", {{"file", recipes.string()}}));
        const std::string text{std::istreambuf_iterator<char>(stream), {}};
        auto bank = std::make_shared<sound::SoundBank>(sound::recipes_from_text(text, recipes.string()));
        if (host::opens_sound_on_main_thread()) return {.bank = std::move(bank)};
        return {.device = Device::open(std::move(bank), seed)};
    } catch (const std::exception& error) {
        return {.complaint = error.what()};
    }
}

void DeviceSpeaker::play(const sound::Heard& heard) {
    if (device_) device_->send(heard);
}

void DeviceSpeaker::set(const sound::Mood& mood) {
    if (std::exchange(mood_, mood) != mood && device_) device_->send(mood);
}

void DeviceSpeaker::set(const sound::Levels& levels) {
    if (std::exchange(levels_, levels) != levels && device_) device_->send(levels);
}

std::string DeviceSpeaker::update() {
    auto opened = opening_.take();
    if (!opened) return {};
    device_ = std::move(opened->device);
    if (opened->bank) device_ = Device::open(std::move(opened->bank), seed_);
    if (device_) {
        device_->send(levels_);
        device_->send(mood_);
    }
    return std::move(opened->complaint);
}

void DeviceSpeaker::wait_until_ready() { worker_.wait_until_idle(); }

} // namespace zugzwang::app
