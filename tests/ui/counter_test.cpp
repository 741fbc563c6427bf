#include "zugzwang/ui/counter.hpp"

#include "support/catch.hpp"

using namespace zugzwang;
using namespace zugzwang::ui;

TEST_CASE("counter: the first number is there at once, the next is counted to", "[ui][counter]") {
    Counter counter;
    CHECK(counter.show("10"));
    CHECK(counter.text() == "10");
    CHECK_FALSE(counter.show("10"));
    CHECK_FALSE(counter.advance(Seconds{1}, Seconds{1}));
    CHECK(counter.show("18"));
    CHECK(counter.text() == "10");
    CHECK(counter.advance(Seconds{0.5}, Seconds{1}));
    CHECK(counter.text() == "17"); // half the time is 7/8 of the way, ease out
    CHECK(counter.advance(Seconds{0.5}, Seconds{1}));
    CHECK(counter.text() == "18");
    CHECK_FALSE(counter.advance(Seconds{1}, Seconds{1}));
}

TEST_CASE("counter: it goes down, turns round on the way and takes no time where there is none", "[ui][counter]") {
    Counter counter;
    counter.show("100");
    counter.show("0");
    counter.advance(Seconds{0.5}, Seconds{1});
    CHECK(counter.text() == "13"); // 12.5
    counter.show("20");
    CHECK(counter.text() == "13");
    counter.advance(Seconds{0.01}, Seconds{0});
    CHECK(counter.text() == "20");
}

TEST_CASE("counter: what is no whole number is not counted", "[ui][counter]") {
    Counter counter;
    counter.show("3");
    counter.show("many");
    CHECK(counter.text() == "many");
    counter.show("4");
    CHECK(counter.text() == "4");
}
