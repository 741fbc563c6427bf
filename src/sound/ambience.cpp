#include "sound/ambience.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "sound/envelope.hpp"
#include "sound/loudness.hpp"

namespace zugzwang::sound {

namespace {

// Semitones above the root.
constexpr int even_chord[] = {0, 7, 14, 17};  // open: neither bright nor dark
constexpr int ahead_chord[] = {0, 7, 16, 23}; // major, with the seventh
constexpr int behind_chord[] = {0, 3, 7, 15}; // minor, low and close
constexpr int even_bells[] = {12, 14, 17, 19, 24, 26};
constexpr int ahead_bells[] = {16, 19, 21, 24, 28, 31};
constexpr int behind_bells[] = {7, 10, 12, 15, 17, 19};

constexpr double menu_root = 146.83, play_root = 130.81; ///< Hertz: D3 and C3.
constexpr float leads_from = 0.25F;
constexpr double chord_strength = 0.022, bell_strength = 0.03;
constexpr double swell_part = 0.4;
constexpr int straight = 32;                           ///< Samples; the length of every note is a multiple.
constexpr double bell_attack = 0.012, bell_half = 0.5; ///< Seconds.

std::uint64_t steps_of_samples_in(double seconds) {
    return static_cast<std::uint64_t>(seconds * sample_rate) / straight * straight;
}

/// Of three things the one for the mood.
template <class Choice>
const Choice& chosen(float lead, const Choice& behind, const Choice& even, const Choice& ahead) {
    if (lead >= leads_from) return ahead;
    return lead <= -leads_from ? behind : even;
}

} // namespace

void Ambience::begin_note(double pitch, double strength, double pan, double seconds, bool bell) {
    const auto free = std::ranges::find_if(notes_, [](const Note& note) { return note.age == note.length; });
    if (free == notes_.end()) return;
    const double turn = 2 * std::numbers::pi * pitch / sample_rate;
    const double angle = (1 + pan) * std::numbers::pi / 4;
    *free = {.turn_sine = std::sin(turn),
             .turn_cosine = std::cos(turn),
             .octave = bell ? 0.3 : 0.12 + 0.1 * static_cast<double>(mood_.lead),
             .strength = strength,
             .left = std::cos(angle),
             .right = std::sin(angle),
             .length = steps_of_samples_in(seconds),
             .bell = bell};
}

void Ambience::begin_chord() {
    const double root = mood_.place == Mood::Place::menu ? menu_root : play_root;
    const auto& chord = chosen(mood_.lead, behind_chord, even_chord, ahead_chord);
    // Mostly the home chord, sometimes a fourth below or a tone above it.
    constexpr int shifts[] = {0, 0, 0, -5, 2};
    const int shift = shifts[random_.below(std::size(shifts))];
    const double seconds = 9 + static_cast<double>(random_.below(400)) / 100;
    double pan = -0.45;
    for (const int semitones : chord) {
        const double beating = 1 + (static_cast<double>(random_.below(200)) - 100) / 60000;
        const double pitch = root * std::exp2((semitones + shift) / 12.0) * beating;
        begin_note(pitch, chord_strength, pan, seconds, /*bell=*/false);
        pan += 0.3;
    }
    until_chord_ = steps_of_samples_in(seconds * (1 - swell_part));
}

void Ambience::begin_bell() {
    const double root = mood_.place == Mood::Place::menu ? menu_root : play_root;
    const auto& bells = chosen(mood_.lead, behind_bells, even_bells, ahead_bells);
    const int semitones = bells[random_.below(std::size(bells))];
    const double pan = (static_cast<double>(random_.below(201)) - 100) / 200;
    const double soft = 0.5 + static_cast<double>(random_.below(50)) / 100;
    begin_note(root * std::exp2(semitones / 12.0), bell_strength * soft, pan, 2.5, /*bell=*/true);
    const double rarer = 2.4 - 1.2 * static_cast<double>(mood_.lead);
    until_bell_ = steps_of_samples_in(rarer * (0.6 + static_cast<double>(random_.below(120)) / 100));
}

void Ambience::begin_notes() {
    if (until_chord_ == 0) begin_chord();
    if (until_bell_ == 0) begin_bell();
    --until_chord_;
    --until_bell_;
}

/// What a note that old should be like.
void Ambience::follow_strength(Note& note) {
    if (note.age % straight == 0) {
        const double age = static_cast<double>(note.age + straight) / sample_rate;
        const double whole = static_cast<double>(note.length) / sample_rate;
        const double swell = swell_part * whole;
        const double begun = note.bell ? ramp(age / bell_attack) * std::exp2(-age / bell_half) : ramp(age / swell);
        note.step = (note.strength * begun * ramp((whole - age) / swell) - note.now) / straight;
    }
    note.now += note.step;
}

void Ambience::render(std::span<float> samples) {
    for (std::size_t at = 0; at + 1 < samples.size(); at += 2) {
        begin_notes();
        double left = 0, right = 0;
        for (auto& note : notes_) {
            if (note.age == note.length) continue;
            const double octave = 2 * note.sine * note.cosine; // the sine of twice the angle
            follow_strength(note);
            const double value = note.now * (note.sine + note.octave * octave);
            left += value * note.left;
            right += value * note.right;
            const double sine = note.sine * note.turn_cosine + note.cosine * note.turn_sine;
            note.cosine = note.cosine * note.turn_cosine - note.sine * note.turn_sine;
            note.sine = sine;
            ++note.age;
        }
        samples[at] = static_cast<float>(left);
        samples[at + 1] = static_cast<float>(right);
    }
}

} // namespace zugzwang::sound
