// Looking at a game again, with real games. What Sticks are worth is known: with 21 of them and at most 3 to a move,
// who leaves a multiple of 4 wins.
#include "house.hpp"
#include "keep/keeper.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// 21: 20 19 18 16 13 12 11 8 5 4 1 0; the person's third move gives the win away, no later one can.
GameRecord lost_game() {
    GameRecord record{.game = "sticks", .options = {{"sticks", "21"}, {"take", "3"}}, .start = "21/3 1"};
    for (const auto* move : {"1", "1", "1", "2", "3", "1", "1", "3", "3", "1", "3", "1"})
        record.moves.push_back({.text = move});
    record.seats[Side::second].player = "optimal";
    record.result = GameResult{.outcome = {.winner = Side::second}};
    record.date = std::chrono::sys_seconds{std::chrono::hours{24}};
    return record;
}
constexpr std::size_t mistake = 2; ///< Its ply: 19 became 18.

struct Desk : House {
    void open(GameRecord record, std::optional<std::int64_t> id = std::nullopt) {
        const auto& game = *find_game(record.game);
        stack.open(make_review(context, game, std::move(record), id));
    }
    /// All of a short game, or as much as comes in so many rounds.
    void read(int rounds = 100) { let_work(rounds); }
    void open_and_read(GameRecord record) {
        open(std::move(record));
        read();
        key(Key::home);
    }
    void go_to(std::size_t move) {
        key(Key::home);
        for (std::size_t step = 0; step < move; ++step)
            key(Key::right);
    }
    /// Takes so many sticks on the board.
    void take(char count) {
        letter(count);
        key(Key::enter);
        read();
    }
};

} // namespace

TEST_CASE("review: a lost game is read, and shown where it turned", "[scenes][review]") {
    Desk desk;
    desk.open(lost_game());
    CHECK(desk.shows("Reading move 1 of 12"));
    desk.read();
    CHECK_FALSE(desk.shows("Reading"));
    CHECK(desk.shows("Move 2 of 6: where the game turned"));
    CHECK(desk.shows("Move 2, yours"));
    CHECK(desk.shows("Blunder"));
    CHECK(desk.shows("This was won. 1 move kept the win, yours did not."));
    CHECK(desk.shows("won → lost"));
    CHECK(desk.shows("Better"));
    CHECK(desk.shows("keeps the win"));
}

TEST_CASE("review: keys and buttons step through the moves", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    CHECK(desk.shows("Move 1 of 6"));
    CHECK(desk.shows("Move 1, yours"));
    desk.key(Key::right);
    CHECK(desk.shows("Move 1, Optimal"));
    desk.press("step");
    CHECK(desk.shows("Move 2, yours"));
    desk.press("step-back");
    desk.key(Key::left);
    CHECK(desk.shows("Move 1, yours"));
    desk.key(Key::left);
    CHECK(desk.shows("Move 1, yours"));
    desk.key(Key::end);
    CHECK(desk.shows("The end"));
    CHECK(desk.shows("The game turned at move 2"));
    desk.press("to-start");
    CHECK(desk.shows("Move 1, yours"));
    desk.press("to-end");
    CHECK(desk.shows("The end"));
    desk.stack.handle(PointerEvent{.kind = PointerEvent::Kind::wheel, .at = desk.rect("board").centre(), .wheel = 1});
    CHECK(desk.shows("Move 6, Optimal"));
}

TEST_CASE("review: a click on a move and on the curve goes there, and the curve can be dragged", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    const Rect moves = desk.rect("moves"), curve = desk.rect("curve");
    const float row = 42, head = 62; // of a 1080-line screen
    desk.click({moves.x + moves.width * 0.3F, moves.y + head + row * 2.5F});
    CHECK(desk.shows("Move 3, yours"));
    desk.click({moves.x + moves.width * 0.7F, moves.y + head + row * 3.5F});
    CHECK(desk.shows("Move 4, Optimal"));
    desk.pointer(PointerEvent::Kind::press, {curve.x + 1, curve.centre().y}, PointerEvent::Button::left);
    CHECK(desk.shows("Move 1, yours"));
    desk.pointer(PointerEvent::Kind::move, {curve.right() - 1, curve.y - 100});
    CHECK(desk.shows("Move 6, Optimal"));
    desk.pointer(PointerEvent::Kind::release, {curve.right() - 1, curve.y - 100}, PointerEvent::Button::left);
    desk.pointer(PointerEvent::Kind::move, {curve.x + 1, curve.centre().y});
    CHECK(desk.shows("Move 6, Optimal"));
}

