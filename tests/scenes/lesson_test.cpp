// See the algorithm: opened from a game, stepped through by keys, buttons and the bar, left to the same game. The real
// games' lessons are large enough for the back row, and nothing of them lies over anything else.
#include "layout_checks.hpp"

namespace {

/// A game with that player on the first seat, and its lesson open and made.
struct Class : House {
    explicit Class(const std::string& player, bool made = true, const std::string& second = "human",
                   ScreenSize size = {})
        : House(size) {
        open_menu();
        open_table({player, second}, 0, {.lesson = made ? std::make_shared<FakeLesson>() : nullptr});
        letter('a');
        wait(1);
    }
};

/// A real game with that player on both seats, and its lesson open.
void open_lesson(House& house, const Game& game, const OptionValues& options, const std::string& player) {
    SessionConfig config;
    config.options = options;
    config.players = {player, player};
    auto session = game.start_session(config, house.workers);
    REQUIRE(session);
    house.stack.open(make_lesson(house.context, game, *std::move(session)));
    house.wait(0.01);
    house.workers.wait_until_idle();
    house.wait(0.1);
}

void check_lesson(const Game& game, const OptionValues& options, const std::string& player, ScreenSize size) {
    CAPTURE(game.id, player);
    House house(size);
    open_lesson(house, game, options, player);
    const Rect bar = house.rect("bar");
    for (const float part : {0.0F, 0.3F, 0.6F, 1.0F}) {
        CAPTURE(part);
        house.click({bar.x + bar.width * part, bar.centre().y});
        house.wait(0.5);
        check(house);
        for (const auto& text : house.canvas.texts()) {
            INFO(text.words);
            CHECK(text.size >= std::floor(lesson_board_text * house.canvas.scale()));
        }
    }
}

/// Titles, names and values stand there whole.
void check_whole(const Game& game, const OptionValues& options, const std::string& player, ScreenSize size) {
    CAPTURE(game.id, player, size.width, size.height);
    House house(size);
    open_lesson(house, game, options, player);
    const Rect bar = house.rect("bar");
    for (const float part : {0.0F, 0.2F, 0.4F, 0.7F, 0.9F, 1.0F}) {
        CAPTURE(part);
        house.click({bar.x + bar.width * part, bar.centre().y});
        house.wait(0.5);
        house.canvas.clear();
        house.stack.draw(house.canvas);
        for (const auto& text : house.canvas.texts()) {
            INFO(text.words);
            CHECK_FALSE(text.shortened);
        }
    }
}

} // namespace

TEST_CASE("lesson: it opens on the player to move, on the opponent, or on the strongest that shows its work",
          "[scenes][lesson]") {
    Class minimax("minimax");
    CHECK(minimax.stack.depth() == 3);
    CHECK(minimax.session().lesson_asked == "minimax 0");
    CHECK(minimax.shows("Game points · Alpha-beta, two moves ahead"));
    Class champion("champion");
    CHECK(champion.session().lesson_asked == "alphabeta 0");
    Class opponent("human", true, "minimax");
    CHECK(opponent.session().lesson_asked == "minimax 0");
}

TEST_CASE("lesson: keys and buttons step through it and stop at its ends", "[scenes][lesson]") {
    Class house("minimax");
    house.check_steps({
        {"", "Step 1 of 10"},
        {"left", "Step 1 of 10"},
        {"right", "Step 2 of 10"},
        {"press step", "Step 3 of 10"},
        {"press step-back", "Step 2 of 10"},
        {"end", "Step 10 of 10"},
        {"right", "Step 10 of 10"},
        {"home", "Step 1 of 10"},
    });
}

TEST_CASE("lesson: the bar is dragged, and what has a step is clicked", "[scenes][lesson]") {
    Class house("minimax");
    const Rect bar = house.rect("bar");
    house.click({bar.x + bar.width, bar.centre().y});
    CHECK(house.shows("Step 10 of 10"));
    house.pointer(PointerEvent::Kind::press, {bar.x, bar.centre().y}, PointerEvent::Button::left);
    house.pointer(PointerEvent::Kind::move, {bar.x + bar.width * 0.45F, bar.centre().y + 300});
    CHECK(house.shows("Step 5 of 10"));
    house.pointer(PointerEvent::Kind::release, bar.centre(), PointerEvent::Button::left);
    house.pointer(PointerEvent::Kind::move, {bar.x, bar.centre().y});
    CHECK(house.shows("Step 5 of 10"));
    const Rect board = house.rect("board");
    house.click({board.x + board.width / 4, board.centre().y});
    CHECK(house.shows("Step 4 of 10"));
}

