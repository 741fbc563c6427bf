#include "support/catch.hpp"

#include "app/settings_file.hpp"
#include "window/harness.hpp"

using namespace zugzwang;
using namespace zugzwang::app;
using Start = cli::WindowRequest::Start;

namespace {

cli::WindowRequest play(const std::string& game, const std::string& second = "human") {
    cli::WindowRequest request{.start = Start::play, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    request.session.players[1] = second;
    return request;
}

} // namespace

TEST_CASE("app: opens on its menu and ends when it is told to", "[window][app]") {
    testing::Window window;
    CHECK(window.app().running());
    CHECK(window.app().scenes().depth() == 1);
    SDL_Event quit{};
    quit.type = SDL_QUIT;
    window.send(quit);
    CHECK_FALSE(window.app().running());
}

TEST_CASE("app: a game asked for lies above the menu", "[window][app]") {
    testing::Window window({.request = play("sticks")});
    CHECK(window.app().scenes().depth() == 2);
    window.press(SDLK_ESCAPE);
    CHECK(window.app().scenes().depth() == 1);
    CHECK(window.app().running());
}

TEST_CASE("app: quitting while a computer thinks without limit does not wait for it", "[window][app]") {
    auto request = play("amazons", "champion");
    request.session.players[0] = "champion";
    testing::Window window({.request = request});
    window.pass(Seconds{0.1}); // the search begins; the test ends only if it is stopped
    CHECK(window.app().running());
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

TEST_CASE("app: every size from the smallest to the largest is laid out and drawn", "[window][app]") {
    testing::Window window({.request = play("boxes")});
    const auto [width, height] =
        GENERATE(table<int, int>({{800, 600}, {1024, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}}));
    window.resize(width, height);
    const auto picture = window.picture();
    CHECK(picture->w == width);
    CHECK(picture->h == height);
    for (const auto& part : window.app().scenes().top().widgets()) {
        INFO(part.name);
        CHECK(Rect{0, 0, static_cast<float>(width), static_cast<float>(height)}.contains(part.rect));
    }
}

TEST_CASE("app: another theme is taken up while it runs", "[window][app]") {
    testing::Window window;
    const Colour dark = window.pixel(4, 4);
    window.app().context().settings.theme = "classic";
    window.app().context().settings_changed = true;
    window.pass(Seconds{0.1});
    const Colour bright = window.pixel(4, 4);
    CHECK(dark.red < 64);
    CHECK(bright.red > 192);
}

TEST_CASE("app: a theme that is not there leaves the present one", "[window][app]") {
    testing::Window window;
    const Colour before = window.pixel(4, 4);
    window.app().context().settings.theme = "no such theme";
    window.app().context().settings_changed = true;
    window.pass(Seconds{0.1});
    CHECK(window.app().context().settings.theme == "arcade");
    CHECK(window.pixel(4, 4) == before);
}

TEST_CASE("app: what the command line says of the window is not kept", "[window][app]") {
    testing::Window window; // the settings say fullscreen, the request a size
    CHECK_FALSE(window.app().window().is_fullscreen());
    window.app().context().settings.speed = 2;
    window.app().context().settings_changed = true;
    window.pass(Seconds{0.1});
    const auto kept = SettingsFile(window.folder().path() / "settings.toml").load().settings;
    CHECK(kept.fullscreen);
    CHECK(kept.speed == 2);
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
