// How a sound is made, as a person writes it down: a few tones, one upon the other. The recipes of all sounds stand in
// one TOML file, assets/sounds/arcade.toml.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sound/sound.hpp"

namespace zugzwang::sound {

struct Tone {
    enum class Wave : std::uint8_t {
        sine,
        triangle, ///< Its first three partials.
        bell,     ///< Partials that are no multiples of the pitch; the high ones die away first.
        noise,    ///< A band of it around the pitch.
    };
    Wave wave = Wave::sine;
    double pitch = 440;  ///< Hertz.
    double to = 440;     ///< Where it glides until its end, evenly to the ear.
    double level = 0;    ///< Decibels against the loudest tone of the recipe.
    double start = 0;    ///< Milliseconds after the sound begins.
    double length = 100; ///< Milliseconds.
    double attack = 3;   ///< Milliseconds from silence to full.
    double half = 0;     ///< After each so many milliseconds it is half as strong; 0: it stays.
};

struct Recipe {
    double loudness = -24;       ///< Decibels of full scale: root of the mean square of its loudest 50 ms.
    double apart = 60;           ///< Milliseconds; another of its kind that comes sooner is not heard.
    std::vector<double> rise{0}; ///< Semitones that the first, second, … in a row is higher; the last one stays.
    std::vector<Tone> tones{};
};

inline constexpr auto wave_names = std::to_array<std::string_view>({"sine", "triangle", "bell", "noise"});

using Recipes = std::array<Recipe, sound_count>;

/// A section for each sound, with its tones; what a tone leaves out is as in Tone, `to` as its pitch. Throws
/// std::runtime_error with one line that names `file` and the culprit: a sound that is missing or unknown, a key that
/// is unknown, a value that is of another kind or out of its range.
[[nodiscard]] Recipes recipes_from_text(std::string_view text, const std::string& file);

} // namespace zugzwang::sound
