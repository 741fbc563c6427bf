// A person whose fingers do all, on a phone held upright in the left hand or on a board that lies flat.
#include "support/catch.hpp"

#include "window/played_game.hpp"

using namespace zugzwang;
using testing::GamePlan;
using testing::PlayedGame;

TEST_CASE("touch: fingers alone go from the menu past the guide through the setup into a game, and back",
          "[window][touch]") {
    testing::Window window({.width = 720, .height = 1280});
    const auto title = [&window] { return window.app().scenes().title(); };
    window.touch("card:sticks");
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
    const auto plan = GENERATE(GamePlan{.game = "points", .options = {{"points", "6"}}},
                               GamePlan{.game = "sticks", .options = {{"sticks", "10"}}},
                               GamePlan{.game = "amazons", .options = {{"board", "6"}}},
                               GamePlan{.game = "numbers", .options = {{"numbers", "6"}}},
                               GamePlan{.game = "boxes", .options = {{"rows", "2"}, {"cols", "2"}}});
    auto by_touch = plan;
    by_touch.by_touch = true;
    by_touch.width = 720;
    by_touch.height = 1280;
    INFO(plan.game);
    PlayedGame played(by_touch);
    played.play_by_mouse();
    played.check_by_rules();
    played.window().touch("again");
    played.window().settle();
    CHECK(played.window().app().scenes().depth() == 2);
}
