// The scene of a person's own mistakes: what is asked, what a try comes to, when it comes back, and what is left out.
#include "keep/keeper.hpp"
#include "layout_checks.hpp"
#include "practice_house.hpp"
#include "support/temporary_folder.hpp"

namespace {

constexpr std::chrono::days day{1};

std::vector<practice::Try> tries_of(const PracticeHouse& house) {
    std::vector<practice::Try> tries;
    for (const auto& tried : house.notes().tries())
        tries.push_back(tried.what);
    return tries;
}

} // namespace

TEST_CASE("practice: a mistake is asked as it was made, and nothing tells the move", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.open();
    house.check_after("", {"Find the move that keeps the game", "Blue to move", "Counted wrongly",
                           "The count was off by one.", "It loses.", "proven", "3 moves, one keeps it",
                           "in 3 days when solved", "of 1", "about 1 minute left"});
    house.check_after("", {"From your game against Torch, yesterday,", "move 5"});
    house.check_after("", "no: Only");
    CHECK(house.stack.title() == "Practice: Sticks, Find the move that keeps the game");
}

TEST_CASE("practice: a solved exercise waits longer, and the next one comes by itself or at once",
          "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14);
    house.open();
    house.check_after("take 1, wait 0.5", {"This keeps it", "in 3 days", "Solved: this keeps it"});
    const practice::Standing solved{.box = 1, .due = PracticeHouse::sunday + 3 * day};
    CHECK(house.standing(13) == solved);
    CHECK(house.standing(14).box == 0);
    if (GENERATE(true, false))
        house.check_after("enter, wait 0.1", "Find the move that keeps the game");
    else
        house.check_after("wait 1.5", "Find the move that keeps the game");
    house.check_after("take 2, wait 0.5", "This keeps it");
    house.check_after("wait 2", {"Done for today", "Next on Wednesday.", "[menu]", "row: 2 of 2"});
    CHECK(tries_of(house) == std::vector{practice::Try::solved, practice::Try::solved});
}

TEST_CASE("practice: a wrong move is answered until it was seen, and the exercise comes again at the end",
          "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14);
    house.open();
    house.check_after("take 2, rest, wait 2",
                      {"That does not keep it", "Orange answers 3 (8 left). It loses.", "a click or Enter goes on"});
    CHECK(house.standing(13).due == PracticeHouse::sunday + day);
    if (GENERATE(true, false))
        house.key(Key::enter);
    else
        house.press("board");
    house.check_after("wait 0.1", "Find the move that keeps the game");
    house.check_after("take 2, wait 2", "Find the move that keeps the game"); // the other one, solved
    CHECK(house.standing(14).box == 1);
    house.check_after("take 1, wait 0.5", {"This keeps it", "in 1 day"}); // and it counts as missed
    CHECK(house.standing(13).box == 0);
    house.check_after("wait 2", "Done for today");
    CHECK(tries_of(house).front() == practice::Try::missed);
}

TEST_CASE("practice: the old move again is called so, and what follows is shown", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.open();
    house.check_after("take 3, rest, wait 2", {"That is what you played", "Orange answers 2 (8 left). It loses."});
    house.check_after("enter, wait 0.1", {"Find the move that keeps the game", "about 1 minute left"}); // it alone
}

TEST_CASE("practice: how it was punished is shown where that was kept", "[scenes][practice]") {
    PracticeHouse house;
    auto made = PracticeHouse::exercise(13, "counted");
    made.after.line = {"1"}; // not the best answer
    house.add(made);
    house.open();
    house.check_after("take 3, rest, wait 2", "Orange answers 1 (9 left).");
}

TEST_CASE("practice: to skip one costs nothing and leaves it for the end", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14);
    house.open();
    house.does("s, wait 0.1, take 2, wait 0.5"); // keeps in the other one only
    CHECK(house.standing(14).box == 1);
    house.check_after("wait 2, take 1, wait 0.5", "This keeps it");
    CHECK(house.standing(13).box == 1);
}

