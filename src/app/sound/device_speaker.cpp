#include "app/sound/device_speaker.hpp"

#include <exception>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <SDL.h>

#include "app/host.hpp"
#include "sound/recipe.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {
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
        return {.device = SoundDevice::open(std::move(bank), seed)};
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
    if (opened->bank) device_ = SoundDevice::open(std::move(opened->bank), seed_);
    if (device_) {
        device_->send(levels_);
        device_->send(mood_);
    }
    return std::move(opened->complaint);
}

void DeviceSpeaker::wait_until_ready() { worker_.wait_until_idle(); }

} // namespace zugzwang::app
