#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// Above the menu.
struct TableHouse : House {
    explicit TableHouse(const BySide<std::string>& players = {"human", "champion"}, ScreenSize size = {})
        : House(size) {
        open_menu();
        open_table(players);
    }
};

} // namespace

TEST_CASE("play: keys stand for buttons", "[scenes][play]") {
    TableHouse house;
    house.session().moves = {{Side::first, "1-2"}, {Side::second, "3-4"}};
    house.wait(0.1);
    house.letter('z', true);
    CHECK(house.session().acts[Act::undo] == 1);
    house.letter('y', true);
    CHECK(house.session().acts[Act::redo] == 1);
    house.letter('h');
    CHECK(house.session().acts[Act::hint] == 1);
    house.letter('i');
    CHECK(house.session().switches.insight);
    house.key(Key::right);
    CHECK(house.session().keys == 1);
}

TEST_CASE("play: Esc takes a half-made move back before it leaves", "[scenes][play]") {
    TableHouse house;
    house.session().half_made = true;
    house.key(Key::escape);
    CHECK(house.stack.depth() == 2);
    house.key(Key::escape);
    CHECK(house.stack.depth() == 1);
}

TEST_CASE("play: a click during an animation ends it and does nothing else", "[scenes][play]") {
    TableHouse house;
    house.session().animating = true;
    house.click(house.rect("board").centre());
    CHECK(house.session().acts[Act::skip_animation] == 1);
    CHECK(house.session().clicks == 0);
    house.click(house.rect("board").centre());
    CHECK(house.session().clicks == 1);
}

TEST_CASE("play: a move of the list is lit while it is pointed at, and no longer", "[scenes][play][moves]") {
    TableHouse house({"human", "human"});
    house.session().moves = {{Side::first, "1-2"}, {Side::second, "3-4"}};
    house.wait(0.1);
    const Rect list = house.rect("moves");
    const auto point = [&](float across) {
        house.pointer(PointerEvent::Kind::move, {list.x + list.width * across, list.y + 62 + 22});
    };
    point(0.3F);
    CHECK(house.session().shown.pointed == MoveRange{.begin = 0, .count = 1});
    point(0.7F);
    CHECK(house.session().shown.pointed == MoveRange{.begin = 1, .count = 1});
    house.session().moves.push_back({Side::first, "5-6"});
    house.wait(0.1);
    CHECK(house.session().shown.pointed == MoveRange{});
}

TEST_CASE("play: a list of 300 moves follows the newest and is scrolled by keys that the board has no use for",
          "[scenes][play][moves]") {
    TableHouse house({"human", "human"});
    for (int move = 1; move <= 300; ++move)
        house.session().moves.push_back({move % 2 == 1 ? Side::first : Side::second, filled("move {}.", move)});
    house.wait(0.1);
    CHECK(house.shows("move 300."));
    CHECK_FALSE(house.shows("move 1."));
    house.key(Key::home);
    CHECK(house.shows("move 1."));
    CHECK_FALSE(house.shows("move 300."));
    house.key(Key::end);
    CHECK(house.shows("move 300."));
}

TEST_CASE("play: a demo is paused, stepped and sped up", "[scenes][play]") {
    TableHouse house({"alphabeta", "champion"});
    house.key(Key::space);
    CHECK(house.session().switches.paused);
    house.press("step");
    CHECK(house.session().acts[Act::step] == 1);
    house.press("pause");
    CHECK_FALSE(house.session().switches.paused);
    house.press("speed");
    house.wait(0.1);
    CHECK(house.session().switches.pace.speed == Approx(2));
}

TEST_CASE("play: the result stands beside the board when the last move has come to rest", "[scenes][play]") {
    TableHouse house;
    house.session().outcome = Outcome{.winner = Side::first, .margin = 6};
    house.session().animating = true;
    house.wait(0.5);
    CHECK_FALSE(house.has("result"));
    house.session().animating = false;
    house.wait(0.1);
    REQUIRE(house.has("result"));
    house.check_shows({"You win", "by 6 boxes"});
    CHECK_FALSE(house.rect("result").overlaps(house.rect("board")));
}

