#include "sound/sound_bank.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <utility>

#include "sound/envelope.hpp"
#include "sound/loudness.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/time_slices.hpp"

namespace zugzwang::sound {

namespace {

constexpr double shortest_release = 0.012, released_part = 0.3; ///< Seconds; of a tone's length.
constexpr std::uint64_t noise_seed = 1;

struct Partial {
    double ratio, strength;
};
constexpr Partial sine_partials[] = {{1, 1}};
constexpr Partial triangle_partials[] = {{1, 1}, {3, -1.0 / 9}, {5, 1.0 / 25}};
constexpr Partial bell_partials[] = {{1, 1}, {2.01, 0.36}, {3.02, 0.17}, {4.23, 0.08}};

std::span<const Partial> partials_of(Tone::Wave wave) {
    if (wave == Tone::Wave::triangle) return triangle_partials;
    if (wave == Tone::Wave::bell) return bell_partials;
    return sine_partials;
}

/// Half a cosine from 0 to 1, without a corner.
std::size_t samples_in(double seconds) { return static_cast<std::size_t>(std::lround(seconds * sample_rate)); }

/// What a tone is made of, apart from its wave: where it lies, how it swells, ebbs and dies away, how its pitch glides.
class Course {
  public:
    Course(const Tone& tone, double higher)
        : begin_(samples_in(tone.start / 1000)), count_(samples_in(tone.length / 1000)),
          attack_(std::min(tone.attack / 1000 * sample_rate, static_cast<double>(count_) / 2)),
          release_(std::min(std::max(shortest_release * sample_rate, released_part * static_cast<double>(count_)),
                            static_cast<double>(count_) / 2)),
          decay_(tone.half > 0 ? std::exp2(-1000 / (tone.half * sample_rate)) : 1), level_(amplitude_of(tone.level)),
          pitch_(tone.pitch * higher), glide_(std::pow(tone.to / tone.pitch, 1 / static_cast<double>(count_))) {}

    [[nodiscard]] std::size_t begin() const { return begin_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] double level() const { return level_; }
    /// Hertz at the beginning, and by what it is multiplied from sample to sample.
    [[nodiscard]] double pitch() const { return pitch_; }
    [[nodiscard]] double glide() const { return glide_; }
    /// By what it is multiplied from sample to sample once it is at its strongest; high partials of a bell the sooner.
    [[nodiscard]] double decay(double faster = 1) const { return std::pow(decay_, faster); }
    [[nodiscard]] bool has_swollen(std::size_t at) const { return static_cast<double>(at) >= attack_; }
    /// Swelling at the beginning and ebbing at the end, 0 to 1.
    [[nodiscard]] double swell(std::size_t at) const {
        const auto now = static_cast<double>(at), left = static_cast<double>(count_ - at);
        return (now < attack_ ? ramp(now / attack_) : 1) * (left < release_ ? ramp(left / release_) : 1);
    }

  private:
    std::size_t begin_, count_;
    double attack_, release_; ///< Samples.
    double decay_, level_, pitch_, glide_;
};

void add_partials(Tone::Wave wave, const Course& course, std::vector<float>& samples) {
    for (const auto& [ratio, strength] : partials_of(wave)) {
        const double decay = course.decay(ratio);
        double phase = 0, turn = 2 * std::numbers::pi * course.pitch() * ratio / sample_rate;
        double now = course.level() * strength;
        for (std::size_t at = 0; at < course.count(); ++at) {
            samples[course.begin() + at] += static_cast<float>(now * course.swell(at) * std::sin(phase));
            phase += turn;
            turn *= course.glide();
            if (course.has_swollen(at)) now *= decay;
        }
    }
}

/// White noise through a band-pass of two poles, the state variable filter of Chamberlin (Musical Applications of
/// Microprocessors, 1980), which is stable up to a sixth of the sample rate.
void add_noise(const Course& course, std::vector<float>& samples) {
    constexpr double damping = 0.7, highest = sample_rate / 7.0;
    Random random(noise_seed);
    const double decay = course.decay();
    double low = 0, band = 0, pitch = course.pitch(), now = course.level();
    for (std::size_t at = 0; at < course.count(); ++at) {
        const double speed = 2 * std::sin(std::numbers::pi * std::min(pitch, highest) / sample_rate);
        const double white = static_cast<double>(random.below(65536)) / 32768 - 1;
        low += speed * band;
        band += speed * (white - low - damping * band);
        samples[course.begin() + at] += static_cast<float>(now * course.swell(at) * band);
        pitch *= course.glide();
        if (course.has_swollen(at)) now *= decay;
    }
}

} // namespace

std::vector<float> synthesised(const Recipe& recipe, double semitones_higher) {
    double end = 0;
    for (const auto& tone : recipe.tones)
        end = std::max(end, (tone.start + tone.length) / 1000);
    std::vector<float> samples(samples_in(end) + 2);
    const double higher = std::exp2(semitones_higher / 12);
    for (const auto& tone : recipe.tones) {
        const Course course(tone, higher);
        if (tone.wave == Tone::Wave::noise)
            add_noise(course, samples);
        else
            add_partials(tone.wave, course, samples);
    }
    const double loudness = loudest_moment(samples);
    const auto scale = static_cast<float>(loudness > 0 ? amplitude_of(recipe.loudness) / loudness : 0);
    for (float& sample : samples)
        sample *= scale;
    return samples;
}

SoundBank::SoundBank(Recipes recipes) : recipes_(std::move(recipes)) {
    for (std::size_t index = 0; index < sound_count; ++index) {
        for (const double semitones : recipes_[index].rise) {
            samples_[index].push_back(synthesised(recipes_[index], semitones));
            static_cast<void>(slice_goes_on()); // pictures are shown between two sounds
        }
    }
}

const std::vector<float>& SoundBank::samples(Sound sound, int rise) const {
    const auto& steps = samples_[index_of(sound)];
    return steps[std::min(static_cast<std::size_t>(std::max(0, rise)), steps.size() - 1)];
}

} // namespace zugzwang::sound
