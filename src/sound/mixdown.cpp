#include "sound/mixdown.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "sound/loudness.hpp"

namespace zugzwang::sound {

namespace {

constexpr std::uint64_t quarter_second = sample_rate / 4;
constexpr float fade_step = 1.0F / (0.012F * sample_rate);  ///< What gives way is gone in 12 ms.
constexpr float level_step = 1.0F / (0.040F * sample_rate); ///< A volume runs from off to full in 40 ms,
constexpr float duck_step = 1.0F / (0.250F * sample_rate);  ///< the ambience makes room in 250 ms.
constexpr float ducked = 0.4F;
constexpr float widest = 0.5F;

float towards(float value, float wanted, float step) {
    return value < wanted ? std::min(wanted, value + step) : std::max(wanted, value - step);
}

} // namespace

Stereo panned(float pan) {
    const float angle = (1 + widest * std::clamp(pan, -1.0F, 1.0F)) * std::numbers::pi_v<float> / 4;
    return {std::cos(angle), std::sin(angle)};
}

float limited(float sample) {
    const float size = std::abs(sample);
    if (size <= knee) return sample;
    constexpr float room = ceiling - knee;
    return std::copysign(knee + room * std::tanh((size - knee) / room), sample);
}

Mixdown::Mixdown(std::shared_ptr<const SoundBank> bank, std::uint64_t seed) : bank_(std::move(bank)), ambience_(seed) {}

bool Mixdown::comes_too_soon(Sound sound) const {
    const auto& last = last_[index_of(sound)];
    return last && static_cast<double>(now_ - *last) < bank_->recipe(sound).apart / 1000 * sample_rate;
}

bool Mixdown::is_crowded() const { return starts_.front() && now_ - *starts_.front() < quarter_second; }

/// Those that it drowns begin to fade.
bool Mixdown::gets_past_the_loud(Sound sound) {
    if (!is_loud(sound)) return true;
    for (const auto& voice : voices_) {
        if (voice.samples == nullptr || voice.fading || !is_loud(voice.sound)) continue;
        if (loudness(voice.sound) > loudness(sound) && voice.at < quarter_second) return false;
    }
    for (auto& voice : voices_)
        voice.fading |= voice.samples != nullptr && is_loud(voice.sound);
    return true;
}

/// One that is silent, or else the one that is nearest to its end.
Mixdown::Voice& Mixdown::free_voice() {
    return *std::ranges::min_element(voices_, {}, [](const Voice& voice) {
        return voice.samples == nullptr ? 0 : voice.samples->size() - voice.at;
    });
}

bool Mixdown::play(const Heard& heard) {
    if (comes_too_soon(heard.sound)) return false;
    if (!is_loud(heard.sound) && is_crowded()) return false;
    if (!gets_past_the_loud(heard.sound)) return false;
    last_[index_of(heard.sound)] = now_;
    if (!is_loud(heard.sound)) {
        std::rotate(starts_.begin(), starts_.begin() + 1, starts_.end());
        starts_.back() = now_;
    }
    free_voice() = {
        .samples = &bank_->samples(heard.sound, heard.rise), .strength = panned(heard.pan), .sound = heard.sound};
    return true;
}

std::size_t Mixdown::voices() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(voices_, [](const Voice& voice) { return voice.samples != nullptr && !voice.fading; }));
}

Stereo Mixdown::next_of_voices() {
    Stereo sum;
    for (auto& voice : voices_) {
        if (voice.samples == nullptr) continue;
        const float sample = (*voice.samples)[voice.at] * voice.fade;
        sum.left += sample * voice.strength.left;
        sum.right += sample * voice.strength.right;
        if (voice.fading) voice.fade -= fade_step;
        if (++voice.at >= voice.samples->size() || voice.fade <= 0) voice.samples = nullptr;
    }
    return sum;
}

void Mixdown::render(std::span<float> samples) {
    under_.assign(samples.size(), 0);
    if (wanted_.ambience > 0 || levels_.ambience > 0) ambience_.render(under_);
    const bool silent = std::ranges::none_of(voices_, [](const Voice& voice) { return voice.samples != nullptr; });
    for (std::size_t at = 0; at + 1 < samples.size(); at += 2) {
        const bool loud = !silent && std::ranges::any_of(voices_, [this](const Voice& voice) {
            return voice.samples != nullptr && !voice.fading && is_loud(voice.sound);
        });
        duck_ = towards(duck_, loud ? ducked : 1, duck_step);
        levels_.effects = towards(levels_.effects, wanted_.effects, level_step);
        levels_.ambience = towards(levels_.ambience, wanted_.ambience, level_step);
        const auto voices = silent ? Stereo{} : next_of_voices();
        const float under = levels_.ambience * duck_;
        samples[at] = limited(voices.left * levels_.effects + under_[at] * under);
        samples[at + 1] = limited(voices.right * levels_.effects + under_[at + 1] * under);
        ++now_;
    }
}

} // namespace zugzwang::sound
