#include "support/catch.hpp"

#include <atomic>
#include <fstream>
#include <iostream>

#include "app/opening.hpp"
#include "app/settings_file.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"
#include "window/harness.hpp"

using Start = cli::WindowRequest::Start;
using namespace std::chrono_literals;

namespace {

cli::WindowRequest play(const std::string& game, const std::string& second = "human") {
    cli::WindowRequest request{.start = Start::play, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    request.session.players[Side::second] = second;
    return request;
}

/// Hands an event to SDL, as the system does.
template <class Fill>
void push(std::uint32_t type, Fill fill) {
    SDL_Event event{};
    event.type = type;
    fill(event);
    REQUIRE(SDL_PushEvent(&event) == 1);
}

void push(std::uint32_t type) {
    push(type, [](SDL_Event&) {});
}

/// As the settings' scene does it.
template <class Change>
void change_settings(testing::Window& window, Change change) {
    change(window.app().context().settings);
    window.app().context().settings_changed = true;
    window.pass(Seconds{0.1});
}

void choose_theme(testing::Window& window, const std::string& theme) {
    change_settings(window, [&](Settings& settings) { settings.theme = theme; });
}

/// A computer that thinks until it is told to stop, and remembers that it was.
class Patient {
  public:
    [[nodiscard]] OutsidePlayerSource source() {
        return [this](auto&&...) -> OutsidePlayerFunction {
            return [this](const std::string&, const SearchControl& control, const TextProgressSink&) {
                begun_ = true;
                std::atomic_flag told;
                const std::stop_callback on_stop(control.stop_token(), [&] {
                    told.test_and_set();
                    told.notify_all();
                });
                told.wait(false);
                stopped_ = true;
                return Result<std::string>(Refusal{});
            };
        };
    }
    [[nodiscard]] bool begun() const { return begun_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    std::atomic<bool> begun_{false}, stopped_{false};
};

/// What the program says on standard error meanwhile.
class Complaints {
  public:
    Complaints() : before_(std::cerr.rdbuf(said_.rdbuf())) {}
    ~Complaints() { std::cerr.rdbuf(before_); }
    Complaints(const Complaints&) = delete;
    Complaints& operator=(const Complaints&) = delete;
    [[nodiscard]] std::string text() const { return said_.str(); }

  private:
    std::ostringstream said_;
    std::streambuf* before_;
};

} // namespace

TEST_CASE("app: opens on its menu and goes on until SDL says to quit", "[window][app]") {
    testing::Window window;
    window.step();
    CHECK(window.app().running());
    CHECK(window.app().scenes().depth() == 1);
    CHECK(std::string(SDL_GetWindowTitle(window.sdl_window())) == "Zugzwang: choose a game");
    push(SDL_QUIT);
    window.step();
    CHECK_FALSE(window.app().running());
}

TEST_CASE("app: a game asked for lies above the menu", "[window][app]") {
    testing::Window window({.request = play("sticks")});
    CHECK(window.app().scenes().depth() == 2);
    window.press(SDLK_ESCAPE);
    CHECK(window.app().scenes().depth() == 1);
    CHECK(window.app().running());
}

TEST_CASE("app: what is asked to be opened is opened above the menu", "[window][app]") {
    testing::TemporaryFolder folder;
    const auto file = folder.path() / "games.jsonl";
    std::ofstream(file)
        << R"({"game":"sticks","players":["human","human"],"start":"3/3 1","moves":["3"],"result":"p1win"})" << '\n';
    const bool by_name = GENERATE(false, true);
    const cli::WindowRequest request{.start = Start::open, .opened = by_name ? file.string() : "12/3 1"};
    CHECK_FALSE(refusal_of(request));
    testing::Window window({.request = request});
    window.settle();
    CHECK(window.app().scenes().depth() == 3); // above the library, where what is let fall on the menu is opened
    CHECK_THAT(window.app().scenes().title(), Catch::Matchers::ContainsSubstring("Sticks"));
}

TEST_CASE("app: what holds no game is refused before there is a window", "[window][app]") {
    testing::TemporaryFolder folder;
    std::ofstream(folder.path() / "empty.jsonl");
    for (const auto& text : {std::string("12/3 9"), std::string("no such file.jsonl"),
                             (folder.path() / "empty.jsonl").string(), folder.path().string()}) {
        CAPTURE(text);
        CHECK(refusal_of({.start = Start::open, .opened = text}));
    }
}

TEST_CASE("app: quitting while a computer thinks without limit tells it to stop", "[window][app]") {
    Patient patient;
    {
        testing::Window window;
        window.app().context().outside = patient.source();
        auto request = play("amazons", std::string(outside_prefix) + "patient");
        request.session.players[Side::first] = request.session.players[Side::second];
        open_scenes(window.app().scenes(), window.app().context(), request);
        while (!patient.begun())
            window.step();
        CHECK_FALSE(patient.stopped());
        push(SDL_QUIT);
        window.step();
        CHECK_FALSE(window.app().running());
    }
    CHECK(patient.stopped());
}

TEST_CASE("app: what rests is drawn once, what moves in every step", "[window][app]") {
    testing::Window window({.request = play("sticks")});
    window.pass(Seconds{2.5}); // past the motion of the start, and half a second before the clocks' next
    CHECK(window.step().drew);
    CHECK_FALSE(window.step().drew);
    CHECK_FALSE(window.step().drew);
    const auto hint = window.widget("hint").centre();
    push(SDL_MOUSEMOTION, [&](SDL_Event& event) {
        event.motion.x = static_cast<int>(hint.x);
        event.motion.y = static_cast<int>(hint.y);
    });
    window.step();
    CHECK(window.step().drew); // it lights up
    window.press(SDLK_2);      // two sticks fly
    for (int step = 0; step < 5; ++step)
        CHECK(window.step().drew);
}

TEST_CASE("app: what an event does between two pictures waits for the next one", "[window][app]") {
    testing::Window window;
    auto& app = window.app();
    const app::FrameClock::TimePoint start{1h};
    CHECK(app.step(start).drew);
    window.press(SDLK_RIGHT);
    const auto early = app.step(start + 5ms);
    CHECK_FALSE(early.drew);
    CHECK(early.next_at == app.step(start + 6ms).next_at);
    CHECK(app.step(early.next_at).drew);
}

TEST_CASE("app: the next step is due a sixtieth of a second after the last was due", "[window][app]") {
    testing::Window window; // a display that does not tell its rate
    auto& app = window.app();
    const app::FrameClock::TimePoint start{1h};
    const auto milliseconds = [&](app::FrameClock::TimePoint at) {
        return std::chrono::duration<double, std::milli>(at - start).count();
    };
    CHECK(milliseconds(app.step(start).next_at) == Approx(16.67).margin(0.01));
    CHECK(milliseconds(app.step(start + 21ms).next_at) == Approx(33.33).margin(0.01)); // it began late
    CHECK(milliseconds(app.step(start + 34ms).next_at) == Approx(50).margin(0.01));
    CHECK(milliseconds(app.step(start + 500ms).next_at) == Approx(500)); // at once, and what was lost is lost
    CHECK(milliseconds(app.step(start + 500ms).next_at) == Approx(516.67).margin(0.01));
}

TEST_CASE("app: while only a clock goes on it is looked at seldom, and what moves is in every picture",
          "[window][app]") {
    testing::Window window({.request = play("sticks")});
    app::FrameClock::TimePoint now{1h};
    const auto looks_in = [&](std::chrono::milliseconds time) {
        int looks = 0;
        for (const auto end = now + time; now < end; ++looks)
            now = std::max(window.app().step(now).next_at, now + 1ms);
        return looks;
    };
    looks_in(8s); // its start
    CHECK(looks_in(10s) < 150);
    window.press(SDLK_2);
    CHECK(looks_in(500ms) >= 25);
}

TEST_CASE("app: a hidden window draws nothing and looks ten times a second", "[window][app]") {
    testing::Window window({.request = play("sticks")});
    SDL_HideWindow(window.sdl_window());
    const auto now = app::FrameClock::TimePoint{1h};
    const auto hidden = window.app().step(now);
    CHECK_FALSE(hidden.drew);
    CHECK(hidden.next_at == now + 100ms);
    SDL_ShowWindow(window.sdl_window());
    CHECK(window.app().step(now + 100ms).drew);
}

TEST_CASE("app: F11 and Alt+Enter change to fullscreen and back, and that is kept", "[window][app]") {
    testing::Window window;
    const bool by_enter = GENERATE(true, false);
    const auto toggle = [&] { by_enter ? window.press(SDLK_RETURN, KMOD_LALT) : window.press(SDLK_F11); };
    const SettingsFile file(window.folder().path() / "settings.toml");
    CHECK_FALSE(window.app().context().settings.fullscreen);
    toggle();
    CHECK(window.app().context().settings.fullscreen);
    CHECK(window.app().window().is_fullscreen());
    CHECK(file.load().settings.fullscreen);
    toggle();
    CHECK_FALSE(window.app().window().is_fullscreen());
    CHECK_FALSE(file.load().settings.fullscreen);
    CHECK(window.app().scenes().depth() == 1);
}

TEST_CASE("app: another theme is taken up while it runs; one that is not there leaves the present one",
          "[window][app]") {
    testing::Window window;
    const Colour dark = window.pixel(4, 4);
    choose_theme(window, "no such theme");
    CHECK(window.app().context().settings.theme == "arcade");
    CHECK(window.pixel(4, 4) == dark);
    choose_theme(window, "classic");
    const Colour bright = window.pixel(4, 4);
    CHECK(dark.red < 64);
    CHECK(bright.red > 192);
}

TEST_CASE("app: a person's own theme is offered by its name and taken up", "[window][app]") {
    testing::Window window({.themes = {{"woods.toml", R"(name = "Deep Forest"
[colours]
backdrop-top = "#00FF00"
backdrop-bottom = "#00FF00"
)"}}});
    REQUIRE(window.app().context().themes.size() == 5);
    CHECK(window.app().context().themes.back().name == "Deep Forest");
    choose_theme(window, "woods");
    CHECK(window.pixel(4, 4).green > 192);
    CHECK(window.pixel(4, 4).red < 64);
}

TEST_CASE("app: a broken theme is named in one line, and the house's is shown", "[window][app]") {
    const std::string text = "name = \"Mine\"\n[colours]\nink = 7\n";
    const Complaints complaints;
    testing::Window window({.settings = {.theme = "mine"}, .themes = {{"mine.toml", text}}});
    CHECK(window.app().context().settings.theme == "arcade");
    CHECK(window.app().context().themes.size() == 4);
    CHECK_THAT(complaints.text(), Catch::Matchers::ContainsSubstring("mine.toml: `colours.ink` is not a colour"));
    CHECK(std::ranges::count(complaints.text(), '\n') == 1);
}

TEST_CASE("app: what the command line says of the window is not kept", "[window][app]") {
    testing::Window window; // the settings say fullscreen, the request a size
    CHECK_FALSE(window.app().window().is_fullscreen());
    change_settings(window, [](Settings& settings) { settings.speed = 2; });
    const auto kept = SettingsFile(window.folder().path() / "settings.toml").load().settings;
    CHECK(kept.fullscreen);
    CHECK(kept.speed == 2);
}

TEST_CASE("app: what is wrong with the settings' file is told in the window, too", "[window][app][settings]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "settings.toml";
    testing::write(file, "speed = fast\n");
    const Complaints complaints;
    cli::WindowRequest request{.windowed = true, .width = 800, .height = 600};
    app::App app({.request = request,
                  .headless = true,
                  .settings_file = SettingsFile(file),
                  .games_folder = folder.path() / "games"});
    const auto told = app.context().keeper->take_trouble();
    REQUIRE(told);
    CHECK_THAT(*told, Catch::Matchers::ContainsSubstring("kept as `" + file.string() + ".broken`"));
    CHECK_FALSE(app.context().keeper->take_trouble());
    const auto change = [&](float speed) {
        app.context().settings.speed = speed;
        app.context().settings_changed = true;
        app.advance(Seconds{0});
    };
    {
        const testing::FullDisk full;
        change(2);
        change(0.5F);
    }
    CHECK(app.context().keeper->take_trouble() == "The settings cannot be saved.");
    CHECK_FALSE(app.context().keeper->take_trouble());
    change(2);
    CHECK(SettingsFile(file).load().settings.speed == 2);
    CHECK_FALSE(app.context().keeper->take_trouble());
}

TEST_CASE("app: a refused game is one line, before any window", "[window][app]") {
    auto request = play("sticks");
    request.session.position = "0/0 1";
    CHECK_THROWS_AS(testing::Window({.request = request}), std::runtime_error);
}

TEST_CASE("window: without a display one line says so", "[window][app]") {
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "no-such-driver", SDL_HINT_OVERRIDE);
    const auto words = testing::complaint_of([] { return app::Window(WindowOptions{}).is_visible(); });
    CHECK_THAT(words, Catch::Matchers::StartsWith("no display"));
    CHECK(words.find('\n') == std::string::npos);
    SDL_ResetHint(SDL_HINT_VIDEODRIVER);
}