TEST_CASE("lesson: without room it is dragged, and a click reaches it where it lies then", "[scenes][lesson]") {
    Class house("minimax", true, "human", {390, 844});
    const Rect board = house.rect("board");
    const Vec left{board.x + 10, board.centre().y}, right{board.right() - 10, board.centre().y};
    const auto drag = [&](Vec from, Vec to) {
        house.pointer(PointerEvent::Kind::press, from, PointerEvent::Button::left);
        house.pointer(PointerEvent::Kind::move, to);
        house.pointer(PointerEvent::Kind::release, to, PointerEvent::Button::left);
    };
    drag(right, left);
    house.click(board.centre()); // the lesson's right half
    drag(left, right);
    CHECK(house.shows("Step 1 of 10"));
    house.click(board.centre());
    CHECK(house.shows("Step 4 of 10"));
}

TEST_CASE("lesson: it plays by itself, faster when asked, and stops at the end; another player starts anew",
          "[scenes][lesson]") {
    Class house("minimax");
    house.check_steps({
        {"+, +", "4×"},
        {"space, wait 2", "no: Step 1 of 10"},
        {"wait 10", "Step 10 of 10"},
        {"space", "Step 1 of 10"}, // from the beginning again
        {"-", "2×"},
        {"end, last player, wait 0.1", "Step 1 of 10"},
    });
    CHECK(house.session().lesson_asked == "alphabeta 0");
}

TEST_CASE("lesson: of a long one the main steps are told, and every step where that is asked for", "[scenes][lesson]") {
    struct Long final : FakeLesson {
        [[nodiscard]] std::size_t steps() const override { return 1000; }
        [[nodiscard]] std::vector<LessonChapter> chapters() const override {
            return {{0, "First"}, {400, "Second"}, {999, "Choice"}};
        }
    };
    House house;
    house.open_menu();
    house.open_table({"minimax", "human"}, 0, {.lesson = std::make_shared<Long>()});
    house.does("a, wait 1");
    house.check_steps({
        {"", "First"},
        {"page down", "Second"},
        {"", "Step 401 of 1000"},
        {"right", "Step 1000 of 1000"},
        {"page up", "Step 401 of 1000"},
        {"s, right", "Step 402 of 1000"},
        {"page up", "Step 401 of 1000"},
        {"page up", "Step 1 of 1000"},
        {"s, end, left", "Step 401 of 1000"},
    });
}

TEST_CASE("lesson: it is left to the same game, also while the player is still at work", "[scenes][lesson]") {
    Class house("minimax", /*made=*/false);
    CHECK(house.shows("Minimax is at work"));
    house.check_after("escape", "depth: 2");
    CHECK(house.session().acts[Act::suspend] > 0);
}

TEST_CASE("lesson: after the end it is about the last move", "[scenes][lesson]") {
    House house;
    house.open_table(
        {"minimax", "alphabeta"}, 0,
        {.moves = {{Side::first, "1-2"}, {Side::second, "3-4"}}, .outcome = Outcome{.winner = Side::second}});
    house.does("a, wait 0.1");
    CHECK(house.session().lesson_asked == "alphabeta 1");
}

TEST_CASE("lessons: nothing of the players at work overlaps or leaves the screen", "[scenes][layout][lesson][slow]") {
    const auto size = any_size();
    for (const auto& game : catalog()) {
        for (const auto& player : game.players) {
            if (!player.shows_its_work) continue;
            check_lesson(game, small_options(game), player.id, size);
            check_lesson(game, OptionValues(game.options), player.id, size);
        }
    }
}

TEST_CASE("lessons: no title and no value is cut", "[scenes][layout][lesson]") {
    const auto size = GENERATE(ScreenSize{1280, 720}, ScreenSize{1024, 768}, ScreenSize{800, 600});
    for (const auto& game : catalog()) {
        for (const auto& player : game.players) {
            if (!player.shows_its_work) continue;
            check_whole(game, small_options(game), player.id, size);
            check_whole(game, OptionValues(game.options), player.id, size);
        }
    }
}
