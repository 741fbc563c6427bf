#include "sound/mixdown.hpp"

#include "support/catch.hpp"

#include "own_recipes.hpp"
#include "sound/ring.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::sound;

namespace {

constexpr std::size_t mix_rate = 48000;

/// Effects alone, at full volume, past the beginning in which the volume runs up.
struct Desk {
    Mixdown mixdown{own_sounds(), 1};

    Desk() {
        mixdown.set(Levels{.effects = 1, .ambience = 0});
        pass(100);
    }
    std::vector<float> pass(std::size_t milliseconds) {
        std::vector<float> samples(2 * mix_rate * milliseconds / 1000);
        mixdown.render(samples);
        return samples;
    }
    bool play(Sound sound, float pan = 0) { return mixdown.play({.sound = sound, .pan = pan}); }
};

double power_of(const std::vector<float>& samples, std::size_t channel) {
    double power = 0;
    for (std::size_t at = channel; at < samples.size(); at += 2)
        power += static_cast<double>(samples[at]) * static_cast<double>(samples[at]);
    return power;
}

} // namespace

TEST_CASE("mixdown: the same power wherever it is heard, in both ears, mirrored", "[sound]") {
    for (float pan = -1; pan <= 1; pan += 0.125F) {
        const auto [left, right] = panned(pan);
        CHECK(left * left + right * right == Approx(1));
        CHECK(left == Approx(panned(-pan).right));
        CHECK(std::min(left, right) > 0.35F);
    }
    CHECK(panned(-1).left > panned(-0.5F).left);
    CHECK(panned(-0.5F).left > panned(0).left);
    CHECK(panned(7).right == panned(1).right);
}

TEST_CASE("mixdown: what happens on the right is louder on the right", "[sound]") {
    Desk desk;
    REQUIRE(desk.play(Sound::place, 0.8F));
    const auto samples = desk.pass(200);
    CHECK(power_of(samples, 1) > 2 * power_of(samples, 0));
    CHECK(power_of(samples, 0) > 0);
}

TEST_CASE("mixdown: the limiter leaves soft samples alone, keeps their order and never reaches the ceiling",
          "[sound]") {
    CHECK(limited(0.3F) == 0.3F);
    CHECK(limited(-knee) == -knee);
    for (float sample = 0.5F; sample < 9; sample += 0.01F) {
        CHECK(limited(sample + 0.01F) >= limited(sample));
        CHECK(limited(sample) <= ceiling);
        CHECK(limited(-sample) == -limited(sample));
    }
    // No corner at the knee.
    CHECK((limited(knee + 0.001F) - limited(knee)) / 0.001F == Approx(1).epsilon(0.02));
}

TEST_CASE("mixdown: the sum of whatever is asked for, with the music, never passes 1 dB below full scale", "[sound]") {
    Mixdown mixdown(own_sounds(), 3);
    mixdown.set(Levels{});
    zugzwang::Random random(5);
    std::vector<float> samples(2 * 480);
    double largest = 0;
    for (int step = 0; step < 3000; ++step) { // 30 s, three requests in every 10 ms
        for (int request = 0; request < 3; ++request) {
            mixdown.play({.sound = static_cast<Sound>(random.below(sound_count)),
                          .pan = static_cast<float>(random.between(-10, 10)) / 10,
                          .rise = static_cast<int>(random.below(12))});
        }
        mixdown.render(samples);
        largest = std::max(largest, largest_of(samples));
    }
    CHECK(largest > 0.1);
    CHECK(20 * std::log10(largest) <= -1);
    CHECK(largest < knee); // the rules alone keep it there: the limiter has nothing to do
}

TEST_CASE("mixdown: of two loud sounds only one is heard, the louder or the later one", "[sound]") {
    Desk desk;
    REQUIRE(desk.play(Sound::lose));
    desk.pass(50);
    CHECK(desk.play(Sound::win)); // louder
    CHECK(desk.mixdown.voices() == 1);
    desk.pass(50);
    CHECK_FALSE(desk.play(Sound::star)); // softer, and the win has just begun
    CHECK(desk.mixdown.voices() == 1);
    desk.pass(400);
    CHECK(desk.play(Sound::star)); // it has been heard long enough
    CHECK(desk.mixdown.voices() == 1);
    CHECK(desk.play(Sound::place)); // a soft one goes with it
    CHECK(desk.mixdown.voices() == 2);
}

