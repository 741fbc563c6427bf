// A person whose fingers do all, on a phone held upright in the left hand or on a board that lies flat.
#include "support/catch.hpp"

#include "window/played_game.hpp"

using namespace zugzwang;
using testing::PlayedGame;

TEST_CASE("touch: fingers alone go from the menu past the guide through the setup into a game, and back",
          "[window][touch]") {
    testing::Window window({.width = 720, .height = 1280});
    const auto title = [&window] { return window.app().scenes().title(); };
    window.touch("card:sticks");
    window.settle();
    window.touch("skip");
    window.settle();
    CHECK(title() == "Set up Sticks");
    window.touch("play");
    window.settle();
    CHECK(title() == "Sticks: Your move: take 1, 2 or 3");
    window.touch("hint");
    window.settle();
    window.touch("back");
    window.settle();
    CHECK(window.app().scenes().depth() == 1);
    window.touch("settings");
    window.settle();
    CHECK(title() == "Settings");
}

TEST_CASE("touch: a whole game of each kind, and another one", "[window][touch][slow]") {
    const auto small = testing::any_small_game();
    INFO(small.game);
    PlayedGame played({.game = small.game, .options = small.options, .width = 720, .height = 1280, .by_touch = true});
    played.play_by_mouse();
    played.check_by_rules();
    played.window().touch("again");
    played.window().settle();
    CHECK(played.window().app().scenes().depth() == 2);
}
