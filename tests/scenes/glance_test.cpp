// The setup at a glance: a board, an opponent, who begins, and all else under More.
#include "support/catch.hpp"

#include "desk/opened.hpp"
#include "desk/quick_setup.hpp"
#include "keep/keeper.hpp"
#include "layout_checks.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// The setup of a real game, of which games are started that play nothing.
struct GlanceHouse : House {
    explicit GlanceHouse(const char* id = "boxes", ScreenSize size = {}) : House(size), game(*find_game(id)) {
        game.start_session = games[0].start_session;
        open();
    }
    void open() {
        stack.open(make_setup(context, game));
        wait(0.3);
    }
    [[nodiscard]] const SessionConfig& played() {
        key(Key::enter);
        return started->back().first;
    }
    /// The n-th of three, or of so many.
    void choose(const char* name, int place, float of = 3) { click_at(name, (static_cast<float>(place) + 0.5F) / of); }
    void choose_against(Against whom) { choose("against", static_cast<int>(whom), 4); }
    [[nodiscard]] bool at_table() const { return has("board") && !has("against"); }
    [[nodiscard]] SetupChoices& choices() { return choices_of(context, game); }

    Game game;
};

/// A line of text is there in that colour.
bool shows_in(GlanceHouse& house, const std::string& words, Role role) {
    if (!house.shows(words)) return false;
    return std::ranges::any_of(house.canvas.texts(), [&](const DrawnText& text) {
        return text.words.find(words) != std::string::npos && text.role == role;
    });
}

} // namespace

TEST_CASE("glance: Enter at the first start plays an opponent that a child can beat", "[scenes][setup]") {
    GlanceHouse house;
    const auto& config = house.played();
    REQUIRE(house.at_table());
    CHECK(config.players == BySide<std::string>{"human", "tinder"}); // the second of eight rungs
    CHECK(config.options == OptionValues(house.game.options));       // 5 by 5, the border drawn
    REQUIRE(config.budgets[Side::second]);
    CHECK(config.budgets[Side::second]->nodes > 0); // nothing but its own nodes limits it
    CHECK_FALSE(config.clocks[Side::first]);
}

TEST_CASE("glance: from the menu of an opened program a game begins with three clicks", "[scenes][setup]") {
    House house;
    for (const auto& game : house.games)
        house.context.settings.guides_seen.insert(game.id);
    house.open_menu();
    house.press("card:boxes");
    house.wait(0.3);
    house.press("play");
    CHECK(house.has("board"));
}

TEST_CASE("glance: four cards, rungs of the ladder, with the names of levels", "[scenes][setup]") {
    GlanceHouse house;
    for (const char* id : {"tinder", "torch", "beacon", "ladder-champion"})
        CHECK(house.has(std::string("opponent:") + id));
    CHECK_FALSE(house.has("opponent:spark"));
    house.check_after("", {"Easy", "Tinder, rung 2", "Medium", "Torch, rung 4", "Hard", "Beacon, rung 6", "Champion",
                           "Rung 8 of 8", "Solved: whoever moves second can win by 3 boxes"});
}

TEST_CASE("glance: a click chooses a card, a second one plays", "[scenes][setup]") {
    GlanceHouse house;
    house.press("opponent:beacon");
    CHECK_FALSE(house.at_table());
    house.press("opponent:beacon");
    REQUIRE(house.at_table());
    CHECK(house.started->back().first.players[Side::second] == "beacon");
}

TEST_CASE("glance: arrows choose the card beside, and Enter plays from every part", "[scenes][setup]") {
    GlanceHouse house;
    SECTION("opponents") {
        house.repeat(Key::right, 9); // there are four
        house.key(Key::left);
        CHECK(house.played().players[Side::second] == "beacon");
    }
    SECTION("who begins") {
        house.key(Key::tab);
        house.key(Key::right);
        CHECK(house.played().players == BySide<std::string>{"tinder", "human"});
    }
    SECTION("against whom") {
        house.key(Key::tab, true);
        house.repeat(Key::right, 3);
        CHECK(house.played().players == BySide<std::string>{"tinder", "ladder-champion"});
    }
    SECTION("boards") {
        house.key(Key::tab, true);
        house.key(Key::tab, true);
        house.key(Key::right);
        CHECK(house.played().options.integer("rows") == 8);
    }
    CHECK(house.at_table());
}

TEST_CASE("glance: the small board is played by the opponent that is pointed at, else by the chosen one",
          "[scenes][setup]") {
    GlanceHouse house;
    const auto players = [&] { return house.started->back().first.players; };
    CHECK(players() == BySide<std::string>{"tinder", "tinder"});
    house.check_after("point opponent:beacon, wait 0.1", "[demo]");
    CHECK(players() == BySide<std::string>{"beacon", "beacon"});
    CHECK(house.started->back().first.miniature);
    const auto started = house.started->size();
    house.check_after("wait 0.5, point opponent:beacon, wait 0.1", "[demo]");
    CHECK(house.started->size() == started); // it goes on
    house.check_after("point against, wait 0.1", "[demo]");
    CHECK(players() == BySide<std::string>{"tinder", "tinder"});
    house.choose_against(Against::friend_here);
    house.check_after("wait 0.1", "[demo]");
    CHECK(players() != BySide<std::string>{"tinder", "tinder"});
}