TEST_CASE("mixdown: what gives way does so without a click", "[sound]") {
    double largest_step = 0;
    for (std::size_t cut = 300; cut < 310; ++cut) { // at all points of its swing
        Desk desk;
        REQUIRE(desk.play(Sound::draw));
        auto samples = desk.pass(cut);
        REQUIRE(desk.play(Sound::win));
        const auto after = desk.pass(1); // before the other one swells
        samples.insert(samples.end(), after.begin(), after.end());
        for (std::size_t at = samples.size() - after.size(); at < samples.size(); at += 2)
            largest_step = std::max(largest_step, std::fabs(static_cast<double>(samples[at]) - samples[at - 2]));
    }
    CHECK(largest_step < 0.015);
}

TEST_CASE("mixdown: one kind is not heard again too soon", "[sound]") {
    Desk desk;
    CHECK(desk.play(Sound::refuse));
    CHECK_FALSE(desk.play(Sound::refuse));
    desk.pass(170);
    CHECK_FALSE(desk.play(Sound::refuse)); // 180 ms apart
    desk.pass(20);
    CHECK(desk.play(Sound::refuse));
}

TEST_CASE("mixdown: of a crowd of soft sounds only the first six are heard, a loud one always", "[sound]") {
    Desk desk;
    for (const auto sound : {Sound::place, Sound::line, Sound::slide, Sound::take, Sound::arrow, Sound::burn})
        CHECK(desk.play(sound));
    CHECK_FALSE(desk.play(Sound::choose));
    CHECK(desk.play(Sound::win));
    desk.pass(240);
    CHECK_FALSE(desk.play(Sound::choose));
    desk.pass(15); // a quarter of a second after they began
    CHECK(desk.play(Sound::choose));
}

TEST_CASE("mixdown: a demo at four times the speed is no noise", "[sound]") {
    // A box is closed every 17 ms, each with its line: chains of Boxes as fast as they come.
    Desk desk;
    int lines = 0, boxes = 0;
    double power = 0;
    for (int step = 0; step < 118; ++step) { // two seconds
        lines += desk.play(Sound::line) ? 1 : 0;
        boxes += desk.mixdown.play({.sound = Sound::chain, .rise = step % 11}) ? 1 : 0;
        const auto samples = desk.pass(17);
        power += power_of(samples, 0);
        CHECK(largest_of(samples) < 0.5);
    }
    CHECK(boxes >= 15);
    CHECK(boxes <= 32);         // at most one in 65 ms
    CHECK(lines + boxes <= 49); // at most six in a quarter of a second
    CHECK(10 * std::log10(power / (2.0 * mix_rate)) < -18);
}

TEST_CASE("mixdown: muted is silent, and the volume runs there without a click", "[sound]") {
    Desk desk;
    REQUIRE(desk.play(Sound::win));
    desk.pass(100);
    desk.mixdown.set(Levels{.effects = 0, .ambience = 0});
    const auto fading = desk.pass(50);
    CHECK(largest_of({fading.begin(), fading.begin() + 200}) > 0.01);
    CHECK(largest_of({fading.end() - 200, fading.end()}) == 0);
    CHECK(largest_of(desk.pass(500)) == 0);
}

TEST_CASE("mixdown: samples are the same however many are asked for at a time", "[sound]") {
    Mixdown one(own_sounds(), 9), other(own_sounds(), 9);
    std::vector<float> whole(2 * 48000), parts;
    one.play({.sound = Sound::place});
    other.play({.sound = Sound::place});
    one.render(whole);
    for (const std::size_t size : {480U, 31U, 17489U, 30000U}) {
        std::vector<float> part(2 * size);
        other.render(part);
        parts.insert(parts.end(), part.begin(), part.end());
    }
    CHECK(whole == parts);
}

TEST_CASE("ring: first in, first out; when it is full nothing more goes in", "[sound]") {
    Ring<int, 4> ring;
    CHECK_FALSE(ring.pop());
    for (int item = 0; item < 4; ++item)
        CHECK(ring.push(item));
    CHECK_FALSE(ring.push(4));
    CHECK(ring.pop() == 0);
    CHECK(ring.push(5));
    for (const int item : {1, 2, 3, 5})
        CHECK(ring.pop() == item);
    CHECK_FALSE(ring.pop());
}
