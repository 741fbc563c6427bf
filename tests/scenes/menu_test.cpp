#include "house.hpp"
#include "scenes/broadcast/exhibition.hpp"

TEST_CASE("menu: arrows choose and Enter opens, or a click does both, with its title", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.check_after("right, enter, wait 0.3", "Game numbers");
    house.check_after("escape, wait 0.3, press card:boxes, wait 0.3", {"depth: 2", "Game boxes"});
}

TEST_CASE("menu: D shows a demo of the chosen game", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.check_after("d", "depth: 2");
    const auto& players = house.started->back().first.players;
    CHECK(players[Side::first] != human);
    CHECK(players[Side::second] != human);
    CHECK(house.has("controls"));
}

TEST_CASE("menu: a game that was left can be continued, nothing lost", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.does("enter, enter");
    const auto state = house.started->back().second;
    state->moves.push_back({Side::first, "1-2"});
    house.check_after("wait 0.1, escape, wait 0.3", "Game in progress");
    const auto started = house.started->size();
    house.check_after("press play", "[board]");
    CHECK(house.started->size() == started);
    house.check_after("wait 0.3", "1-2");
}

TEST_CASE("menu: after 45 s without input games are shown in turn", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.check_after("wait 44", "depth: 1");
    house.pointer(PointerEvent::Kind::move, {5, 5});
    house.check_after("wait 44", "depth: 1");
    house.check_after("wait 1.2", "depth: 2");
    CHECK(dynamic_cast<const ExhibitionScene*>(&house.stack.top()) != nullptr);
}

TEST_CASE("menu: Escape twice ends the program, in any time, but with nothing between", "[scenes][menu]") {
    House house;
    house.open_menu();
    const auto between = GENERATE(as<std::string>{}, "right", "x", "a click");
    house.check_after("escape, wait 40", "Press Esc again to leave");
    if (between == "a click")
        house.click({5, 5});
    else
        house.does(between);
    house.check_after("", "no: Press Esc again to leave");
    house.check_after("escape", "depth: 1");
    house.check_after("wait 40, escape", "depth: 0");
}

TEST_CASE("menu: a key that is held down does not end the program", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.key(Key::escape);
    for (int repeat = 0; repeat < 5; ++repeat)
        house.stack.handle(KeyEvent{.key = Key::escape, .repeat = true});
    house.check_after("", "depth: 1");
}

TEST_CASE("menu: any input ends what is shown", "[scenes][menu]") {
    House house;
    house.open_menu();
    house.check_after("wait 45.1", "depth: 2");
    SECTION("a key") { house.letter('x'); }
    SECTION("the pointer") { house.pointer(PointerEvent::Kind::move, {5, 5}); }
    SECTION("Escape") { house.key(Key::escape); }
    CHECK(house.stack.depth() == 1);
}

TEST_CASE("menu: miniatures start anew when they are over", "[scenes][menu]") {
    House house;
    house.open_menu();
    REQUIRE(house.started->size() == 5);
    CHECK(house.started->front().first.miniature);
    CHECK(house.started->front().first.budget.nodes > 0);
    auto& first = *house.started->front().second;
    first.moves.push_back({Side::first, "1"});
    first.outcome = Outcome{.winner = Side::first};
    house.wait(6);
    CHECK(house.started->size() == 6);
}

TEST_CASE("menu: the miniatures move one after another, and rest while nobody is there", "[scenes][menu]") {
    House house;
    house.open_menu();
    auto& second = *(*house.started)[1].second;
    second.outcome = Outcome{.winner = Side::first};
    house.wait(6);
    CHECK(house.started->size() == 5); // it is the first one's turn
    house.started->front().second->moves.push_back({Side::first, "1"});
    house.wait(6);
    CHECK(house.started->size() == 6);
    house.wait(5);
    (*house.started)[2].second->moves.push_back({Side::first, "1"}); // the last one after a quarter of a minute
    house.wait(1);
    (*house.started)[3].second->outcome = Outcome{.winner = Side::first};
    house.wait(6);
    CHECK(house.started->size() == 6);
    house.pointer(PointerEvent::Kind::move, {5, 5});
    house.wait(6);
    CHECK(house.started->size() == 7);
}
