// How long frames take: every game at 1920x1080 with the software renderer, its strongest players against each other in
// real time with insight on, and with sound for a device that nobody hears: alone, while a computer thinks on every
// core (at the low priority that thinking has here), and while other programs keep every core busy; a review that reads
// a game while it is walked through; and a person's game, the pointer always on its way over the board, while the games
// before it are read in the background, and while they are not. Asked for: no frame above 50 ms while computers think,
// 99 of 100 within 16.7 ms.
#include <atomic>
#include <ctime>
#include <thread>

#include "app/app_options.hpp"
#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "desk/practice/practice_round.hpp"
#include "scenes/frame/scenes.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds shown_for{4};
constexpr std::chrono::milliseconds time_for_a_move{300};

/// Keeps every core busy while it lives.
class Load {
  public:
    explicit Load(SDL_ThreadPriority priority) {
        for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i)
            threads_.emplace_back([this, priority](const std::stop_token& stop) {
                SDL_SetThreadPriority(priority);
                std::uint64_t number = 1;
                while (!stop.stop_requested())
                    for (int step = 0; step < 10'000; ++step)
                        number = number * 6364136223846793005ULL + 1442695040888963407ULL;
                sum_ += number;
            });
    }

  private:
    std::atomic<std::uint64_t> sum_{0}; ///< So that the work is not optimised away.
    std::vector<std::jthread> threads_;
};

/// What this thread has had of a processor.
Times::Duration processor_time() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

struct Measured {
    Times::Duration first{}; ///< Opening the scene and its first picture.
    Times work;              ///< Update, drawing and showing, of those steps that drew.
    Times processor;         ///< What of that work was not waiting for a processor.
    Times intervals;         ///< From the start of one step of the loop to the next.
};

/// As in a person's window, but without a display.
app::AppOptions options_of_window() {
    auto options = app::headless_options({1920, 1080}, "arcade");
    options.yields = true;
    return options;
}

app::AppOptions demo_of(const Game& game) {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    auto options = options_of_window();
    options.sound = true;
    options.request.start = cli::WindowRequest::Start::demo;
    options.request.game = game.id;
    auto& session = options.request.session;
    session.options = OptionValues(game.options);
    session.players = {game.players.back().id, game.players.back().id};
    session.budget.time = time_for_a_move;
    return options;
}

/// The app's own loop, which a display without a rate of its own runs at 60 Hz. `act` is called before each step.
template <class Act>
Measured frames_of(app::App& program, Act act, std::chrono::seconds lasting = shown_for) {
    Measured measured;
    auto last = Clock::now();
    program.step(last);
    measured.first = Clock::now() - last;
    if (program.speaker() != nullptr) program.speaker()->wait_until_ready();
    last = Clock::now();
    for (const auto end = last + lasting; last < end;) {
        const auto start = Clock::now();
        act();
        const auto processor_start = processor_time();
        const auto passed = start - std::exchange(last, start);
        if (measured.work.count() > 0) measured.intervals.add(passed);
        const auto stepped = program.step(start);
        if (stepped.drew) {
            measured.work.add(Clock::now() - start);
            measured.processor.add(processor_time() - processor_start);
        }
        // Whole milliseconds, as the app sleeps.
        std::this_thread::sleep_for(
            std::chrono::duration_cast<std::chrono::milliseconds>(stepped.next_at - Clock::now()));
    }
    return measured;
}

Measured frames_of_demo(const Game& game) {
    app::App program(demo_of(game));
    program.scenes().handle(KeyEvent{.key = Key::character, .character = 'i'});
    return frames_of(program, [] {});
}

/// With the small board of what the computers expect, in place of the insight.
Measured frames_of_show(const Game& game) {
    app::App program(demo_of(game));
    return frames_of(program, [] {});
}

/// A whole game played by chance, by two persons.
GameRecord played_game(const Game& game, std::uint64_t seed = 1) {
    auto table = *game.open_table(OptionValues(game.options));
    GameRecord record{.game = game.id, .start = table->position()};
    Random random(seed);
    while (!table->outcome()) {
        record.moves.push_back({.text = random.pick(table->legal_moves())});
        static_cast<void>(table->play(record.moves.back().text));
    }
    return record;
}

