// A rush through the puzzles: how it goes and ends, what is heard and kept of it.
#include "support/catch.hpp"

#include "desk/puzzle_round.hpp"
#include "listening.hpp"
#include "puzzle_house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

TEST_CASE("puzzles: a rush that is left ends first, and its score is kept", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.press("rush");
    house.take(house.shows("Sticks, 10 and 3") ? '2' : '1');
    house.rest();
    house.wait(1.5);
    house.key(Key::escape);
    house.wait(0.2);
    CHECK(house.shows("The rush is over"));
    REQUIRE(house.shows("One of the best: your initials"));
    house.letter('m'); // a letter here
    CHECK_FALSE(house.context.settings.muted);
    house.key(Key::escape);
    CHECK(house.stack.empty());
    REQUIRE(house.marks().scores.size() == 1);
    CHECK(house.marks().scores[0].initials == "MAA");
    CHECK(house.marks().scores[0].solved == 1);
}

TEST_CASE("puzzles: a rush gets harder, three misses end it, and its score is kept", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    CHECK(house.shows("none yet"));
    house.press("rush");
    CHECK(house.shows("5:00"));
    // The two easiest come first, in some order; the same key solves neither by chance.
    const bool ten = house.shows("Sticks, 10 and 3");
    house.take(ten ? '2' : '1');
    house.rest();
    house.wait(1.5); // the next one comes by itself
    CHECK(house.shows(ten ? "Sticks, 17 and 3" : "Sticks, 10 and 3"));
    house.letter('s');
    house.letter('s');
    CHECK(house.shows("two of three misses"));
    house.take('3'); // wrong for 13 and 14 sticks; right for 11
    house.wait(4);
    if (!house.shows("One of the best")) house.letter('s');
    house.wait(0.1);
    REQUIRE(house.shows("One of the best: your initials"));
    house.letter('e');
    house.key(Key::up);
    house.key(Key::right);
    house.letter('x');
    house.key(Key::enter);
    REQUIRE(house.marks().scores.size() == 1);
    CHECK(house.marks().scores[0].initials == "EBX");
    CHECK(house.marks().scores[0].solved >= 1);
    CHECK(house.shows("EBX"));
    house.press("practice");
    CHECK(house.shows("Practice"));
}

TEST_CASE("puzzles: five minutes end a rush; without anything solved there is nothing to sign", "[scenes][puzzles]") {
    PuzzleHouse house;
    house.open();
    house.press("rush");
    house.wait(299);
    CHECK(house.shows("0:01"));
    house.wait(1.5);
    house.check_shows({"Time is up", "Best so far: none yet"});
    CHECK_FALSE(house.has("keep"));
    house.press("rush");
    CHECK(house.shows("5:00"));
}

TEST_CASE("puzzles: what was wrong, what was found, the last seconds and the end of a rush are heard",
          "[scenes][puzzles]") {
    using sound::Sound;
    PuzzleHouse house;
    Listening listening;
    house.context.speaker = &listening;
    const auto heard = [&](Sound sound) { return std::ranges::count(listening.take_sounds(), sound); };
    house.open();
    house.take('3');
    house.wait(3);
    CHECK(heard(Sound::refuse) == 1);
    house.take('1');
    house.rest();
    CHECK(heard(Sound::star) == 1);
    house.press("next");
    house.press("rush");
    house.wait(301);
    CHECK(heard(Sound::clock) == 10);
    house.press("rush");
    house.take(house.shows("Sticks, 10 and 3") ? '2' : '1');
    house.wait(1);
    house.key(Key::escape);
    CHECK(heard(Sound::win) == 1); // one of the best
}

TEST_CASE("puzzles: initials are letters and digits, by arrows, keys and clicks", "[scenes][puzzles]") {
    Initials initials("é");
    CHECK(initials.letters() == "AAA");
    const auto press = [&](Key key, char letter = 0) { return initials.key({.key = key, .character = letter}); };
    CHECK(press(Key::down)); // before A comes 9
    CHECK(press(Key::right));
    CHECK(press(Key::character, 'z'));
    CHECK(press(Key::up));
    CHECK(initials.letters() == "9ZB");
    CHECK(press(Key::character, 'q'));
    CHECK(press(Key::backspace));
    CHECK(initials.place() == 1);
    CHECK_FALSE(press(Key::enter));
    CHECK_FALSE(press(Key::character, '-'));
    initials.turn(0, 1);
    CHECK(initials.letters() == "AZQ");
}
