// Every scene as a picture. After a change that is meant to be seen: run this program with ZUGZWANG_UPDATE_GOLDEN=1,
// look at the pictures that changed, and commit them with the change.
#include "support/catch.hpp"

#include <string>

#include "scenes/frame/scenes.hpp"
#include "window/harness.hpp"

using namespace zugzwang;
using Start = cli::WindowRequest::Start;

namespace {

struct Screen {
    int width, height;
    [[nodiscard]] std::string name() const { return std::to_string(width) + 'x' + std::to_string(height); }
};

Screen any_screen() { return GENERATE(Screen{1280, 720}, Screen{1920, 1080}); }

cli::WindowRequest play(const std::string& game) {
    cli::WindowRequest request{.start = Start::play, .game = game};
    request.session.options = OptionValues(find_game(game)->options);
    return request;
}

constexpr Seconds past_the_motion{1};

} // namespace

TEST_CASE("golden: menu", "[window][golden]") {
    const auto screen = any_screen();
    testing::Window window({.width = screen.width, .height = screen.height});
    window.check_golden("menu_" + screen.name());
}

TEST_CASE("golden: settings", "[window][golden]") {
    const auto screen = any_screen();
    testing::Window window({.width = screen.width, .height = screen.height});
    window.app().scenes().open(make_settings(window.app().context()));
    window.pass(past_the_motion);
    window.check_golden("settings_" + screen.name());
}

TEST_CASE("golden: setup of every game", "[window][golden]") {
    const auto screen = any_screen();
    testing::Window window({.width = screen.width, .height = screen.height});
    for (const auto& game : catalog()) {
        window.app().scenes().open(make_setup(window.app().context(), game));
        window.pass(past_the_motion);
        window.check_golden("setup_" + game.id + '_' + screen.name());
    }
}

TEST_CASE("golden: help of every game", "[window][golden]") {
    const auto screen = any_screen();
    testing::Window window({.width = screen.width, .height = screen.height});
    for (const auto& game : catalog()) {
        window.app().scenes().open(make_help(window.app().context(), game));
        window.pass(past_the_motion);
        window.check_golden("help_" + game.id + '_' + screen.name());
    }
}

TEST_CASE("golden: the start of every game", "[window][golden]") {
    const auto screen = any_screen();
    for (const auto& game : catalog()) {
        testing::Window window({.request = play(game.id), .width = screen.width, .height = screen.height});
        window.pass(past_the_motion);
        window.check_golden("play_" + game.id + '_' + screen.name());
    }
}

TEST_CASE("golden: the result of a game", "[window][golden]") {
    const auto screen = any_screen();
    auto request = play("sticks");
    request.session.position = "2/2 1";
    testing::Window window({.request = request, .width = screen.width, .height = screen.height});
    window.pass(past_the_motion);
    window.press(SDLK_2);
    window.pass(Seconds{5}); // past the confetti
    window.check_golden("result_" + screen.name());
}
