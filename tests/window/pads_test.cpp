// A game pad plays, by the mapping that SDL knows of it.
#include "support/catch.hpp"

#include "window/played_game.hpp"

using namespace zugzwang;
using testing::PlayedGame;

namespace {

/// A pad that SDL takes for a real one and maps by itself: its buttons are in SDL's order.
class VirtualPad {
  public:
    explicit VirtualPad(testing::Window& window) : window_(window) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        index_ = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 0, SDL_CONTROLLER_BUTTON_MAX, 0);
        REQUIRE(index_ >= 0);
        joystick_ = SDL_JoystickOpen(index_);
        REQUIRE(joystick_ != nullptr);
        window_.take_events();
    }
    ~VirtualPad() {
        SDL_JoystickClose(joystick_);
        SDL_JoystickDetachVirtual(index_);
        window_.take_events();
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    void press(SDL_GameControllerButton button) {
        for (const bool is_down : {true, false}) {
            SDL_JoystickSetVirtualButton(joystick_, button, is_down ? 1 : 0);
            SDL_JoystickUpdate();
            window_.take_events();
        }
        window_.settle();
    }

  private:
    testing::Window& window_;
    int index_ = -1;
    SDL_Joystick* joystick_ = nullptr;
};

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