/// The game is read while the pointer runs along the curve and every eighth frame another move is looked at.
Measured frames_of_review(const Game& game) {
    app::App program(options_of_window());
    program.scenes().open(make_review(program.context(), game, played_game(game)));
    int frame = 0;
    return frames_of(program, [&] {
        ++frame;
        const auto parts = program.scenes().top().widgets();
        const auto curve = std::ranges::find(parts, "curve", &NamedRect::name)->rect;
        const float part = static_cast<float>(frame % 200) / 200;
        program.scenes().handle(PointerEvent{.at = {curve.x + curve.width * part, curve.centre().y}});
        if (frame % 8 == 0) program.scenes().handle(KeyEvent{.key = frame % 160 < 80 ? Key::left : Key::right});
    });
}

/// A person has just finished many games against a computer and sits at the next table.
Measured frames_beside_reader(const Game& game, bool reads, const Report& report) {
    const testing::TemporaryFolder folder;
    auto options = options_of_window();
    options.games_folder = folder.path();
    options.settings.read_games = reads;
    options.settings.reading_time = reading_times.front(); // so that games come to their end while it is measured
    options.request.start = cli::WindowRequest::Start::play;
    options.request.game = game.id;
    options.request.session.options = OptionValues(game.options);
    app::App program(options);
    for (int played = 0; played < 30; ++played) {
        auto record = played_game(game, static_cast<std::uint64_t>(played));
        record.seats[Side::second].player = game.players.front().id;
        record.date = time_now() - std::chrono::hours(played);
        record.result = GameResult{.outcome = *(*played_table(game, record))->outcome()};
        program.context().keeper->file(record, "", game.players.front().id);
    }
    int frame = 0;
    const auto sweep = [&] {
        const int part = ++frame % 120;
        SDL_Event moved{};
        moved.motion.type = SDL_MOUSEMOTION;
        moved.motion.x = 600 + 6 * part;
        moved.motion.y = 250 + 5 * part;
        program.handle(moved);
    };
    static_cast<void>(frames_of(program, sweep, std::chrono::seconds(2))); // it begins after a quiet second
    auto measured = frames_of(program, sweep, std::chrono::seconds(10));
    if (reads) report.count(game.id + ", games read by then", practice_notes(program.context()).games().size());
    return measured;
}

void print(const Report& report, const std::string& name, const Measured& measured) {
    report.figure(name + ", first picture", milliseconds(measured.first), "ms");
    report.count(name + ", pictures", measured.work.count());
    report_times(report, name + ", a frame", measured.work);
    report_times(report, name + ", of that computing", measured.processor);
    report_times(report, name + ", frame to frame", measured.intervals);
}

void frames(const Report& report, const std::string& circumstances, Measured (*measure)(const Game&) = frames_of_demo) {
    for (const auto& game : catalog())
        print(report, filled("{}, {}", game.id, circumstances), measure(game));
}

const Benchmark frames_alone("frames alone", [](Report& report) { frames(report, "alone"); });

const Benchmark frames_thinking("frames, computers thinking", [](Report& report) {
    const Load load(SDL_THREAD_PRIORITY_LOW);
    frames(report, "thinking");
});

const Benchmark frames_watching("frames, a show", [](Report& report) { frames(report, "a show", frames_of_show); });

const Benchmark frames_reviewing("frames, a review reads a game",
                                 [](Report& report) { frames(report, "reviewing", frames_of_review); });

const Benchmark frames_reading("frames, games are read in the background", [](Report& report) {
    for (const auto& game : catalog()) {
        for (const bool reads : {false, true})
            print(report, filled("{}, {}", game.id, reads ? "reader at work" : "reader off"),
                  frames_beside_reader(game, reads, report));
    }
});

const Benchmark frames_busy("frames, other programs busy", [](Report& report) {
    const Load load(SDL_THREAD_PRIORITY_NORMAL);
    frames(report, "others busy");
});

} // namespace
} // namespace zugzwang::bench
