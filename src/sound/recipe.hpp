// How a sound is made, as a person writes it down: a few tones, one upon the other.
#pragma once

#include <array>
#include <cstdint>
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

} // namespace zugzwang::sound
