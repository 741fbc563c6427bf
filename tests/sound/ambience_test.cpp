#include "sound/ambience.hpp"

#include "support/catch.hpp"

#include <numbers>

using namespace zugzwang::sound;

namespace {

constexpr std::size_t rate = 48000;

std::vector<float> music(std::uint64_t seed, const Mood& mood, std::size_t seconds) {
    Ambience ambience(seed);
    ambience.set(mood);
    std::vector<float> samples(2 * rate * seconds);
    ambience.render(samples);
    return samples;
}

double decibels_of(const std::vector<float>& samples) {
    double power = 0;
    for (const float sample : samples)
        power += static_cast<double>(sample) * static_cast<double>(sample);
    return 10 * std::log10(power / static_cast<double>(samples.size()));
}

/// Times a second that both channels together pass zero upwards: higher for brighter music.
double brightness_of(const std::vector<float>& samples) {
    std::size_t passes = 0;
    for (std::size_t at = 2; at + 1 < samples.size(); at += 2)
        passes += samples[at - 2] + samples[at - 1] < 0 && samples[at] + samples[at + 1] >= 0 ? 1 : 0;
    return static_cast<double>(passes) / (static_cast<double>(samples.size()) / 2 / rate);
}

constexpr Mood playing(float lead) { return {.place = Mood::Place::play, .lead = lead}; }

} // namespace

TEST_CASE("ambience: the same seed and mood give the same music, another seed another", "[sound]") {
    const auto one = music(4, playing(0), 20);
    CHECK(one == music(4, playing(0), 20));
    CHECK(one != music(5, playing(0), 20));
    CHECK(one != music(4, Mood{}, 20));
}

TEST_CASE("ambience: it is quiet, far below every sound of the board, in every mood, and never stops", "[sound]") {
    const float lead = GENERATE(-1.0F, 0.0F, 1.0F);
    const auto samples = music(2, playing(lead), 60);
    CHECK(decibels_of(samples) < -30);
    CHECK(decibels_of(samples) > -42);
    const auto [lowest, highest] = std::ranges::minmax(samples);
    CHECK(lowest > -0.25F);
    CHECK(highest < 0.25F);
    // Ten seconds at a time, from the second ten on.
    for (std::size_t begin = 2 * rate * 10; begin < samples.size(); begin += 2 * rate * 10) {
        const auto at = samples.begin() + static_cast<std::ptrdiff_t>(begin);
        CHECK(decibels_of({at, at + 2 * rate * 10}) > -46);
    }
}

TEST_CASE("ambience: it begins softly and has no clicks", "[sound]") {
    const auto samples = music(8, playing(0.6F), 30);
    for (std::size_t at = 0; at < 20; ++at)
        CHECK(std::abs(samples[at]) < 0.001F);
    float largest_step = 0;
    for (std::size_t at = 2; at < samples.size(); ++at)
        largest_step = std::max(largest_step, std::abs(samples[at] - samples[at - 2]));
    CHECK(largest_step < 0.02F);
}

TEST_CASE("ambience: it answers to who is ahead", "[sound]") {
    for (const std::uint64_t seed : {1, 2, 3}) {
        const double behind = brightness_of(music(seed, playing(-1), 60));
        const double even = brightness_of(music(seed, playing(0), 60));
        const double ahead = brightness_of(music(seed, playing(1), 60));
        CHECK(behind < even);
        CHECK(even < ahead);
    }
}

TEST_CASE("ambience: a mood that changes on the way is heard", "[sound]") {
    Ambience ambience(3);
    ambience.set(playing(-1));
    std::vector<float> samples(2 * rate * 40);
    ambience.render(samples);
    const double dark = brightness_of(samples);
    ambience.set(playing(1));
    std::vector<float> between(2 * rate * 15); // chords that sounded go on to their end
    ambience.render(between);
    ambience.render(samples);
    CHECK(brightness_of(samples) > dark);
}