TEST_CASE("review: N goes to the next mistake, and there is none in a game without", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.letter('n');
    CHECK(desk.shows("Move 2, yours"));
    desk.key(Key::end);
    desk.press("next-mistake");
    CHECK(desk.shows("Move 2, yours"));

    auto perfect = lost_game();
    perfect.start = "20/3 1";
    perfect.options["sticks"] = "20";
    perfect.moves.clear();
    for (const auto* move : {"1", "3", "1", "3", "1", "3", "1", "3", "1", "3"})
        perfect.moves.push_back({.text = move});
    desk.open_and_read(perfect);
    desk.letter('n');
    CHECK(desk.shows("Move 1, yours"));
    desk.key(Key::end);
    CHECK(desk.shows("No mistake found."));
}

TEST_CASE("review: only the move that keeps the win is right when it is tried again", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.letter('t');
    CHECK(desk.shows("Find a better move for Blue on the board."));
    desk.take('2'); // 17
    CHECK(desk.shows("No, that does not keep it."));
    for (int i = 0; i < 200; ++i)
        desk.stack.update(Seconds{0.01});
    desk.take('3'); // 16
    CHECK(desk.shows("Yes, that keeps it."));
    desk.key(Key::escape);
    CHECK(desk.shows("Move 2, yours"));
}

TEST_CASE("review: the better line is played step by step, and Escape goes back to the game", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.letter('l');
    CHECK(desk.shows("With the better move: 1 of"));
    desk.key(Key::left);
    CHECK(desk.shows("With the better move: 0 of"));
    desk.key(Key::right);
    desk.press("line");
    CHECK(desk.shows("With the better move: 2 of"));
    desk.key(Key::escape);
    CHECK(desk.shows("Move 2, yours"));
    desk.key(Key::escape);
    CHECK(desk.stack.empty());
}

TEST_CASE("review: play goes on from the position before the chosen move", "[scenes][review]") {
    Desk desk;
    desk.open_and_read(lost_game());
    desk.go_to(mistake);
    desk.key(Key::enter);
    CHECK(desk.context.choices["sticks"].position == "19/3 1");
    CHECK(desk.stack.depth() == 2);
}

TEST_CASE("review: what is found out is kept in the library, and there at once", "[scenes][review]") {
    const testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    Desk desk;
    desk.context.keeper = &keeper;
    const auto id = keeper.file(lost_game(), "0/3 1", "Optimal");
    REQUIRE(id);
    CHECK_FALSE(keeper.library()->entries({}, 0, 1).front().reviewed);
    SECTION("when all is read") {
        desk.open(lost_game(), *id);
        desk.read();
        CHECK(keeper.library()->entries({}, 0, 1).front().reviewed);
        Desk later;
        later.context.keeper = &keeper;
        later.open(lost_game(), *id);
        CHECK(later.shows("where the game turned"));
    }
    SECTION("when it is left in the midst") {
        desk.stack.open(make_menu(desk.context));
        desk.open(lost_game(), *id);
        desk.read(3);
        desk.key(Key::escape);
        const auto record = keeper.library()->record(*id);
        REQUIRE(record);
        REQUIRE(record->moves.back().value);
        CHECK(record->moves.back().value->first_share == 0);
        CHECK(record->moves.back().value->exact);
        CHECK_FALSE(record->start_value);
    }
}

TEST_CASE("review: a game without moves and one that the rules refuse are told of", "[scenes][review]") {
    Desk desk;
    auto record = lost_game();
    record.moves.clear();
    record.result.reset();
    desk.open_and_read(record);
    CHECK(desk.shows("No moves were played"));
    record = lost_game();
    record.moves[3].text = "7";
    desk.open_and_read(record);
    CHECK(desk.shows("This game cannot be shown"));
    desk.letter('t');
    desk.letter('n');
    desk.letter('l');
    desk.key(Key::right);
    CHECK(desk.shows("This game cannot be shown"));
}
