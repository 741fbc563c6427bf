// Ending a game before its rules end it, and clocks, at the table.
#include "house.hpp"

TEST_CASE("play: a person resigns by holding the flag", "[scenes][play][ending]") {
    House house;
    house.open_table({"human", "champion"});
    const auto flag = house.rect("resign").centre();
    house.pointer(PointerEvent::Kind::press, flag, PointerEvent::Button::left);
    house.check_after("wait 0.4", "Keep holding to resign");
    house.pointer(PointerEvent::Kind::release, flag, PointerEvent::Button::left);
    house.check_after("wait 1", "resign: 0");
    house.pointer(PointerEvent::Kind::press, flag, PointerEvent::Button::left);
    house.check_after("wait 0.9", "resign: 1");
}

TEST_CASE("play: the flag is held by the keyboard too", "[scenes][play][ending]") {
    House house;
    house.open_table({"human", "champion"});
    for (int tab = 0; tab < 20 && !house.shows("Hold it down to resign"); ++tab)
        house.key(Key::tab);
    REQUIRE(house.shows("Hold it down to resign"));
    house.does("enter, wait 0.5");
    house.stack.handle(KeyReleaseEvent{.key = Key::enter});
    house.check_after("wait 1", "resign: 0");
    house.check_after("enter, wait 0.9", "resign: 1");
}

TEST_CASE("play: a hold ends when another scene comes above", "[scenes][play][ending]") {
    House house;
    house.open_table({"human", "champion"});
    house.pointer(PointerEvent::Kind::press, house.rect("resign").centre(), PointerEvent::Button::left);
    house.check_after("wait 0.5, f1", "depth: 2");
    house.check_after("escape, wait 1", "resign: 0");
}

TEST_CASE("play: the flag stands in the seat of who may resign, the draw among two people", "[scenes][play][ending]") {
    House house;
    SECTION("two people") {
        house.open_table({"human", "human"});
        const auto is_in = [&](const char* button, const char* seat) {
            return house.rect(seat).contains(house.rect(button).centre());
        };
        CHECK(is_in("resign", "seat-first"));
        CHECK(is_in("agree-draw", "seat-first"));
        house.session().moves = {{Side::first, "1-2"}};
        house.wait(0.1);
        CHECK(is_in("resign", "seat-second"));
        house.pointer(PointerEvent::Kind::press, house.rect("agree-draw").centre(), PointerEvent::Button::left);
        house.check_after("wait 0.9", "agree draw: 1");
    }
    SECTION("a computer on turn") {
        house.open_table({"human", "champion"});
        house.session().moves = {{Side::first, "1-2"}};
        house.wait(0.1);
        CHECK(house.rect("seat-first").contains(house.rect("resign").centre()));
        CHECK_FALSE(house.has("agree-draw"));
    }
    SECTION("computers") {
        house.open_table({"champion", "champion"});
        CHECK_FALSE(house.has("resign"));
    }
    SECTION("over") {
        house.open_table({"human", "champion"});
        house.check_after("end second, wait 0.1", "no: [resign]");
    }
}

TEST_CASE("play: a limited clock shows what is left, the last seconds in tenths", "[scenes][play][clocks]") {
    House house;
    house.open_table({"human", "human"}, 0, {.clock = SeatInfo::Clock{.left = Seconds{83.2}, .part = 0.5}});
    CHECK(house.shows("1:24"));
    house.session().clock->left = Seconds{7.35};
    static_cast<void>(house.looks_different());
    house.wait(0.02);
    CHECK(house.looks_different());
    CHECK(house.shows("0:07.3"));
}
