// The scene in which a class answers a set.
#include "layout_checks.hpp"
#include "listening.hpp"
#include "puzzle_house.hpp"
#include "sheet/class_set.hpp"
#include "support/files.hpp"

namespace {

const sheet::ClassSet three{.game = "sticks", .positions = {"9/3 1", "10/3 1", "11/3 2 misere"}};

struct ClassHouse : PuzzleHouse {
    explicit ClassHouse(ScreenSize size = {}) : PuzzleHouse({}, size) {
        context.clipboard.set_text = [this](const std::string& text) { copied = text; };
        open_set();
    }
    void open_set() {
        stack.open(make_class_set(context, *find_game("sticks"), three));
        wait(0.3);
    }
    void name_it(const std::string& name) {
        reach("name");
        type(name);
        reach("position:1"); // keys are the board's again
        wait(0.3);
    }
    [[nodiscard]] std::string line_start() const { return "zugzwang " + id_of(three) + " "; }

    std::string copied;
};

} // namespace

TEST_CASE("class set: every position is answered, and the answers become a line", "[scenes][sheet]") {
    ClassHouse house;
    house.check_after("", {"Sticks: which move wins?", "Which move wins? Play it.", "Blue to move", "0 of 3"});
    house.check_after("take 1, rest", {"Your answer: 1 (8 left)", "1 of 3"});
    house.check_after("press next, wait 0.3", {"Which move wins? Play it.", "Blue to move"});
    house.check_after("take 3, rest", "Your answer: 3 (7 left)"); // wrong, which nobody says
    house.check_after("press next, wait 0.3", {"Orange to move", "but not the last stick"});
    house.name_it("Ada: L.");
    house.press("copy");
    CHECK(house.copied == house.line_start() + "Ada L.: 1 3 -");
    CHECK(house.shows(house.line_start() + "Ada L.: 1 3 -"));
}

TEST_CASE("class set: an answer can be taken back, and others can be looked at", "[scenes][sheet]") {
    ClassHouse house;
    house.does("take 1, rest");
    house.check_after("press undo, wait 0.3", {"Which move wins? Play it.", "0 of 3"});
    house.does("take 2, rest");
    house.check_after("press position:3, wait 0.3", "Orange to move");
    house.check_after("press position:1, wait 0.3", "Your answer: 2 (7 left)");
    house.check_after("press board, rest", "Your answer: 2 (7 left)"); // answered is answered
    house.check_after("press before, wait 0.3", "Orange to move");     // round from the first to the last
}

TEST_CASE("class set: without a name or an answer there is no line", "[scenes][sheet]") {
    ClassHouse house;
    house.name_it("Ada");
    house.press("copy");
    CHECK(house.copied.empty());
    house.does("take 1, rest, press copy");
    CHECK(house.copied == house.line_start() + "Ada: 1 - -");
}

TEST_CASE("class set: who leaves it and opens it again finds the answers", "[scenes][sheet]") {
    ClassHouse house;
    house.open_menu();
    house.open_set();
    house.name_it("Ada");
    house.does("take 1, rest");
    house.key(Key::escape);
    house.wait(0.5);
    CHECK_FALSE(house.has("to-send"));
    house.open_set();
    house.check_after("", {"1 of 3", "Which move wins? Play it."}); // at the first that is open
    house.press("copy");
    CHECK(house.copied == house.line_start() + "Ada: 1 - -");
}

TEST_CASE("class set: its line is saved as a file", "[scenes][sheet]") {
    const testing::Folder folder;
    ClassHouse house;
    house.context.saving.texts = folder.path();
    house.name_it("Ada");
    house.does("take 1, rest, press save");
    house.let_work(2);
    const auto file = folder.file("Answers " + id_of(three) + " Ada.txt");
    CHECK(testing::text_of(file) == house.line_start() + "Ada: 1 - -\n");
}

TEST_CASE("class set: a dropped file opens it", "[scenes][sheet]") {
    PuzzleHouse house;
    house.open_menu();
    house.stack.handle(DropEvent{.file = {}, .text = text_of(three)});
    house.let_work(3, 0.3);
    CHECK(house.shows("Which move wins? Play it."));
}

TEST_CASE("class set: everything has its place on screens of all shapes", "[scenes][layout][sheet]") {
    ClassHouse house(any_size());
    check_parts(house);
    house.does("take 1, rest");
    check_parts(house);
}
