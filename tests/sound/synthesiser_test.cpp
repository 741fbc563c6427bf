// What the samples of every sound are like; measured here, not by the room itself.
#include "sound/sound_bank.hpp"

#include "support/catch.hpp"

#include <numbers>

#include "own_recipes.hpp"

using namespace zugzwang::sound;

namespace {

constexpr double tone_rate = 48000;

double decibels_of(double amplitude) { return 20 * std::log10(amplitude); }

/// The strongest 50 ms, every millisecond looked at from its beginning.
double loudness_of(const std::vector<float>& samples) {
    double strongest = 0;
    for (std::size_t begin = 0; begin < samples.size(); begin += 48) {
        double power = 0;
        for (std::size_t at = begin; at < std::min(samples.size(), begin + 2400); ++at)
            power += static_cast<double>(samples[at]) * static_cast<double>(samples[at]);
        strongest = std::max(strongest, std::sqrt(power / 2400));
    }
    return decibels_of(strongest);
}

/// How strong one frequency is, by the definition of the Fourier transform.
double strength_at(const std::vector<float>& samples, double hertz) {
    double sine = 0, cosine = 0;
    for (std::size_t at = 0; at < samples.size(); ++at) {
        const double angle = 2 * std::numbers::pi * hertz * static_cast<double>(at) / tone_rate;
        sine += samples[at] * std::sin(angle);
        cosine += samples[at] * std::cos(angle);
    }
    return std::hypot(sine, cosine);
}

bool is_result(Sound sound) {
    return sound == Sound::win || sound == Sound::lose || sound == Sound::draw || sound == Sound::star;
}

Recipe of(const Tone& tone, double loudness = -24) { return {.loudness = loudness, .tones = {tone}}; }

/// Every sound with every step that it rises by.
template <class Check>
void for_all_sounds(Check check) {
    const auto bank = own_sounds();
    for (std::size_t index = 0; index < sound_count; ++index) {
        const auto sound = static_cast<Sound>(index);
        for (std::size_t step = 0; step < bank->steps(sound); ++step) {
            CAPTURE(sound_names[index], step);
            check(sound, bank->samples(sound, static_cast<int>(step)));
        }
    }
}

} // namespace

TEST_CASE("sounds: every peak stays 6 dB below full scale, so that two at once do not clip", "[sound]") {
    for_all_sounds([](Sound, const auto& samples) { CHECK(decibels_of(largest_of(samples)) <= -6); });
}

TEST_CASE("sounds: each is as loud as its recipe says, menus softest, results loudest, none loud", "[sound]") {
    for_all_sounds([](Sound sound, const auto& samples) {
        const double loudness = loudness_of(samples);
        CHECK(std::fabs(loudness - own_sounds()->recipe(sound).loudness) < 0.2);
        const bool is_menu = sound == Sound::move || sound == Sound::press || sound == Sound::back;
        CHECK(loudness > (is_result(sound) ? -22.0 : is_menu ? -38.0 : -32.0));
        CHECK(loudness < (is_result(sound) ? -17.0 : is_menu ? -28.0 : -22.0));
    });
}

TEST_CASE("sounds: they begin and end in silence without a click, and stay around zero", "[sound]") {
    for_all_sounds([](Sound, const auto& samples) {
        const double peak = largest_of(samples);
        CHECK(std::fabs(samples.front()) < 0.001 * peak);
        CHECK(std::fabs(samples.back()) < 0.001 * peak);
        // The last millisecond has all but died away.
        CHECK(largest_of({samples.end() - 48, samples.end()}) < 0.02 * peak);
        double sum = 0;
        for (const float sample : samples)
            sum += sample;
        CHECK(std::fabs(sum / static_cast<double>(samples.size())) < 0.001);
    });
}

TEST_CASE("sounds: they are short, only results last longer than half a second", "[sound]") {
    for_all_sounds([](Sound sound, const auto& samples) {
        const double seconds = static_cast<double>(samples.size()) / tone_rate;
        CHECK(seconds >= 0.04);
        CHECK(seconds <= (is_result(sound) ? 1.6 : 0.5));
    });
}

TEST_CASE("sounds: the same recipe gives the same samples", "[sound]") {
    const auto& recipe = own_sounds()->recipe(Sound::burn); // has noise in it
    CHECK(synthesised(recipe) == synthesised(recipe));
}

TEST_CASE("sounds: a tone is as long and as high as it is told, and an octave higher has twice the pitch", "[sound]") {
    const auto samples = synthesised(of({.pitch = 1000, .to = 1000, .start = 40, .length = 200}));
    CHECK(std::fabs(static_cast<double>(samples.size()) - 0.24 * tone_rate) <= 2);
    CHECK(largest_of({samples.begin(), samples.begin() + 1900}) == 0); // before its start
    const double own = strength_at(samples, 1000);
    CHECK(own > 20 * strength_at(samples, 700));
    CHECK(own > 20 * strength_at(samples, 2000));
    const auto higher = synthesised(of({.pitch = 500, .to = 500, .length = 200}), 12);
    CHECK(strength_at(higher, 1000) > 20 * strength_at(higher, 500));
}

TEST_CASE("sounds: a triangle has the odd partials alone, a band of noise lies around its pitch", "[sound]") {
    const auto triangle =
        synthesised(of({.wave = Tone::Wave::triangle, .pitch = 400, .to = 400, .length = 400, .attack = 50}));
    CHECK(strength_at(triangle, 1200) / strength_at(triangle, 400) == Approx(1.0 / 9).epsilon(0.02));
    CHECK(strength_at(triangle, 800) < 0.01 * strength_at(triangle, 400));
    const auto noise = synthesised(of({.wave = Tone::Wave::noise, .pitch = 1000, .to = 1000, .length = 1000}));
    const auto band = [&](double from) {
        double power = 0;
        for (double hertz = from; hertz < from + 200; hertz += 10)
            power += std::pow(strength_at(noise, hertz), 2);
        return power;
    };
    CHECK(band(900) > 4 * band(200));
    CHECK(band(900) > 4 * band(4000));
}

TEST_CASE("sounds: after each half-life a tone is half as strong", "[sound]") {
    const auto samples = synthesised(of({.pitch = 1000, .to = 1000, .length = 400, .attack = 1, .half = 50}));
    const auto strength = [&](std::size_t begin) {
        return largest_of({samples.begin() + static_cast<std::ptrdiff_t>(begin),
                           samples.begin() + static_cast<std::ptrdiff_t>(begin) + 96});
    };
    CHECK(strength(4800) / strength(2400) == Approx(0.5).epsilon(0.03));
}
