// Ten thousand actions by chance at every scene, each scene in a process of its own: that nothing breaks, that memory
// does not grow, and how long a worker is busy after its thinking is not wanted any more. What breaks something is made
// short and written to tests/fuzz/events/, where a test plays it back.
#include <cstdio>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "bench/bench.hpp"
#include "bench/times.hpp"
#include "events/scenes.hpp"
#include "events/stage.hpp"
#include "support/places.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bench {
namespace {

using events::Action;

constexpr std::size_t actions_of_a_scene = 10'000;
constexpr unsigned longest_walk = 1200; ///< Seconds: what takes longer hangs.

/// Does it in a process of its own, which may break; `told` gets what that writes.
template <class Work>
bool apart(Work work, std::string* told = nullptr) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return false;
    std::fflush(stdout);
    const auto child = fork();
    if (child == 0) {
        close(ends[0]);
        alarm(longest_walk);
        bool is_done = false;
        try {
            work([&](const std::string& words) { static_cast<void>(!write(ends[1], words.data(), words.size())); });
            is_done = true;
        } catch (const std::exception& trouble) {
            std::fprintf(stderr, "%s\n", trouble.what());
        }
        std::_Exit(is_done ? 0 : 1);
    }
    close(ends[1]);
    std::array<char, 4096> part{};
    for (ssize_t size = 0; (size = read(ends[0], part.data(), part.size())) > 0;)
        if (told != nullptr) told->append(part.data(), static_cast<std::size_t>(size));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// The actions of a walk as they are begun, a line each; then what memory was held at least in its second fifth and in
/// its last: players and games that are open come and go.
bool walk_apart(const std::string& scene, const Game& game, std::uint64_t seed, std::string& told) {
    return apart(
        [&](const auto& tell) {
            events::Stage stage(scene, game);
            Random random(seed);
            std::array<double, 5> held{};
            held.fill(std::numeric_limits<double>::max());
            for (std::size_t count = 0; count < actions_of_a_scene; ++count) {
                const auto action = any_action(stage.sight(), random);
                tell(text_of(action) + '\n');
                stage.act(action);
                auto& least = held[count * held.size() / actions_of_a_scene];
                least = std::min(least, held_memory());
            }
            tell(filled("= {} {}\n", fixed(held[1], 2), fixed(held.back(), 2)));
        },
        &told);
}

bool breaks(const events::Walk& walk) {
    return !apart([&](const auto&) {
        events::Stage stage(walk.scene, *find_game(walk.game));
        for (const auto& action : walk.actions)
            stage.act(action);
    });
}

/// Fewer actions that break it too: parts are left out, halves at first (Zeller's delta debugging, 1999). What
/// computers answer comes when it comes, so a walk may break only sometimes; then it stays as long as it is.
events::Walk shortened(events::Walk walk) {
    for (auto length = walk.actions.size() / 2; length > 0; length /= 2) {
        for (std::size_t at = 0; at < walk.actions.size();) {
            auto shorter = walk;
            const auto begin = shorter.actions.begin() + static_cast<std::ptrdiff_t>(at);
            const auto count = std::min(length, shorter.actions.size() - at);
            shorter.actions.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
            if (breaks(shorter))
                walk = std::move(shorter);
            else
                at += count;
        }
    }
    return walk;
}

void keep(const events::Walk& walk, std::uint64_t seed) {
    const auto file = filled("{}/tests/fuzz/events/{}-{}-{}.txt", ZUGZWANG_SOURCE_DIR, walk.scene, walk.game, seed);
    std::ofstream(file) << text_of(walk);
    std::printf("  what breaks it: %s\n", file.c_str());
}

/// Reads what `walk_apart` told.
std::pair<events::Walk, std::array<double, 2>> read(const std::string& told, const std::string& scene,
                                                    const Game& game) {
    events::Walk walk{.scene = scene, .game = game.id};
    std::array<double, 2> memory{};
    std::istringstream lines(told);
    for (std::string line; std::getline(lines, line);) {
        if (auto action = events::action_from(line))
            walk.actions.push_back(*std::move(action));
        else
            static_cast<void>(std::sscanf(line.c_str(), "= %lf %lf", memory.data(), &memory[1]));
    }
    return {std::move(walk), memory};
}

/// Each scene with another of the games.
const Game& game_at(const std::string& scene) {
    const auto place = std::ranges::find(events::scene_names(), scene) - events::scene_names().begin();
    return catalog()[static_cast<std::size_t>(place) % catalog().size()];
}

void storm(const std::string& scene, Report& report) {
    const auto& game = game_at(scene);
    const auto seed = text_word(scene) % 1'000'000;
    std::string told;
    bool is_whole = false;
    const auto seconds = seconds_of([&] { is_whole = walk_apart(scene, game, seed, told); });
    const auto [walk, memory] = read(told, scene, game);
    report.expect("actions in " + game.id, walk.actions.size(), actions_of_a_scene);
    report.figure("time", seconds, "s");
    if (is_whole) {
        report.figure("memory held, the second fifth", memory[0], "MiB");
        report.figure("memory held, the last fifth", memory[1], "MiB");
    }
    if (is_whole) return;
    report.expect("broken", 1, 0);
    if (breaks(walk)) keep(shortened(walk), seed);
}

const BenchmarkOfEach events_at_every_scene("events, ten thousand,", events::scene_names, storm);

/// How a thought is not wanted any more.
enum class Way : std::uint8_t { undo, leave };

void key(app::App& program, SDL_Keycode code, std::uint16_t modifiers) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    program.handle(event);
}

/// From the key to the moment when the worker is free, again and again, with other lengths of thought before.
Times cancelled(const std::string& scene, const Game& game, Way way) {
    constexpr int rounds = 60;
    Times times;
    Random random(1);
    events::Stage stage(scene, game);
    for (int round = 0; round < rounds; ++round) {
        while (stage.app().scenes().depth() > 1) {
            key(stage.app(), SDLK_ESCAPE, KMOD_NONE);
            stage.act({.verb = events::Verb::pass, .numbers = {1000}});
        }
        stage.act({.verb = events::Verb::open});
        stage.act({.verb = events::Verb::pass, .numbers = {2000}}); // past the motion of the person's move
        std::this_thread::sleep_for(std::chrono::milliseconds(random.between(1, 40)));
        auto& program = stage.app(); // another one where the last has ended
        const auto begin = std::chrono::steady_clock::now();
        if (way == Way::undo)
            key(program, SDLK_z, KMOD_LCTRL);
        else
            key(program, SDLK_ESCAPE, KMOD_NONE);
        program.workers().thinking.wait_until_idle();
        times.add(std::chrono::steady_clock::now() - begin);
    }
    return times;
}

const Benchmark events_cancelled("events, cancelled thinking", [](Report& report) {
    for (const auto& game : catalog()) {
        report_times(report, game.id + ", undo", cancelled("table", game, Way::undo));
        report_times(report, game.id + ", leaving", cancelled("table", game, Way::leave));
    }
});

} // namespace
} // namespace zugzwang::bench
