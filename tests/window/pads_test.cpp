// A game pad plays, with the buttons where its mapping says that they are.
#include "support/catch.hpp"

#include "window/played_game.hpp"

using namespace zugzwang;
using testing::PlayedGame;

namespace {

/// A pad that SDL takes for a real one, whose A is its second button and whose B is its first.
class TurnedPad {
  public:
    enum Button : std::uint8_t { b, a, x, y, left_shoulder, right_shoulder, up, down, left, right, count };

    explicit TurnedPad(testing::Window& window) : window_(window) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        index_ = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 0, count, 0);
        REQUIRE(index_ >= 0);
        std::array<char, 33> guid{};
        SDL_JoystickGetGUIDString(SDL_JoystickGetDeviceGUID(index_), guid.data(), guid.size());
        const std::string mapping = std::string(guid.data()) +
                                    ",Turned pad,a:b1,b:b0,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,dpup:b6,"
                                    "dpdown:b7,dpleft:b8,dpright:b9,";
        REQUIRE(SDL_GameControllerAddMapping(mapping.c_str()) >= 0);
        joystick_ = SDL_JoystickOpen(index_);
        REQUIRE(joystick_ != nullptr);
        window_.take_events();
    }
    ~TurnedPad() {
        SDL_JoystickClose(joystick_);
        SDL_JoystickDetachVirtual(index_);
        window_.take_events();
    }
    TurnedPad(const TurnedPad&) = delete;
    TurnedPad& operator=(const TurnedPad&) = delete;

    void press(Button button) {
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
    TurnedPad pad(window);
    pad.press(TurnedPad::right);
    pad.press(TurnedPad::a);
    CHECK(window.app().scenes().depth() == 2);
    pad.press(TurnedPad::b);
    CHECK(window.app().scenes().depth() == 1);
}

TEST_CASE("pads: a pad moves about the board and plays; X asks for a hint, Y for insight", "[window][pad]") {
    PlayedGame played({.game = "sticks", .width = 1280, .height = 720});
    TurnedPad pad(played.window());
    pad.press(TurnedPad::right);
    pad.press(TurnedPad::a);
    CHECK(played.moves().size() == 1);
    CHECK_FALSE(played.session().news().hint_words);
    pad.press(TurnedPad::x);
    CHECK(played.session().news().hint_words);
    const bool before = played.session().news().insight_panel.has_value();
    pad.press(TurnedPad::y);
    CHECK(played.session().news().insight_panel.has_value() != before);
}

TEST_CASE("pads: a pad that is unplugged is forgotten, another one plays on", "[window][pad]") {
    testing::Window window;
    { TurnedPad pad(window); }
    TurnedPad pad(window);
    pad.press(TurnedPad::a);
    CHECK(window.app().scenes().depth() == 2);
}
