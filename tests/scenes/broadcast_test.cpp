// A show at the table: captions that can be read, the way to the next turning point, what the computer expects.
#include "house.hpp"
#include "scenes/broadcast/demo.hpp"

namespace {

struct ShowHouse : House {
    ShowHouse() { open_table({"alphabeta", "champion"}); }
};

/// The first side's expectation, by whoever is to move; the answer is there.
void tell(House& house, double first_share, bool proven = false) {
    auto& state = house.session();
    state.thinking = ThinkingInfo{.side = state.moves.size() % 2 == 0 ? Side::first : Side::second,
                                  .first_share = first_share,
                                  .proven = proven,
                                  .words = {},
                                  .line = {},
                                  .ply = state.moves.size()};
    house.wait(0.02);
}

void play(House& house, std::string remark = {}) {
    auto& state = house.session();
    MoveEntry move{.side = state.moves.size() % 2 == 0 ? Side::first : Side::second, .text = "a1"};
    move.remark = std::move(remark);
    state.moves.push_back(std::move(move));
    house.wait(0.02);
}

} // namespace

TEST_CASE("show: only a game between two computers is one", "[scenes][show]") {
    ShowHouse house;
    house.check_after("", {"[curve]", "[skip]", "No judgement yet"});
    house.open_table({"human", "champion"});
    house.check_after("", {"no: [curve]", "no: [skip]"});
}

TEST_CASE("show: the curve stays where it is, whoever thinks", "[scenes][show][layout]") {
    House house;
    for (auto& game : house.games)
        game.players[2].depth_option = "size"; // it tells more figures than the other one
    house.open_table({"alphabeta", "champion"});
    tell(house, 0.6);
    const auto place = house.rect("curve");
    play(house);
    tell(house, 0.6);
    CHECK(house.rect("curve") == place);
}

TEST_CASE("show: a caption can be read for three seconds before the next one comes", "[scenes][show]") {
    ShowHouse house;
    tell(house, 0.8);
    CHECK(house.shows("White takes the lead."));
    play(house, "hands over a chain of 5 boxes");
    house.check_steps({
        {"wait 2.5", "White takes the lead."},
        {"", "no: hands over"},
        {"wait 0.6", "no: White takes the lead."},
        {"", "White hands over a chain of 5 boxes."},
        {"wait 8", "no: hands over"},
    });
}

TEST_CASE("show: of several captions that wait, the most important is told", "[scenes][show]") {
    ShowHouse house;
    tell(house, 0.8);
    play(house, "hands over a chain of 5 boxes");
    tell(house, 1, true);
    play(house, "gives up 2 boxes to keep control");
    house.check_after("wait 3", "Proven: White can win now");
}

TEST_CASE("show: a caption stays while the game is paused", "[scenes][show]") {
    ShowHouse house;
    tell(house, 0.8);
    house.check_after("space, wait 20", "White takes the lead.");
}

TEST_CASE("show: the players run ahead to the next turning point and stop there", "[scenes][show]") {
    ShowHouse house;
    const bool paused = GENERATE(false, true);
    if (paused) house.key(Key::space);
    REQUIRE(house.session().switches.paused == paused);
    house.check_after("k, wait 0.05", "On to the next turning point");
    CHECK_FALSE(house.session().switches.paused);
    CHECK(house.session().switches.pace.speed > 100);
    house.session().animating = true;
    house.wait(0.05);
    CHECK(house.session().acts[Act::skip_animation] > 0);
    play(house);
    CHECK(house.session().switches.pace.speed > 100);
    tell(house, 0.2);
    house.check_after("wait 0.05", "Black takes the lead.");
    CHECK(house.session().switches.paused == paused);
    CHECK(house.session().switches.pace.speed == Approx(1));
}

TEST_CASE("show: on the way a long thought is cut short", "[scenes][show]") {
    ShowHouse house;
    house.session().thinking =
        ThinkingInfo{.running = true, .time = Seconds{0.5}, .first_share = {}, .words = {}, .line = {}};
    house.check_after("wait 0.1", "move now: 0");
    house.letter('k');
    CHECK(house.session().acts[Act::move_now] > 0);
}

