// The guided minute: real games are walked through, fake ones tell what is offered when.
#include "house.hpp"
#include "layout_checks.hpp"
#include "scenes/guide/guide_scene.hpp"
#include "voice/recorded_voice.hpp"

namespace {

constexpr double to_next_step = 4;

/// The guide of a real game, over the menu of fake ones.
struct GuidedHouse : House {
    explicit GuidedHouse(const std::string& game, ScreenSize size = {}) : House(size), game_(*find_game(game)) {
        open_menu();
        stack.open(make_guide(context, game_, AfterGuide::set_up));
        wait(0.5);
    }
    [[nodiscard]] const GuideScene* guide() const { return dynamic_cast<const GuideScene*>(&stack.top()); }
    /// Keys that play `2`, `1` and `2` in Sticks.
    void play_sticks() {
        for (const char digit : {'2', '1', '2'}) {
            letter(digit);
            wait(to_next_step);
        }
    }

    const Game& game_;
};

/// The first of the fake games has a guide of one step.
void give_guide(House& house) {
    for (auto& game : house.games)
        game.guide = {{.name = "Join", .words = "Join two points.", .moves = {"1-2"}, .position = "-"}};
}

} // namespace

TEST_CASE("guide: move by move, with the other side's answers, to the setup", "[scenes][guide]") {
    GuidedHouse house("sticks");
    REQUIRE(house.guide());
    house.check_after("", {"Your move", "1 of 3"});
    house.check_after("2, wait 0.1", "The other player's move");
    house.wait(to_next_step);
    CHECK(house.guide()->step() == 1);
    CHECK(house.shows("2 of 3"));
    house.letter('1');
    house.wait(to_next_step);
    house.letter('2');
    house.wait(to_next_step);
    REQUIRE(house.guide()->is_done());
    house.check_after("", {"You win", "Now you know the rules."});
    CHECK(house.context.settings.guides_seen.contains("sticks"));
    CHECK(house.context.settings_changed);
    house.check_after("enter, wait 0.5", "Set up a game");
}

TEST_CASE("guide: with eyes closed one asks what is wanted, hears what was wrong, and types the move",
          "[scenes][guide][captions]") {
    testing::RecordedVoice voice;
    GuidedHouse house("sticks");
    house.context.settings.captions = CaptionMode::spoken;
    house.context.voice = &voice;
    // Captions stay until they are read before the next one is told.
    const auto said_after = [&](const std::string& words) {
        static_cast<void>(voice.take_words());
        house.does(words);
        house.wait(6);
        return voice.take_words();
    };
    const auto says = [&](const std::string& words, const std::string& wanted) {
        const auto said = said_after(words);
        CAPTURE(words, said);
        CHECK(std::ranges::find(said, wanted) != said.end());
    };
    const auto told = said_after("o");
    REQUIRE_FALSE(told.empty());
    CHECK(told.front().starts_with(house.game_.guide.front().words + " Play 2 (6 left)."));
    CHECK(told.front().find("8 sticks are left") != std::string::npos);
    says("v", "1 move is possible: 2 (6 left).");
    says("3", "Only 2 (6 left) can be played here.");
    house.does("/");
    house.type("3");
    says("enter", "3 is no move here.");
    house.key(Key::backspace);
    house.type("2");
    says("enter", "Blue takes 2, 6 are left.");
}

TEST_CASE("guide: a step that has a board of its own is set up anew", "[scenes][guide]") {
    GuidedHouse house("boxes");
    for (std::size_t step = 0; step < house.game_.guide.size(); ++step) {
        REQUIRE(house.guide()->step() == step);
        CHECK(house.shows(house.game_.guide[step].words.substr(0, 20)));
        for (int tries = 0; tries < 200 && house.guide()->step() == step; ++tries) {
            const Rect board = house.rect("board");
            house.click({board.x + board.width * static_cast<float>(tries % 20) / 20,
                         board.y + board.height * static_cast<float>(tries / 20) / 10});
            house.wait(0.9);
        }
    }
    CHECK(house.guide()->is_done());
}

