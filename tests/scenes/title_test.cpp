#include "house.hpp"

TEST_CASE("title: it says where we are and what is asked", "[scenes][title]") {
    House house;
    house.open_menu();
    CHECK(house.stack.title() == "Zugzwang: choose a game");
    house.check_after("enter", "title: Set up Game amazons");
    house.check_after("press play", "title: Game amazons: Your move: join two points");
    house.session().hint_pending = true;
    house.check_after("wait 0.02", "title: Game amazons: Looking for a good move …");
    house.session().hint_pending = false;
    house.session().hint_words = HintWords{.move = "3-4", .reason = "Splits a zone."};
    house.check_after("wait 0.02", "title: Game amazons: Hint: 3-4");
    house.check_after("f1", "title: Game amazons: rules");
}