TEST_CASE("glance: after three games one's own minutes stand on the board", "[scenes][setup]") {
    const testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    GlanceHouse house("sticks");
    const auto& board = house.game.boards[1];
    const auto start = (*house.game.open_table(board_options(house.game, board)))->position();
    GameRecord record{.game = "sticks", .start = start, .moves = {{.text = "1"}}};
    record.seats = {{RecordedSeat{.player = "human"}, RecordedSeat{.player = "optimal"}}};
    record.result = GameResult{.outcome = {.winner = Side::first}};
    house.context.keeper = &keeper;
    const auto play = [&](int minutes, int day) {
        record.seats[Side::first].used = Seconds{60.0 * minutes};
        record.date = std::chrono::sys_seconds{std::chrono::days{day}};
        static_cast<void>(keeper.file(record, start, "Optimal"));
        house.does("escape");
        house.open();
    };
    play(14, 1);
    play(17, 2);
    CHECK_FALSE(house.shows("min for you"));
    play(20, 3);
    CHECK(house.words_in("size:1").back() == "17 min for you"); // (14 + 17 + 20) / 3
    CHECK(house.words_in("size:0").back().starts_with("about"));
}

TEST_CASE("glance: under More the head of algorithms stands over algorithms alone", "[scenes][setup]") {
    GlanceHouse house;
    house.does("press more, wait 0.3");
    for (const char* side : {"first:", "second:"}) {
        const auto at = [&](const std::string& id) { return house.rect(side + id).y; };
        CHECK(at("human") < at(house.game.players.front().id));
    }
    CHECK(house.rect("second:tinder").y < house.rect("second:" + house.game.players.front().id).y);
}

TEST_CASE("glance: a board is chosen, and all else stays", "[scenes][setup]") {
    GlanceHouse house;
    REQUIRE_FALSE(house.choices().options.set("start", "empty"));
    house.press("size:0");
    house.press("opponent:torch");
    CHECK(house.shows("about 3 min"));
    const auto& config = house.played();
    CHECK(config.options.integer("rows") == 4);
    CHECK(config.options.integer("cols") == 4);
    CHECK(config.options.text("start") == "empty");
    CHECK(config.players[Side::second] == "torch");
}

TEST_CASE("glance: a board typed or laid out gives way to one of the three", "[scenes][setup]") {
    GlanceHouse house("numbers");
    REQUIRE_FALSE(house.choices().options.set("row", "4,7,2"));
    house.wait(0.1);
    CHECK(shows_in(house, "Numbers, 3 tiles", Role::act));
    house.press("size:1");
    CHECK_FALSE(house.shows("Numbers, 3 tiles"));
    house.choices().position = "4,7 0-0 1";
    house.press("size:1");
    house.wait(0.1);
    CHECK_FALSE(house.choices().position);
    const auto& options = house.played().options;
    CHECK(options.integer("numbers") == 20);
    CHECK(options.text("row").empty());
}

TEST_CASE("glance: You begin is the side that moves first, whichever it is", "[scenes][setup]") {
    GlanceHouse house("amazons");
    REQUIRE_FALSE(house.choices().options.set("black-first", "true"));
    house.wait(0.1);
    house.choose("begins", 0);
    CHECK(house.played().players == BySide<std::string>{"hedge", "human"});
}

TEST_CASE("glance: taking turns begins with the side that one did not have last", "[scenes][setup]") {
    GlanceHouse house;
    house.choose("begins", 2);
    std::vector<Side> sides;
    for (int game = 0; game < 4; ++game) {
        sides.push_back(person_side(house.played().players));
        house.key(Key::escape);
        house.open();
    }
    CHECK(sides == std::vector{Side::first, Side::second, Side::first, Side::second});
    house.choose("begins", 0);
    CHECK(person_side(house.played().players) == Side::first);
}

TEST_CASE("glance: two people, and two computers, and back to the same opponent", "[scenes][setup]") {
    GlanceHouse house;
    house.press("opponent:torch");
    house.choose_against(Against::friend_here);
    CHECK(house.has("name:first"));
    CHECK_FALSE(house.has("opponent:torch"));
    house.choose_against(Against::nobody);
    CHECK_FALSE(house.has("name:first"));
    CHECK_FALSE(house.has("begins"));
    house.press("second:beacon");
    CHECK(house.choices().players == BySide<std::string>{"torch", "beacon"});
    house.choose_against(Against::computer);
    CHECK(house.choices().players == BySide<std::string>{"human", "torch"});
    house.choose_against(Against::friend_here);
    CHECK(house.played().players == BySide<std::string>{"human", "human"});
}

