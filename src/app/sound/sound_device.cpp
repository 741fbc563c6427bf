#include "app/sound/sound_device.hpp"

#include <span>

#include <SDL.h>
#include <SDL_mixer.h>

#include "sound/loudness.hpp"

namespace zugzwang::app {

namespace {

/// ALSA writes to the standard error when a device is opened and there is none; those that know none are not asked.
bool has_device() { return SDL_GetNumAudioDevices(/*iscapture=*/0) != 0; }

} // namespace

std::unique_ptr<SoundDevice> SoundDevice::open(std::shared_ptr<const sound::SoundBank> bank, std::uint64_t seed) {
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return nullptr;
    if (!has_device() || Mix_OpenAudioDevice(sound::sample_rate, AUDIO_F32SYS, 2, buffer_samples, nullptr, 0) != 0) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return nullptr;
    }
    Mix_AllocateChannels(0); // the mixdown has voices of its own
    std::unique_ptr<SoundDevice> device(new SoundDevice(std::move(bank), seed));
    Mix_HookMusic(fill, device.get());
    return device;
}

SoundDevice::~SoundDevice() {
    Mix_HookMusic(nullptr, nullptr);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void SoundDevice::fill(void* device, std::uint8_t* bytes, int length) {
    auto& self = *static_cast<SoundDevice*>(device);
    while (const auto command = self.commands_.pop()) {
        if (const auto* heard = std::get_if<sound::Heard>(&*command)) self.mixdown_.play(*heard);
        if (const auto* levels = std::get_if<sound::Levels>(&*command)) self.mixdown_.set(*levels);
        if (const auto* mood = std::get_if<sound::Mood>(&*command)) self.mixdown_.set(*mood);
    }
    const auto samples = static_cast<std::size_t>(length) / sizeof(float);
    self.mixdown_.render(std::span(reinterpret_cast<float*>(bytes), samples));
}

} // namespace zugzwang::app
