#include "support/catch.hpp"

#include "desk/address.hpp"

using namespace zugzwang;

TEST_CASE("address: as text and back", "[desk][address]") {
    const auto [address, text] = GENERATE(table<Address, std::string>({
        {{.game = "boxes"}, "boxes"},
        {{.game = "amazons", .position = "Q1q w"}, "amazons?position=Q1q%20w"},
        {{.game = "boxes", .position = "--/|_.%é 1"}, "boxes?position=--%2F%7C_.%25%C3%A9%201"},
        {{.place = Address::Place::setup, .game = "boxes"}, "boxes/setup"},
        {{.place = Address::Place::puzzle, .game = "boxes", .part = "17"}, "boxes/puzzle/17"},
        {{.place = Address::Place::lesson, .game = "boxes", .part = "chains", .position = "5/3 1"},
         "boxes/lesson/chains?position=5%2F3%201"},
        {{.place = Address::Place::games}, "games"},
        {{.place = Address::Place::games, .part = "12"}, "games/12"},
        {{.place = Address::Place::settings}, "settings"},
        {{.place = Address::Place::letter, .part = "letter1-AGEA"}, "letter1-AGEA"},
    }));
    CHECK(to_text(address) == text);
    CHECK(*address_from_text(text) == address);
}

TEST_CASE("address: two are of one place whatever lies on the board", "[desk][address]") {
    CHECK(are_of_one_place("boxes/analysis?position=a", "boxes/analysis?position=b"));
    CHECK(are_of_one_place("boxes", "boxes"));
    CHECK_FALSE(are_of_one_place("boxes", "boxes/analysis"));
    CHECK_FALSE(are_of_one_place("boxes/puzzle/1", "boxes/puzzle/2"));
}