TEST_CASE("glance: More unfolds all that can be chosen, and Escape folds it", "[scenes][setup]") {
    GlanceHouse house;
    const std::vector<std::string> folded{"first:human", "second:champion", "second:chains", "clock:first",
                                          "option:rows", "option:cols",     "option:start",  "labels",
                                          "look",        "analysis",        "watch",         "swap"};
    for (const auto& name : folded)
        CHECK_FALSE(house.has(name));
    house.press("more");
    for (const auto& name : folded) {
        CAPTURE(name);
        CHECK(house.has(name));
    }
    CHECK(house.has("second:tinder")); // who sits there now
    house.press("second:champion");
    CHECK(house.has("time"));
    house.key(Key::escape);
    CHECK(house.has("against"));
    house.key(Key::escape);
    CHECK(house.stack.empty());
}

TEST_CASE("glance: every option of every game is under More", "[scenes][setup]") {
    const auto& real = catalog();
    for (const auto& one : real) {
        CAPTURE(one.id);
        GlanceHouse house(one.id.c_str());
        house.letter('o');
        for (const auto& player : one.players)
            CHECK(house.has("second:" + player.id));
        for (const auto& option : one.options) {
            const bool of_seats =
                std::ranges::find(one.players, option.id, &PlayerSpec::depth_option) != one.players.end();
            CAPTURE(option.id);
            CHECK(house.has("option:" + option.id) != of_seats);
        }
    }
}

TEST_CASE("glance: what is otherwise than usual stands on More", "[scenes][setup]") {
    GlanceHouse house;
    CHECK(shows_in(house, "algorithms, clock, start, bots", Role::soft));
    house.choices().players[Side::second] = "champion";
    house.choices().time = time_choices.back().time;
    house.choices().clocks = {clock_choices[2].limit, clock_choices[2].limit};
    house.wait(0.1);
    CHECK(shows_in(house, "algorithm Champion, 10 s a move, clock 3′+2″", Role::act));
}

TEST_CASE("glance: the next start of the program begins with what was played last", "[scenes][setup]") {
    GlanceHouse house;
    house.press("size:2");
    house.choose("begins", 1);
    house.press("opponent:torch");
    static_cast<void>(house.played());
    CHECK(house.context.settings_changed);
    GlanceHouse next;
    next.context.choices.clear();
    next.context.settings = house.context.settings;
    next.open();
    const auto& config = next.played();
    CHECK(config.players == BySide<std::string>{"torch", "human"});
    CHECK(config.options.integer("rows") == 8);
}

TEST_CASE("glance: L opens the ladder on the chosen opponent", "[scenes][setup]") {
    GlanceHouse house;
    house.press("opponent:beacon");
    house.letter('l');
    house.wait(0.3);
    CHECK(house.stack.title() == "Boxes: the ladder, Beacon");
}

TEST_CASE("glance: a quiet game is played in small, in the chosen size, and none in calm motion", "[scenes][setup]") {
    GlanceHouse house;
    house.context.settings.reduced_motion = GENERATE(false, true);
    house.press("size:2");
    REQUIRE(house.has("demo")); // as it is seen next
    house.wait(2);
    const auto& [config, state] = house.started->back();
    CHECK(config.miniature);
    CHECK(config.options.integer("rows") == 8);
    CHECK(state->area.width > 200);
    CHECK(state->switches.paused == house.context.settings.reduced_motion); // until its first move is due
}

TEST_CASE("setup: what is pasted opens, here and in the menu", "[scenes][setup]") {
    House house;
    house.games = catalog();
    const auto& boxes = house.games.back();
    const bool menu = GENERATE(true, false);
    menu ? house.open_menu() : house.stack.open(make_setup(house.context, boxes));
    house.wait(0.3);
    SECTION("a position") {
        house.stack.handle(TextEvent{.text = " --/|_._|/../|_._|/-- 1\n", .pasted = true});
        house.let_work(1, 0.3);
        REQUIRE(house.stack.depth() == 2);
        CHECK(house.stack.title().starts_with("Boxes"));
    }
    SECTION("what is none is said in words") {
        const auto& first = menu ? house.games[house.games.size() / 2] : boxes;
        const auto refusal = std::get<Refusal>(opened_text(house.games, &first, "hello", {}));
        house.stack.handle(TextEvent{.text = "hello", .pasted = true});
        house.let_work(1, 0.3);
        CHECK(house.stack.depth() == 1);
        CHECK(house.shows(tr(refusal)));
    }
    house.workers.wait_until_idle();
}

TEST_CASE("glance: nothing overlaps or leaves the screen, however long what is said", "[scenes][setup][layout]") {
    GlanceHouse house("amazons", any_size());
    house.choices().players[Side::second] = "alphabeta-sorted";
    house.choices().time = time_choices.back().time;
    house.choices().clocks = {clock_choices[2].limit, clock_choices[4].limit};
    REQUIRE_FALSE(house.choices().options.set("black-first", "true"));
    house.wait(0.1);
    check(house);
}
