#include "house.hpp"

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
    house.check_after("wait 0.1, Ctrl z", "undo: 1");
    house.check_after("Ctrl y", "redo: 1");
    house.check_after("h", "hint: 1");
    house.letter('i');
    CHECK(house.session().switches.insight);
    house.key(Key::right);
    CHECK(house.session().keys == 1);
}

TEST_CASE("play: Esc takes a half-made move back before it leaves", "[scenes][play]") {
    TableHouse house;
    house.session().half_made = true;
    house.check_after("escape", "depth: 2");
    house.check_after("escape", "depth: 1");
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
    house.check_steps({
        {"wait 0.1", "move 300."},
        {"", "no: move 1."},
        {"home", "move 1."},
        {"", "no: move 300."},
        {"end", "move 300."},
    });
}

TEST_CASE("play: a demo is paused, stepped and sped up", "[scenes][play]") {
    TableHouse house({"alphabeta", "champion"});
    house.key(Key::space);
    CHECK(house.session().switches.paused);
    house.check_after("press step", "step: 1");
    house.press("pause");
    CHECK_FALSE(house.session().switches.paused);
    house.does("press speed, wait 0.1");
    CHECK(house.session().switches.pace.speed == Approx(2));
}

TEST_CASE("play: the result stands beside the board when the last move has come to rest", "[scenes][play]") {
    TableHouse house;
    house.session().outcome = Outcome{.winner = Side::first, .margin = 6};
    house.session().animating = true;
    house.check_after("wait 0.5", "no: [result]");
    house.session().animating = false;
    house.check_after("wait 0.1", {"[result]", "You win", "by 6 boxes"});
    CHECK_FALSE(house.rect("result").overlaps(house.rect("board")));
}

TEST_CASE("play: again, swapped sides, and the menu from the result", "[scenes][play]") {
    TableHouse house;
    house.does("end second, wait 0.1");
    SECTION("Enter plays again") { house.check_after("enter", {"players: human champion", "no: [result]"}); }
    SECTION("swap sides") { house.check_after("press swap", "players: champion human"); }
    SECTION("menu") { house.check_after("press menu", "depth: 1"); }
    SECTION("undo takes the result away") {
        CHECK(house.has("result"));
        house.session().outcome.reset();
        house.check_after("wait 0.1", "no: [result]");
    }
    SECTION("look back, and return to the result") {
        house.check_steps({
            {"press review", "Review"},
            {"escape", "[result]"},
            {"r", "Review"},
        });
    }
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
    house.check_after("press drawer", "no: [moves]");
    CHECK(house.rect("board") == board);
    house.check_after("press drawer", "[moves]");
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
    house.check_after("wait 0.1", "no: [move-now]");
    house.check_after("p", "move now: 0");
    thinking.time = Seconds{2};
    house.check_after("wait 0.1, press move-now, p", "move now: 2");
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
    house.check_after("wait 0.1", "no: [figures]");
    moves[0].thought = MoveThought{.nodes = 4'311'504, .depth = 2, .score = -3.0, .cut = 14, .time = Seconds{0.0451}};
    moves.push_back({.side = Side::second, .text = "b"});
    moves.push_back({.side = Side::first, .text = "c"});
    moves[2].thought = MoveThought{.nodes = 6, .depth = 2, .score = 1.0, .cut = 1, .time = Seconds{1}};
    house.check_after("wait 0.1", {"0.042 s", "233", "[figures]"});
    house.does("press figures, wait 0.5");
    for (const char* words : {"3,1-3,2", "0.045 s", "4 311 504", "−3", "14", "1.045 s", "4 311 510", "15"}) {
        INFO(words);
        CHECK(house.shows(words));
    }
    house.check_after("t, wait 0.5", "[board]");
}
