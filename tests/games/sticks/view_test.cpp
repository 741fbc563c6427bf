#include "support/catch.hpp"

#include <optional>
#include <string>
#include <vector>

#include "games/sticks/show/entry_parts.hpp"
#include "games/sticks/show/theme.hpp"
#include "games/sticks/show/view.hpp"
#include "scenes/null_canvas.hpp"
#include "support/even_pace.hpp"
#include "support/recording_canvas.hpp"

namespace zugzwang::sticks {

namespace {

PointerEvent press(Vec at) { return {PointerEvent::Kind::press, at, PointerEvent::Button::left, 0}; }
PointerEvent move_to(Vec at) { return {PointerEvent::Kind::move, at, PointerEvent::Button::none, 0}; }
KeyEvent character(char key) { return {.key = Key::character, .character = key}; }

struct Fixture {
    explicit Fixture(const char* text = "10/3 1") : state(*Rules::state_from_text(text)) {
        view.place({100, 50, 900, 800}, state);
    }
    Rules::State state;
    View view;
};

} // namespace

TEST_CASE("sticks: a click on the third stick from the right takes three", "[sticks][view]") {
    Fixture game;
    static_cast<void>(game.view.pointer(move_to(game.view.stick(7).centre()), game.state));
    CHECK(game.view.cursor() == Cursor::hand);
    CHECK(game.view.pointer(press(game.view.stick(7).centre()), game.state).move == Rules::Move{3});
}

TEST_CASE("sticks: a stick too far to the left is refused in words", "[sticks][view]") {
    Fixture game;
    static_cast<void>(game.view.pointer(move_to(game.view.stick(2).centre()), game.state));
    CHECK(game.view.cursor() == Cursor::arrow);
    const auto reaction = game.view.pointer(press(game.view.stick(2).centre()), game.state);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == "8 is too many. You may take 1, 2 or 3");
}

TEST_CASE("sticks: the buttons take their number", "[sticks][view]") {
    Fixture game;
    CHECK(game.view.pointer(press(game.view.button(2, game.state)->centre()), game.state).move == Rules::Move{2});
    CHECK_FALSE(game.view.button(4, game.state));
}

TEST_CASE("sticks: digits play at once, 0 and too much are refused", "[sticks][view]") {
    Fixture game;
    CHECK(game.view.key(character('2'), game.state).move == Rules::Move{2});
    CHECK(game.view.key(character('0'), game.state).refusal == "Take at least one. You may take 1, 2 or 3");
    CHECK(game.view.key(character('7'), game.state).refusal == "7 is too many. You may take 1, 2 or 3");
}

TEST_CASE("sticks: a letter is refused in words, as a wrong number is", "[sticks][view]") {
    Fixture game;
    const auto reaction = game.view.key(character('x'), game.state);
    CHECK_FALSE(reaction.move);
    CHECK(reaction.refusal == "x is not a number. You may take 1, 2 or 3");
    Fixture large("39/19 1");
    static_cast<void>(large.view.key(character('1'), large.state));
    CHECK(large.view.key(character('z'), large.state).refusal == "z is not a number. You may take 1 to 19");
    auto copied = character('c');
    copied.control = true;
    CHECK(game.view.key(copied, game.state).refusal.empty());
}

TEST_CASE("sticks: the moves that the list is pointed at light up on the board", "[sticks][view]") {
    const Theme theme = zugzwang::test::test_theme();
    View view;
    const Rules::State now{.left = 5, .to_move = Side::first}; // of ten, 2 and 3 were taken
    view.place({0, 0, 900, 800}, {.left = 10});
    const std::vector<Rules::Move> moves{{2}, {3}};
    const std::optional<Rules::Move> last = moves.back();
    Frame<Rules, Insight> frame{.before = {.left = 8, .to_move = Side::second}, .now = now, .last = last};
    frame.moves = moves;
    const auto discs = [&] {
        testing::RecordingCanvas canvas(theme);
        view.draw(frame, canvas);
        return canvas.discs;
    };
    CHECK(discs().empty());
    frame.pointed = frame.moves.first(1);
    const auto lit = discs(); // the first side's shape on the ninth and the tenth stick
    REQUIRE(lit.size() == 2);
    CHECK(view.stick(8).contains(lit[0].centre));
    CHECK(view.stick(9).contains(lit[1].centre));
    CHECK(lit[0].role == Role::first);
    frame.pointed = frame.moves.last(1);
    frame.pointed_side = Side::second;
    CHECK(discs().empty()); // that of the second is a diamond
}

TEST_CASE("sticks: a move in the list says what is left", "[sticks][view]") {
    const Rules::State state{.left = 10};
    CHECK(View::move_words(state, {2}, Labels::standard) == "2 (8 left)");
    CHECK(View::move_words({.left = 2}, {2}, Labels::standard) == "2 (0 left)");
}