TEST_CASE("practice: hints come in steps, and what was found with them is asked again soon", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.open();
    house.check_after("h", "Hint: look at what is lit.");
    house.check_after("press hint", "Hint: 1 (12 left)");
    house.check_after("take 1, wait 0.5", {"This keeps it", "in 1 day"});
    CHECK(tries_of(house) == std::vector{practice::Try::helped});
    CHECK(house.standing(13).box == 0);
}

TEST_CASE("practice: a click on a solved square shows it again, which counts for nothing", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14);
    house.open();
    house.does("take 1, wait 2");
    house.click_at("row", 0.3F); // the one that is asked
    house.check_after("wait 0.1", "Find the move that keeps the game");
    if (GENERATE(true, false)) {
        house.click_at("row", 0.05F);
    } else {
        house.does("point board");
        for (int stop = 0; stop < 9 && house.stack.top().focused() != "row"; ++stop)
            house.key(Key::tab);
        house.key(Key::enter);
    }
    house.check_after("wait 3", {"This keeps it", "1 (12 left)"}); // it stays
    house.check_after("enter, wait 0.1", "Find the move that keeps the game");
    CHECK(tries_of(house).size() == 1);
}

TEST_CASE("practice: only one kind of mistake, or one game, is asked", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14, "hurried");
    house.add(15, "hurried");
    house.open();
    house.check_after("", {"of 3", "Hurried", "a week, 8 weeks"});
    house.check_after("press kind:hurried, wait 0.1", "of 2");
    house.check_after("press kind:hurried, wait 0.1", "of 3"); // once more: all
    house.check_after("press kind:counted, wait 0.1", "of 1");
    house.check_after("press game, wait 0.1, down, enter, wait 0.1", {"of 3", "[game]"}); // all of Sticks
}

TEST_CASE("practice: the weeks tell how many there were", "[scenes][practice]") {
    PracticeHouse house;
    house.add(13);
    house.add(14);
    auto old = PracticeHouse::exercise(17, "counted");
    old.origin.begun -= 14 * day;
    old.origin.day -= 14 * day;
    house.add(old);
    house.open();
    CHECK(house.shows("0 →"));
    const Rect weeks = house.rect("kind:counted");
    const auto told_at = [&](float part, const char* words) {
        house.pointer(PointerEvent::Kind::move, {weeks.x + weeks.width * part, weeks.centre().y});
        house.check_after("wait 0.1", words);
    };
    told_at(0.99F, "this week: 2");
    told_at(5.0F / 7, "2 weeks ago: 1");
    told_at(6.0F / 7, "a week ago: 0");
}

TEST_CASE("practice: ten are enough for a day, unless more are asked for", "[scenes][practice]") {
    PracticeHouse house;
    for (int number = 0; number < 12; ++number)
        house.add(9 + 4 * number); // in each of them one is to be taken
    house.open();
    CHECK(house.shows("of 10"));
    for (int number = 0; number < 10; ++number)
        house.does("take 1, wait 0.5, enter, wait 0.1");
    house.check_after("", {"Done for today", "[more]", "no: [hint]"});
    house.open(); // the day is what it was
    house.check_after("", "Done for today");
    house.check_after("o, wait 0.1", {"of 12", "Find the move that keeps the game"});
}

TEST_CASE("practice: without exercises, and on days without any, it says so and leads to a game",
          "[scenes][practice]") {
    PracticeHouse house;
    house.open();
    house.check_after("", {"Mistakes from your games come here", "0 →", "[play]", "no: [game]"});
    CHECK(house.stack.title() == "Practice: Mistakes from your games come here");
    house.add(13); // found in the background
    house.check_after("wait 0.1", "Find the move that keeps the game");
    house.does("take 1, wait 2");
    house.now += day;
    house.check_after("wait 0.1", {"Nothing to practise today.", "Next on Wednesday.", "[play]"});
    house.check_after("enter, wait 0.3", "title: Set up Sticks");
}

