#include "support/catch.hpp"

#include "games/sticks/show/view.hpp"

namespace zugzwang::sticks {

namespace {

PointerEvent press(Vec at) { return {PointerEvent::Kind::press, at, PointerEvent::Button::left, 0}; }
PointerEvent move_to(Vec at) { return {PointerEvent::Kind::move, at, PointerEvent::Button::none, 0}; }
KeyEvent character(char key) { return {.key = Key::character, .character = key}; }

struct Fixture {
    explicit Fixture(const char* text = "10/3 1") : state(*Rules::state_from_text(text)) {
        view.place({100, 50, 900, 800}, state);
    }
    Rules::State state;
    View view;
};

} // namespace

TEST_CASE("sticks: a click on the third stick from the right takes three", "[sticks][view]") {
    Fixture game;
    static_cast<void>(game.view.pointer(move_to(game.view.stick(7).centre()), game.state));
    CHECK(game.view.cursor() == Cursor::hand);
    CHECK(game.view.pointer(press(game.view.stick(7).centre()), game.state).move == Rules::Move{3});
}

TEST_CASE("sticks: a stick too far to the left is refused in words", "[sticks][view]") {
    Fixture game;
    static_cast<void>(game.view.pointer(move_to(game.view.stick(2).centre()), game.state));
    CHECK(game.view.cursor() == Cursor::arrow);
    const auto reaction = game.view.pointer(press(game.view.stick(2).centre()), game.state);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == "8 is too many. You may take 1, 2 or 3");
}

TEST_CASE("sticks: the buttons take their number", "[sticks][view]") {
    Fixture game;
    CHECK(game.view.pointer(press(game.view.button(2, game.state)->centre()), game.state).move == Rules::Move{2});
    CHECK_FALSE(game.view.button(4, game.state));
}

TEST_CASE("sticks: digits play at once, 0 and too much are refused", "[sticks][view]") {
    Fixture game;
    CHECK(game.view.key(character('2'), game.state).move == Rules::Move{2});
    CHECK(game.view.key(character('0'), game.state).refusal == "Take at least one. You may take 1, 2 or 3");
    CHECK(game.view.key(character('7'), game.state).refusal == "7 is too many. You may take 1, 2 or 3");
}

TEST_CASE("sticks: numbers of two digits are typed and end with Enter", "[sticks][view]") {
    Fixture game("39/19 1");
    CHECK_FALSE(game.view.key(character('1'), game.state).move);
    CHECK_FALSE(game.view.key(character('2'), game.state).move);
    CHECK(game.view.key({.key = Key::enter}, game.state).move == Rules::Move{12});
}

TEST_CASE("sticks: arrows choose how many and Enter takes them", "[sticks][view]") {
    Fixture game;
    for (int times = 0; times < 5; ++times)
        static_cast<void>(game.view.key({.key = Key::left}, game.state));
    static_cast<void>(game.view.key({.key = Key::right}, game.state));
    CHECK(game.view.key({.key = Key::enter}, game.state).move == Rules::Move{2});
}

TEST_CASE("sticks: every stick stands inside the board, whatever their number", "[sticks][view]") {
    const int count = GENERATE(3, 10, 39, 200, 1000);
    const Rect area{10, 20, 700, 500};
    View view;
    view.place(area, {count, 2, false, Side::first});
    for (int index = 0; index < count; ++index) {
        const Rect place = view.stick(index);
        REQUIRE(area.contains(place));
        if (index > 0) CHECK_FALSE(place.overlaps(view.stick(index - 1)));
    }
}

} // namespace zugzwang::sticks
