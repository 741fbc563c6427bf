#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

TEST_CASE("title: it says where we are and what is asked", "[scenes][title]") {
    House house;
    house.open_menu();
    CHECK(house.stack.title() == "Zugzwang: choose a game");
    house.key(Key::enter);
    CHECK(house.stack.title() == "Set up Game amazons");
    house.press("play");
    CHECK(house.stack.title() == "Game amazons: Your move: join two points");
    house.session().hint_pending = true;
    house.wait(0.02);
    CHECK(house.stack.title() == "Game amazons: Looking for a good move …");
    house.session().hint_pending = false;
    house.session().hint_words = HintWords{.move = "3-4", .reason = "Splits a zone."};
    house.wait(0.02);
    CHECK(house.stack.title() == "Game amazons: Hint: 3-4");
    house.key(Key::f1);
    CHECK(house.stack.title() == "Game amazons: rules");
}
