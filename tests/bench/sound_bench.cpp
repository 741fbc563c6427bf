// The sounds themselves (peaks, loudness, length), what it costs to make them at the start, and how long after the
// picture that shows something it begins to be heard. Asked for: within 30 ms, with a device that nobody hears.
#include <atomic>
#include <thread>

#include <SDL_mixer.h>

#include "app/app_options.hpp"
#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "sound/ambience.hpp"
#include "sound/loudness.hpp"
#include "sound/recipe.hpp"
#include "sound/sound_bank.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

using Clock = std::chrono::steady_clock;

sound::Recipes own_recipes() {
    return sound::recipes_from_text(canvas::Assets::found().text("sounds/arcade.toml"), "arcade.toml");
}

const Benchmark sounds("sound, peaks and loudness", [](Report& report) {
    sound::Recipes recipes;
    report.figure("recipes read", 1000 * seconds_of([&] { recipes = own_recipes(); }), "ms");
    std::optional<sound::SoundBank> bank;
    report.figure("synthesised", 1000 * seconds_of([&] { bank.emplace(recipes); }), "ms");
    for (std::size_t index = 0; index < sound::sound_count; ++index) {
        const auto sound = static_cast<sound::Sound>(index);
        double peak = -100, loudest = -100;
        for (std::size_t step = 0; step < bank->steps(sound); ++step) {
            const auto& samples = bank->samples(sound, static_cast<int>(step));
            peak = std::max(peak, sound::decibels(sound::peak_of(samples)));
            loudest = std::max(loudest, sound::decibels(sound::loudest_moment(samples)));
        }
        const auto name = std::string(sound::sound_names[index]);
        report.figure(name + ", peak", peak, "dBFS");
        report.figure(name + ", loudest 50 ms", loudest, "dBFS");
        const auto length = static_cast<double>(bank->samples(sound).size()) / sound::sample_rate;
        report.figure(name + ", length", 1000 * length, "ms");
    }
});

const Benchmark music("sound, the music", [](Report& report) {
    constexpr int seconds = 30;
    for (const float lead : {-1.0F, 0.0F, 1.0F}) {
        sound::Ambience ambience(1);
        ambience.set({.place = sound::Mood::Place::play, .lead = lead});
        std::vector<float> samples(std::size_t{2} * seconds * sound::sample_rate);
        const double spent = seconds_of([&] { ambience.render(samples); });
        const auto name = filled("lead {}", static_cast<int>(lead));
        report.figure(name + ", peak", sound::decibels(sound::peak_of(samples)), "dBFS");
        report.figure(name + ", loudest 50 ms", sound::decibels(sound::loudest_moment(samples)), "dBFS");
        report.figure(name + ", computing for each second", 1000 * spent / seconds, "ms");
    }
});

/// When silence ends in what goes to the device, as the thread that fills it sees it.
struct Ear {
    std::atomic<bool> is_silent{true};
    std::atomic<Clock::rep> heard_at{0}; ///< 0: not yet.

    static void listen(void* self, Uint8* bytes, int length) {
        auto& ear = *static_cast<Ear*>(self);
        const bool silent = std::all_of(bytes, bytes + length, [](Uint8 byte) { return byte == 0; });
        if (!silent && ear.is_silent) ear.heard_at = Clock::now().time_since_epoch().count();
        ear.is_silent = silent;
    }
};

/// Notes that something was asked for out of silence.
class Asked final : public Speaker {
  public:
    Asked(Speaker& speaker, Ear& ear) : speaker_(speaker), ear_(ear) {}
    void play(const sound::Heard& heard) override {
        if (ear_.is_silent && !asked) {
            ear_.heard_at = 0;
            asked = true;
        }
        speaker_.play(heard);
    }
    void set(const sound::Mood& mood) override { speaker_.set(mood); }

    bool asked = false; ///< And not heard yet.

  private:
    Speaker& speaker_;
    Ear& ear_;
};

/// Steps the app as its host does for so long; `act` comes before each step. The times from the end of the step that
/// showed the picture to the device's call that holds the first sample.
template <class Act>
Times latencies(app::App& program, std::chrono::seconds shown_for, Act act) {
    program.step(Clock::now());
    program.speaker()->wait_until_ready();
    program.context().settings.ambience_volume = 0;
    program.step(Clock::now());
    Ear ear;
    Mix_SetPostMix(Ear::listen, &ear);
    Asked asked(*program.speaker(), ear);
    program.context().speaker = &asked;
    Times times;
    Clock::time_point shown{};
    bool is_shown = false;
    for (const auto end = Clock::now() + shown_for; Clock::now() < end;) {
        act();
        const auto stepped = program.step(Clock::now());
        if (asked.asked && !std::exchange(is_shown, true)) shown = Clock::now();
        if (const auto heard = ear.heard_at.load(); is_shown && heard != 0) {
            times.add(std::max(Clock::duration::zero(), Clock::time_point(Clock::duration(heard)) - shown));
            is_shown = asked.asked = false;
        }
        std::this_thread::sleep_until(stepped.next_at);
    }
    Mix_SetPostMix(nullptr, nullptr);
    program.context().speaker = program.speaker();
    return times;
}

void print(const Report& report, const std::string& what, const Times& times) {
    report.count(what + ", sounds", times.count());
    report_times(report, what, times);
}

const Benchmark latency("sound, from the picture to the device", [](Report& report) {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    auto options = app::headless_options({1280, 720}, "arcade");
    options.sound = true;
    {
        app::App program(options);
        int frame = 0;
        const auto times = latencies(program, std::chrono::seconds(20), [&] {
            if (++frame % 23 == 0)
                program.scenes().handle(KeyEvent{.key = frame / 23 % 8 < 4 ? Key::right : Key::left});
        });
        print(report, "menu", times);
    }
    for (const auto& game : catalog()) {
        options.request.start = cli::WindowRequest::Start::demo;
        options.request.game = game.id;
        options.request.session.options = OptionValues(game.options);
        options.request.session.players = {game.players.back().id, game.players.back().id};
        options.request.session.budget.time = std::chrono::milliseconds(100);
        app::App program(options);
        print(report, game.id + ", computers play", latencies(program, std::chrono::seconds(8), [] {}));
    }
});

} // namespace
} // namespace zugzwang::bench
