// Puts sounds and the ambience together into what the device plays: which sounds are let through, where they are heard
// and how loud everything is. Sums never clip.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sound/ambience.hpp"
#include "sound/sound_bank.hpp"

namespace zugzwang::sound {

/// From here on a sound is a loud one, of which only one is heard at a time. Decibels, see Recipe::loudness.
inline constexpr double loud_from = -21;
/// No sample is larger: 1 dB below full scale.
inline constexpr float ceiling = 0.891F;
/// Samples up to here stay as they are; what is above is bent below the ceiling.
inline constexpr float knee = 0.6F;

struct Stereo {
    float left = 0, right = 0;
};
/// The strength of either side for a sound from there, with the same power everywhere: half way to the side at most, so
/// that it is heard in both ears.
[[nodiscard]] Stereo panned(float pan);
[[nodiscard]] float limited(float sample);

/// Used by one thread, the one that a device asks for samples; renders without locks, files or (once warm) memory.
class Mixdown {
  public:
    Mixdown(std::shared_ptr<const SoundBank> bank, std::uint64_t seed);

    /// The sound begins with the next sample, unless one of these rules keeps it out:
    /// - one of its kind began less than Recipe::apart ago;
    /// - six sounds began within the last quarter of a second, and it is not loud;
    /// - it is loud, and a louder one began within the last quarter of a second. Else that one gives way.
    bool play(const Heard& heard);
    void set(const Levels& levels) { wanted_ = levels; }
    void set(const Mood& mood) { ambience_.set(mood); }

    /// Left and right in turn; replaces what is there.
    void render(std::span<float> samples);
    /// Those that are heard, without those that fade out.
    [[nodiscard]] std::size_t voices() const;

  private:
    struct Voice {
        const std::vector<float>* samples = nullptr;
        std::size_t at = 0;
        Stereo strength{};
        Sound sound = Sound::press;
        bool fading = false;
        float fade = 1;
    };

    [[nodiscard]] double loudness(Sound sound) const { return bank_->recipe(sound).loudness; }
    [[nodiscard]] bool is_loud(Sound sound) const { return loudness(sound) >= loud_from; }
    [[nodiscard]] bool comes_too_soon(Sound sound) const;
    [[nodiscard]] bool is_crowded() const;
    [[nodiscard]] bool gets_past_the_loud(Sound sound);
    [[nodiscard]] Voice& free_voice();
    [[nodiscard]] Stereo next_of_voices();

    std::shared_ptr<const SoundBank> bank_;
    Ambience ambience_;
    std::array<Voice, 12> voices_{};
    std::uint64_t now_ = 0;                                        ///< Samples since the beginning.
    std::array<std::optional<std::uint64_t>, sound_count> last_{}; ///< When the last of each kind began.
    std::array<std::optional<std::uint64_t>, 6> starts_{};         ///< Of any kind that is not loud, the oldest first.
    Levels wanted_{}, levels_{.effects = 0, .ambience = 0};
    float duck_ = 1;           ///< The ambience makes room for a loud sound.
    std::vector<float> under_; ///< The ambience of one rendering.
};

} // namespace zugzwang::sound