TEST_CASE("practice: what is not proven is judged by what it leads to", "[scenes][practice]") {
    PracticeHouse house;
    auto made = PracticeHouse::exercise(13, "counted");
    made.before = {.first_share = 0.8, .choices = 3, .best = {"1"}, .runner_up_share = 0.3};
    made.after = {.first_share = 0.2};
    house.add(made);
    house.open();
    house.check_after("", {"by far the best", "the next best leaves 50 % less", "It leaves 20 %.", "no: proven"});
    house.check_after("take 2, rest, wait 2", "That does not keep it");
    house.check_after("enter, wait 0.1, take 1, wait 0.5", "This keeps it");
}

TEST_CASE("practice: a position that the rules refuse is passed over", "[scenes][practice]") {
    PracticeHouse house;
    auto made = PracticeHouse::exercise(13, "counted");
    made.key.position = "no position";
    house.add(made);
    house.add(14);
    house.open(); // "14/3 1" comes first
    house.check_after("s, wait 0.1", "This exercise cannot be shown.");
    house.check_after("s, wait 0.1", "Find the move that keeps the game");
}

TEST_CASE("practice: where it comes from opens the review at that move", "[scenes][practice]") {
    const testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    PracticeHouse house;
    house.context.keeper = &keeper;
    auto made = PracticeHouse::exercise(13, "counted");
    GameRecord record{.game = "sticks", .start = "14/3 2", .date = made.origin.begun};
    record.moves = {{.text = "1"}, {.text = "3"}, {.text = "2"}};
    record.seats[Side::second].player = house.sticks().players.back().id;
    made.origin.library = *keeper.library()->add(record, "8/3 1", "Torch");
    made.origin.ply = 1;
    house.add(made);
    house.open();
    house.check_after("press origin, wait 0.1", "depth: 2");
    CHECK_THAT(house.stack.title(), Catch::Matchers::StartsWith("Sticks, review: Move "));
    house.check_after("escape, wait 0.1", "Find the move that keeps the game");
}

TEST_CASE("practice: the menu says how many are due and opens them", "[scenes][practice][menu]") {
    PracticeHouse house;
    house.open_menu();
    house.add(13);
    house.add(14);
    house.add(15);
    const auto has_badge = [&] {
        return house.shows("3") && std::ranges::count(house.canvas.texts(), "3", &DrawnText::words) == 1;
    };
    house.does("wait 0.1");
    CHECK(has_badge());
    house.check_after("e, wait 0.3", {"depth: 2", "of 3"});
    house.does("take 1, wait 2, take 2, wait 2, take 3, wait 2");
    house.check_after("", "Done for today");
    house.check_after("enter, wait 0.1", "depth: 1");
    CHECK_FALSE(has_badge());
}

TEST_CASE("practice: nothing of it overlaps or leaves the screen", "[scenes][layout][practice]") {
    const auto size = any_size();
    const bool touched = size.width > size.height && GENERATE(false, true);
    CAPTURE(touched);
    const Touched by_finger(touched);
    PracticeHouse house(size);
    house.open();
    check_parts(house);
    for (int number = 0; number < 12; ++number)
        house.add(9 + 4 * number, number % 2 == 0 ? "counted" : "hurried");
    house.does("wait 0.1");
    const Rect board = house.rect("board");
    check_parts(house);
    house.does("take 3, rest, wait 2");
    check_parts(house);
    CHECK(house.rect("board") == board);
    house.does("enter, wait 0.1, take 1, wait 0.3");
    check_parts(house);
    CHECK(house.rect("board") == board);
    for (int number = 0; number < 9; ++number)
        house.does("enter, wait 0.1, take 1, wait 0.3");
    house.does("wait 2");
    check_parts(house);
}
