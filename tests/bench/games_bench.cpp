// The library's scene with as many games as are kept: how soon it is there (asked for: the first picture within 150
// ms), and its frames while it is scrolled.

#include "app/app.hpp"
#include "app/app_options.hpp"
#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "studio/composed.hpp"
#include "support/temporary_folder.hpp"

namespace zugzwang::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int pictures = 600;

/// Of pictures drawn one after the other, a sixtieth of a second of the program's own time apart, `act` before each.
template <class Act>
void scroll(app::App& program, const Report& report, const std::string& name, Act act) {
    Times times;
    auto now = Clock::now();
    for (int picture = 0; picture < pictures; ++picture) {
        act(picture);
        const auto start = Clock::now();
        static_cast<void>(program.step(now));
        times.add(Clock::now() - start);
        now += std::chrono::microseconds(16'667);
    }
    report_times(report, name, times);
}

const Benchmark games("games of a full library", [](Report& report) {
    const testing::TemporaryFolder folder;
    auto library = studio::composed_library(max_library_games, folder.path() / "games.db");
    app::App program(app::headless_options({1920, 1080}, "arcade"));
    auto& scenes = program.scenes();
    static_cast<void>(program.screenshot()); // the menu, from which it is opened
    const auto start = Clock::now();
    scenes.open(studio::composed_games(program.context(), library));
    const auto opened = Clock::now();
    static_cast<void>(program.screenshot());
    report.figure("opening with 10 000 games", milliseconds(opened - start), "ms");
    report.figure("first picture", milliseconds(Clock::now() - opened), "ms");
    scroll(program, report, "a frame at rest", [](int) {});
    const auto wheel = [&](float notches) {
        scenes.handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = {600, 600}, .wheel = notches});
    };
    scroll(program, report, "a frame by the wheel", [&](int) { wheel(-0.25F); });
    scroll(program, report, "a frame by the wheel, fast", [&](int) { wheel(-3); });
    const auto press = [&](Key key) { scenes.handle(KeyEvent{.key = key}); };
    scroll(program, report, "a frame by Down held", [&](int) { press(Key::down); });
    scroll(program, report, "a frame by leaps", [&](int picture) { press(picture % 2 == 0 ? Key::end : Key::home); });
    scroll(program, report, "a frame with another filter", [&](int picture) {
        scenes.handle(KeyEvent{.key = Key::character, .character = static_cast<char>('1' + picture % 6)});
    });
});

} // namespace
} // namespace zugzwang::bench
