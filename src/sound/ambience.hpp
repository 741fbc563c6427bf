// The quiet music under everything, which never repeats: slow chords and a bell now and then, from a seed and a mood.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "sound/sound.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::sound {

/// One thread. The same seed and moods give the same samples, however many are asked for at a time.
class Ambience {
  public:
    explicit Ambience(std::uint64_t seed) : random_(seed) {}

    /// Heard slowly: chords that sound already stay until they end. Who leads has brighter ones, more and higher bells;
    /// who is behind darker and lower ones.
    void set(const Mood& mood) { mood_ = mood; }
    /// Left and right in turn; replaces what is there. No sample is larger than 0.25.
    void render(std::span<float> samples);

  private:
    /// A sine, turned on by a rotation a sample; with a softer one an octave above.
    struct Note {
        double sine = 0, cosine = 1;
        double turn_sine = 0, turn_cosine = 1;
        double octave = 0; ///< How strong that one is.
        double strength = 0;
        double left = 0, right = 0;
        std::uint64_t age = 0, length = 0; ///< Samples; silent when they are equal.
        double now = 0, step = 0;          ///< Its strength, which runs straight for a few samples at a time.
        bool bell = false;                 ///< Struck and dying away, else swelling and ebbing.
    };

    void begin_notes();
    void begin_chord();
    void begin_bell();
    void begin_note(double pitch, double strength, double pan, double seconds, bool bell);
    static void follow_strength(Note& note);

    Random random_;
    Mood mood_{};
    std::array<Note, 16> notes_{};
    std::uint64_t until_chord_ = 0, until_bell_ = 0; ///< Samples.
};

} // namespace zugzwang::sound