TEST_CASE("play: again, swapped sides, and the menu from the result", "[scenes][play]") {
    TableHouse house;
    house.session().outcome = Outcome{.winner = Side::second};
    house.wait(0.1);
    SECTION("Enter plays again") {
        house.key(Key::enter);
        CHECK(house.started->back().first.players == BySide<std::string>{"human", "champion"});
        CHECK_FALSE(house.has("result"));
    }
    SECTION("swap sides") {
        house.press("swap");
        CHECK(house.started->back().first.players == BySide<std::string>{"champion", "human"});
    }
    SECTION("menu") {
        house.press("menu");
        CHECK(house.stack.depth() == 1);
    }
    SECTION("look back, and return to the result") {
        house.press("review");
        CHECK(house.shows("Review"));
        house.key(Key::escape);
        CHECK(house.has("result"));
        house.letter('r');
        CHECK(house.shows("Review"));
    }
}

TEST_CASE("play: undo after the end takes the result away", "[scenes][play]") {
    TableHouse house;
    house.session().outcome = Outcome{.winner = Side::second};
    house.wait(0.1);
    REQUIRE(house.has("result"));
    house.session().outcome.reset();
    house.wait(0.1);
    CHECK_FALSE(house.has("result"));
}

TEST_CASE("play: the settings reach the running game at once", "[scenes][play]") {
    TableHouse house;
    house.context.settings.labels = Labels::matrix;
    house.context.settings.numbers = true;
    house.context.settings.speed = 0.5F;
    house.wait(0.02);
    CHECK(house.session().switches.labels == Labels::matrix);
    CHECK(house.session().switches.numbers);
    CHECK(house.session().switches.pace.speed == Approx(0.5));
}

TEST_CASE("play: on a small screen the drawer shuts and opens, the board stays", "[scenes][play]") {
    TableHouse house({"human", "champion"}, {800, 600});
    const Rect board = house.rect("board");
    REQUIRE(house.has("moves"));
    house.press("drawer");
    CHECK_FALSE(house.has("moves"));
    CHECK(house.rect("board") == board);
    house.press("drawer");
    CHECK(house.has("moves"));
}

TEST_CASE("play: the cursor is the board's over the board and a hand over buttons", "[scenes][play]") {
    TableHouse house;
    house.pointer(PointerEvent::Kind::move, house.rect("board").centre());
    CHECK(house.stack.cursor() == Cursor::cross);
    house.pointer(PointerEvent::Kind::move, house.rect("back").centre());
    CHECK(house.stack.cursor() == Cursor::hand);
    house.pointer(PointerEvent::Kind::move, house.rect("seat-first").centre());
    CHECK(house.stack.cursor() == Cursor::arrow);
}

TEST_CASE("play: a long search can be ended", "[scenes][play]") {
    TableHouse house;
    auto& thinking = house.session().thinking.emplace();
    thinking.running = true;
    thinking.time = Seconds{1.9};
    house.wait(0.1);
    CHECK_FALSE(house.has("move-now"));
    house.letter('p');
    CHECK(house.session().acts[Act::move_now] == 0);
    thinking.time = Seconds{2};
    house.wait(0.1);
    house.press("move-now");
    house.letter('p');
    CHECK(house.session().acts[Act::move_now] == 2);
}

TEST_CASE("play: the figures of computers with a depth are shown, move by move and in sum", "[scenes][play]") {
    House house;
    for (auto& game : house.games)
        game.players[2].depth_option = "size";
    house.open_table({"alphabeta", "champion"});
    auto& moves = house.session().moves;
    moves = {{.side = Side::first, .text = "3,1-3,2"}};
    auto& thinking = house.session().thinking.emplace();
    thinking.depth = 2;
    thinking.time = Seconds{0.0421};
    thinking.cut = 233;
    house.wait(0.1);
    CHECK_FALSE(house.has("figures"));
    moves[0].thought = MoveThought{.nodes = 4'311'504, .depth = 2, .score = -3.0, .cut = 14, .time = Seconds{0.0451}};
    moves.push_back({.side = Side::second, .text = "b"});
    moves.push_back({.side = Side::first, .text = "c"});
    moves[2].thought = MoveThought{.nodes = 6, .depth = 2, .score = 1.0, .cut = 1, .time = Seconds{1}};
    house.wait(0.1);
    house.check_shows({"0.042 s", "233"});
    REQUIRE(house.has("figures"));
    house.press("figures");
    house.wait(0.5);
    for (const char* words : {"3,1-3,2", "0.045 s", "4 311 504", "−3", "14", "1.045 s", "4 311 510", "15"}) {
        INFO(words);
        CHECK(house.shows(words));
    }
    house.letter('t');
    house.wait(0.5);
    CHECK(house.has("board"));
}