TEST_CASE("guide: skipped it is over for good; left by the arrow it is not", "[scenes][guide]") {
    GuidedHouse house("boxes");
    SECTION("by the button") { house.press("skip"); }
    SECTION("by Escape") { house.key(Key::escape); }
    SECTION("by the arrow") {
        house.check_after("press back", "depth: 1");
        CHECK_FALSE(house.context.settings.guides_seen.contains("boxes"));
        return;
    }
    CHECK(house.context.settings.guides_seen.contains("boxes"));
    CHECK(house.context.settings_changed);
    house.check_after("wait 0.5", "[against]"); // the setup
}

TEST_CASE("guide: who begins with the puzzles is shown the game first, and then the puzzles", "[scenes][guide]") {
    House house;
    give_guide(house);
    house.open_menu();
    house.letter('p');
    house.wait(0.3);
    REQUIRE(dynamic_cast<const GuideScene*>(&house.stack.top()));
    house.key(Key::escape);
    house.wait(0.3);
    CHECK_FALSE(dynamic_cast<const GuideScene*>(&house.stack.top()));
    CHECK(house.stack.depth() == 2);
    house.key(Key::escape);
    house.letter('p');
    house.wait(0.3);
    CHECK_FALSE(dynamic_cast<const GuideScene*>(&house.stack.top()));
}

TEST_CASE("guide: once more begins with the first step, and nobody can move for the other side while it answers",
          "[scenes][guide]") {
    GuidedHouse house("sticks");
    house.play_sticks();
    REQUIRE(house.guide()->is_done());
    house.press("once-more");
    CHECK(house.guide()->step() == 0);
    house.does("2, 3, 3");
    house.wait(to_next_step);
    CHECK(house.guide()->step() == 1);
}

TEST_CASE("guide: from the rules it goes back to them", "[scenes][guide][help]") {
    House house;
    give_guide(house);
    house.open_menu();
    house.check_after("f1, wait 0.3", "Join two points.");
    house.press("guide");
    REQUIRE(dynamic_cast<const GuideScene*>(&house.stack.top()));
    house.check_after("escape, wait 0.3", {"[text]", "depth: 2"});
}

TEST_CASE("guide: the rules say all that the guide says, in its words", "[scenes][guide][help]") {
    for (const auto& game : catalog()) {
        House house;
        house.stack.open(make_help(house.context, game));
        house.wait(0.3);
        for (const auto& step : game.guide) {
            CAPTURE(game.id, step.words);
            CHECK(house.shows(step.words));
        }
        CHECK(house.has("guide") == !game.guide.empty());
    }
}

TEST_CASE("guide: it is offered at the first start of a game, once, and never in the middle of one",
          "[scenes][guide][menu]") {
    House house;
    give_guide(house);
    house.open_menu();
    SECTION("at the first start") {
        house.key(Key::enter);
        REQUIRE(dynamic_cast<const GuideScene*>(&house.stack.top()));
        house.check_after("escape, wait 0.3", "Set up a game");
        house.does("escape, wait 0.3, enter");
        CHECK_FALSE(dynamic_cast<const GuideScene*>(&house.stack.top()));
        CHECK(house.has("against"));
        house.does("escape, wait 0.3, right"); // another game has its own
        house.key(Key::enter);
        CHECK(dynamic_cast<const GuideScene*>(&house.stack.top()));
    }
    SECTION("with a game to go on with") {
        house.context.running["amazons"] =
            std::make_shared<FakeSession>(SessionConfig{}, std::make_shared<FakeState>());
        house.open_menu();
        house.check_after("wait 0.1, enter", "[seat-first]");
    }
}

TEST_CASE("guide: nothing overlaps or leaves the screen, from the first step to the end", "[scenes][guide][layout]") {
    GuidedHouse house("sticks", any_size());
    check(house);
    house.play_sticks();
    check(house);
}