TEST_CASE("sticks: the insight says what to do and why, then the formula", "[sticks][view]") {
    const auto words = [](const char* position) {
        const auto state = *Rules::state_from_text(position);
        SearchControl control({});
        return View::insight_panel(insight(state, control), state, Labels::standard)->words;
    };
    CHECK(words("18/3 1") ==
          "Leave a marked number: take 2 and leave 16. Then, whatever is taken, take enough that both "
          "moves add up to 4. N mod (M + 1): 18 mod 4 = 2.");
    CHECK(words("16/3 1") ==
          "A marked number: whatever you take, the other side takes enough that both moves add up to "
          "4. N mod (M + 1): 16 mod 4 = 0.");
    CHECK(words("2/3 1") == "Take 2: then none are left, and you win. N mod (M + 1): 2 mod 4 = 2.");
    CHECK(words("18/3 1 misere") == "Leave a marked number: take 1 and leave 17. Then, whatever is taken, take enough "
                                    "that both moves add up to 4. (N − 1) mod (M + 1): (18 − 1) mod 4 = 1.");
    CHECK(words("3/3 1 misere") ==
          "Take 2: one is left, and the other side must take it. (N − 1) mod (M + 1): (3 − 1) mod 4 = 2.");
    CHECK(words("1/3 1 misere") == "Only the last stick is left, and whoever takes it loses.");
}

TEST_CASE("sticks: the help speaks of the most that may be taken here, and of the last stick", "[sticks]") {
    const auto told = [](std::optional<std::string> position) {
        std::string words;
        for (const auto& paragraph : rules_from(position))
            words += paragraph + "\n";
        return words;
    };
    using Catch::Matchers::ContainsSubstring;
    CHECK_THAT(told(std::nullopt),
               ContainsSubstring("up to 3") && ContainsSubstring("4, 8, 12") && ContainsSubstring("N mod (M + 1)"));
    CHECK_THAT(told("20/5 1"),
               ContainsSubstring("up to 5") && ContainsSubstring("6, 12, 18") && ContainsSubstring("last stick wins"));
    CHECK_THAT(told("20/5 1 misere"), ContainsSubstring("1, 7, 13") && ContainsSubstring("(N − 1) mod (M + 1)") &&
                                          ContainsSubstring("In this game whoever takes the last stick loses"));
    CHECK(told("nonsense") == told(std::nullopt));
}

TEST_CASE("sticks: numbers of two digits are typed and end with Enter", "[sticks][view]") {
    Fixture game("39/19 1");
    CHECK_FALSE(game.view.key(character('1'), game.state).move);
    CHECK_FALSE(game.view.key(character('2'), game.state).move);
    CHECK(game.view.key({.key = Key::enter}, game.state).move == Rules::Move{12});
}

TEST_CASE("sticks: arrows choose how many and Enter takes them", "[sticks][view]") {
    Fixture game;
    for (int times = 0; times < 5; ++times)
        static_cast<void>(game.view.key({.key = Key::left}, game.state));
    static_cast<void>(game.view.key({.key = Key::right}, game.state));
    CHECK(game.view.key({.key = Key::enter}, game.state).move == Rules::Move{2});
}

TEST_CASE("sticks: every stick stands inside the board, whatever their number", "[sticks][view]") {
    const int count = GENERATE(3, 10, 39, 200, 1000);
    const Rect area{10, 20, 700, 500};
    View view;
    view.place(area, {count, 2, false, Side::first});
    for (int index = 0; index < count; ++index) {
        const Rect place = view.stick(index);
        REQUIRE(area.contains(place));
        if (index > 0) CHECK_FALSE(place.overlaps(view.stick(index - 1)));
    }
}

TEST_CASE("sticks: each stick is heard on its way to who takes it, four at most", "[sticks][view][sound]") {
    Theme theme;
    zugzwang::testing::set_even_pace(theme, {own::section}, Seconds{0.4});
    const auto heard = [&](const char* position, int count) {
        const auto before = *Rules::state_from_text(position);
        const auto now = Rules::after(before, {count});
        return View::showing({.before = before, .move = {count}, .now = now}, theme).cues;
    };
    CHECK(heard("10/3 1", 1) == std::vector<Cue>{{.kind = Cue::Kind::take, .pan = -0.5F}});
    const auto two = heard("10/3 2", 2);
    REQUIRE(two.size() == 2);
    CHECK(two[0] == Cue{.kind = Cue::Kind::take, .pan = 0.5F});
    CHECK(two[1].when.count() == Approx(0.1));
    CHECK(heard("100/30 1", 30).size() == 4);
}

} // namespace zugzwang::sticks