TEST_CASE("show: pressed again, running ahead ends where it is", "[scenes][show]") {
    ShowHouse house;
    house.check_after("k, wait 0.05, k, wait 0.05", "no: On to the next turning point");
    CHECK(house.session().switches.pace.speed == Approx(1));
}

TEST_CASE("show: a skip shows its caption at once, however new the last one is", "[scenes][show]") {
    ShowHouse house;
    tell(house, 0.8);
    REQUIRE(house.shows("White takes the lead."));
    house.letter('k');
    play(house);
    tell(house, 0.1);
    tell(house, 0, true);
    CHECK(house.shows("Proven: Black can win now"));
}

TEST_CASE("show: a skip goes no further than to a caption that waits", "[scenes][show]") {
    ShowHouse house;
    tell(house, 0.8);
    play(house);
    tell(house, 0, true);
    REQUIRE(house.shows("White takes the lead."));
    house.check_after("space, k, wait 0.02", "Proven: Black can win now");
    CHECK(house.session().switches.paused);
    CHECK(house.session().switches.pace.speed == Approx(1));
}

TEST_CASE("show: what is expected has a board of its own that can be switched off", "[scenes][show]") {
    ShowHouse house;
    CHECK_FALSE(house.has("expects")); // nobody says yet what comes
    CHECK(house.started->size() == 1);
    ThinkingInfo info{.side = Side::first, .first_share = {}, .words = {}, .line = {}, .expected = {"a1", "b2"}};
    house.session().thinking = info;
    house.check_after("wait 0.1", "[expects]");
    REQUIRE(house.started->size() == 2);
    CHECK(house.started->back().first.miniature);
    CHECK(house.rect("expects").contains(house.session().area));
    CHECK_FALSE(house.rect("board").overlaps(house.rect("expects")));
    house.wait(0.7);
    REQUIRE(house.session().moves.size() == 1);
    CHECK(house.session().moves.front().text == "a1");
    house.wait(0.7);
    CHECK(house.session().moves.size() == 2);
    house.check_after("e, wait 0.02", "no: [expects]");
}

TEST_CASE("show: of players that tell nothing the best play is shown", "[scenes][show]") {
    ShowHouse house;
    house.session().values = {PositionValue{.first_share = 0.7, .line = {"a1", "b2"}}};
    house.check_after("wait 0.1", {"[expects]", "Best play from here"});
    house.wait(0.7);
    CHECK(house.started->size() == 2);
    REQUIRE(house.session().moves.size() == 1); // of the small board
    CHECK(house.session().moves.front().text == "a1");
}

TEST_CASE("show: where neither player tells anything, the value of each position is asked for", "[scenes][show]") {
    ShowHouse house;
    CHECK(house.session().asked_values == std::vector<std::size_t>{0});
    house.session().values = {PositionValue{.first_share = 1, .exact = true}};
    house.check_after("wait 0.02", "Proven: White can win now");
    play(house);
    CHECK(house.session().asked_values == std::vector<std::size_t>{0, 1});
    house.session().values.push_back(PositionValue{.first_share = 0, .exact = true});
    house.check_after("wait 3.1", "A slip! Now it is proven that Black can win.");
    play(house);
    tell(house, 0);
    play(house);
    CHECK(house.session().asked_values == std::vector<std::size_t>{0, 1, 2}); // now somebody tells
}

TEST_CASE("demo: the two meet again with the sides exchanged, and their score goes with them", "[scenes][demo]") {
    House house;
    house.stack.open(make_demo(house.context, {.games = {&house.games[0]}}));
    const auto players = house.started->back().first.players;
    house.does("end first, wait 5.2");
    const auto& demo = dynamic_cast<const DemoScene&>(house.stack.top());
    CHECK(demo.shows_title());
    house.check_after("wait 1", {"1 win", "0 wins"});
    house.key(Key::space);
    CHECK_FALSE(demo.shows_title());
    const auto& again = house.started->back().first.players;
    CHECK(again[Side::first] == players[Side::second]);
    CHECK(again[Side::second] == players[Side::first]);
}
