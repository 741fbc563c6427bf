// A game pad plays, by the mapping that SDL knows of it.
#include "support/catch.hpp"

#include "window/played_game.hpp"
#include "window/virtual_pad.hpp"
#include "zugzwang/ui/caps.hpp"

using namespace zugzwang;
using testing::PlayedGame;
using testing::VirtualPad;

namespace {

/// Chooses and presses on the board by the pad alone until the game is over.
void play_by_pad(PlayedGame& played, VirtualPad& pad) {
    constexpr std::array ways{SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_UP,
                              SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_DOWN};
    Random random(7);
    constexpr int max_presses = 4000; // a queen may be put back again and again
    for (int press = 0; press < max_presses && !played.over(); ++press) {
        pad.press(ways[random.below(ways.size())]);
        if (random.below(2) == 0) pad.press(SDL_CONTROLLER_BUTTON_A);
    }
    REQUIRE(played.over());
}

} // namespace

TEST_CASE("pads: a pad chooses a game on the menu, and comes back", "[window][pad]") {
    testing::Window window;
    VirtualPad pad(window);
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    pad.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(window.app().scenes().depth() == 2);
    pad.press(SDL_CONTROLLER_BUTTON_B); // past the guided minute
    pad.press(SDL_CONTROLLER_BUTTON_B);
    CHECK(window.app().scenes().depth() == 1);
}

TEST_CASE("pads: where its buttons are swapped B chooses and A goes back, and the hints say so", "[window][pad]") {
    testing::Window window;
    window.app().context().settings.pad_swapped = true;
    VirtualPad pad(window);
    pad.press(SDL_CONTROLLER_BUTTON_B);
    CHECK(window.app().scenes().depth() == 2);
    CHECK(ui::sign_of(Key::enter) == "B");
    CHECK(ui::sign_of(Key::escape) == "A");
    pad.press(SDL_CONTROLLER_BUTTON_A); // past the guided minute
    pad.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(window.app().scenes().depth() == 1);
    window.app().context().settings.pad_swapped = false;
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    CHECK(ui::sign_of(Key::enter) == "A");
}

TEST_CASE("pads: a pad moves about the board and plays; X asks for a hint, Y for insight", "[window][pad]") {
    PlayedGame played({.game = "sticks", .width = 1280, .height = 720});
    VirtualPad pad(played.window());
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    pad.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(played.moves().size() == 1);
    CHECK_FALSE(played.session().news().hint_words);
    pad.press(SDL_CONTROLLER_BUTTON_X);
    CHECK(played.session().news().hint_words);
    const bool before = played.session().news().insight_panel.has_value();
    pad.press(SDL_CONTROLLER_BUTTON_Y);
    CHECK(played.session().news().insight_panel.has_value() != before);
}

TEST_CASE("pads: a pad that is unplugged is forgotten, another one plays on", "[window][pad]") {
    testing::Window window;
    { VirtualPad pad(window); }
    VirtualPad pad(window);
    pad.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(window.app().scenes().depth() == 2);
}

TEST_CASE("pads: a whole game of each kind by a pad alone, and another one", "[window][pad][slow]") {
    const auto small = testing::any_small_game();
    INFO(small.game);
    PlayedGame played({.game = small.game, .options = small.options, .width = 1280, .height = 800});
    VirtualPad pad(played.window());
    play_by_pad(played, pad);
    played.check_by_rules();
    pad.press(SDL_CONTROLLER_BUTTON_A); // the button that has the focus: again
    CHECK_FALSE(played.window().has_widget("again"));
}

TEST_CASE("pads: the left stick does what the cross does, and goes on while it is held", "[window][pad]") {
    testing::Window window;
    VirtualPad pad(window);
    window.click("settings");
    window.settle();
    for (int row = 0; row < 4; ++row)
        window.press(SDLK_DOWN);
    const auto volume = [&window] {
        window.step();
        return window.app().context().settings.effects_volume;
    };
    REQUIRE(volume() == volumes[2]);
    pad.push(SDL_CONTROLLER_AXIS_LEFTX, -0.3); // a stick is never quite still
    CHECK(volume() == volumes[2]);
    pad.push(SDL_CONTROLLER_AXIS_LEFTX, -0.9);
    CHECK(volume() == volumes[1]);
    window.pass(Seconds{0.3});
    CHECK(volume() == volumes[1]);
    window.pass(Seconds{0.2});
    CHECK(volume() == volumes[0]);
    pad.push(SDL_CONTROLLER_AXIS_LEFTX, 0);
    pad.push(SDL_CONTROLLER_AXIS_LEFTX, 0.9);
    pad.push(SDL_CONTROLLER_AXIS_LEFTX, 0);
    window.pass(Seconds{1});
    CHECK(volume() == volumes[1]);
}

TEST_CASE("pads: the device that was touched last decides which signs are shown", "[window][pad]") {
    testing::Window window;
    VirtualPad pad(window);
    CHECK(ui::held().hand == ui::Hand::keys);
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    CHECK(ui::held().hand == ui::Hand::pad);
    window.press(SDLK_LEFT);
    CHECK(ui::held().hand == ui::Hand::keys);
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    window.touch("card:boxes");
    CHECK(ui::held().hand == ui::Hand::finger);
}

TEST_CASE("pads: what asks to be held is not done by a short press of A", "[window][pad]") {
    PlayedGame played({.game = "sticks", .width = 1280, .height = 720});
    VirtualPad pad(played.window());
    for (int step = 0; step < 30 && played.window().app().scenes().top().focused() != "resign"; ++step)
        pad.press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    REQUIRE(played.window().app().scenes().top().focused() == "resign");
    pad.press(SDL_CONTROLLER_BUTTON_A);
    played.window().pass(Seconds{2});
    CHECK_FALSE(played.over());
    pad.hold(SDL_CONTROLLER_BUTTON_A);
    played.window().pass(Seconds{1});
    CHECK_THAT(played.window().app().scenes().title(), Catch::Matchers::ContainsSubstring("resigned"));
}

TEST_CASE("pads: a pad hums once where nothing is open, unless it shall not", "[window][pad]") {
    testing::Window window;
    VirtualPad pad(window);
    window.click("settings");
    window.settle();
    REQUIRE(window.app().scenes().top().focused() == "fullscreen");
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    CHECK_FALSE(pad.hummed());
    constexpr int many = 6; // to the bar, where nothing is above
    for (int press = 0; press < many; ++press)
        pad.press(SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK(pad.hummed());
    const auto focused = window.app().scenes().top().focused();
    pad.hold(SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK(pad.hummed());
    window.pass(Seconds{2});
    CHECK_FALSE(pad.hummed()); // not again and again
    pad.let_go(SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK_FALSE(focused.empty());
    CHECK(window.app().scenes().top().focused() == focused); // the ring stays
    window.app().context().settings.pad_hums = false;
    pad.press(SDL_CONTROLLER_BUTTON_DPAD_UP);
    CHECK_FALSE(pad.hummed());
}

TEST_CASE("pads: two people with a pad each play in turns, neither for the other", "[window][pad]") {
    PlayedGame played({.game = "sticks", .width = 1280, .height = 720});
    VirtualPad one(played.window()), other(played.window());
    const auto moves = [&played] { return played.over() ? 0 : played.moves().size(); };
    one.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    one.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(moves() == 1);
    one.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    one.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(moves() == 1);
    other.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    other.press(SDL_CONTROLLER_BUTTON_A);
    CHECK(moves() == 2);
}
