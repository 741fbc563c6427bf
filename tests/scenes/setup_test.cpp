#include "house.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace {

/// All that can be chosen, as it is unfolded under More.
House& with_more(House& house) {
    house.open_menu();
    house.does("enter, wait 0.3, press more");
    return house;
}

const SessionConfig& played(House& house) {
    house.press("play");
    return house.started->back().first;
}

/// The setup of a game with a word to be typed, in which a `!` is refused.
struct TypingHouse : House {
    TypingHouse() {
        auto& row = games[3].options.back();
        row.label = "Row";
        row.kind = TextOption{.typed = [](std::string_view text) -> Result<std::string> {
                                  if (text.find('!') != std::string_view::npos) return Refusal{"no `{}` here", "!"};
                                  return std::string(text);
                              },
                              .example = "for example",
                              .replaces = {"seed"}};
        stack.open(make_setup(context, games[3]));
        press("more");
    }
    [[nodiscard]] const OptionValues& options() { return context.choices.at(games[3].id).options; }
};

/// The setup of a game at a table where outside programs can sit.
struct BotHouse : House {
    BotHouse() {
        offer_bots();
        context.test_bot = [](const Game&, const OptionValues&, const Settings& settings,
                              const std::stop_token&) -> Result<std::string> {
            if (settings.bot_command == "good") return std::string("Good bot");
            return Refusal{"crashed"};
        };
        stack.open(make_setup(context, games[2]));
        press("more");
    }
    void test() {
        key(Key::enter);
        workers.wait_until_idle();
        wait(0.1);
    }
};

} // namespace

TEST_CASE("setup: the chosen players sit down, and change their seats", "[scenes][setup]") {
    House house;
    with_more(house).press("first:champion");
    house.press("second:minimax");
    const bool swapped = GENERATE(false, true);
    if (swapped) house.press("swap");
    const BySide<std::string> chosen{"champion", "minimax"}, other_way{"minimax", "champion"};
    CHECK(played(house).players == (swapped ? other_way : chosen));
}

TEST_CASE("setup: a clock is for both sides until the second one has its own", "[scenes][setup][clocks]") {
    House house;
    with_more(house);
    const auto choose = [&](const char* clock, int choice) {
        house.click_at(clock, (static_cast<float>(choice) + 0.5F) / 6);
    };
    const ClockLimit one{Seconds{60}}, three{Seconds{180}, Seconds{2}}, thirty{Seconds{1800}};
    const auto& clocks = house.context.choices.at("amazons").clocks;
    CHECK_FALSE(clocks[Side::first]);
    choose("clock:first", 2);
    CHECK(clocks[Side::first] == three);
    CHECK(clocks[Side::second] == three);
    choose("clock:second", 5);
    CHECK(clocks[Side::second] == thirty);
    choose("clock:first", 1);
    CHECK(clocks[Side::second] == thirty);
    CHECK(house.shows("Whoever runs out loses."));
    house.press("swap");
    const auto& config = played(house);
    CHECK(config.clocks[Side::first] == thirty);
    CHECK(config.clocks[Side::second] == one);
}

TEST_CASE("setup: every option reaches the game, and the shuffle button draws a number within the range",
          "[scenes][setup]") {
    House house;
    with_more(house);
    house.does("last option:size, last option:start, last option:black-first, last option:seed");
    const auto& options = played(house).options;
    CHECK(options.integer("size") == 12);
    CHECK(options.text("start") == "empty");
    CHECK(options.flag("black-first"));
    CHECK(options.integer("seed") > 1);
    CHECK(options.integer("seed") <= 9999);
}

TEST_CASE("setup: time is asked for only where a player uses it", "[scenes][setup]") {
    House house;
    with_more(house).press("second:minimax");
    CHECK_FALSE(house.has("time"));
    house.check_after("press second:champion", "[time]");
    house.choose_last("time");
    CHECK(played(house).budget.time == std::chrono::seconds(10));
}

TEST_CASE("setup: options that do not go together are refused in words", "[scenes][setup]") {
    House house;
    with_more(house);
    for (int step = 0; step < 3; ++step)
        house.choose_first("option:size");
    CHECK(house.shows("4 does not go"));
    const auto started = house.started->size();
    house.does("press play, enter");
    CHECK(house.started->size() == started);
}

TEST_CASE("setup: watching puts computers on both seats", "[scenes][setup]") {
    House house;
    with_more(house).press("watch");
    const auto& players = house.started->back().first.players;
    CHECK(players[Side::first] != human);
    CHECK(players[Side::second] != human);
}

TEST_CASE("setup: the last choices are there again", "[scenes][setup]") {
    House house;
    with_more(house).press("second:champion");
    house.repeat(Key::escape, 2); // More, and the setup
    house.wait(0.3);
    house.key(Key::enter);
    CHECK(played(house).players[Side::second] == "champion");
}

TEST_CASE("setup: numbers at the points are a setting of the program", "[scenes][setup]") {
    House house;
    house.stack.open(make_setup(house.context, *std::ranges::find(house.games, "points", &Game::id)));
    house.does("wait 0.3, press more, last numbers");
    CHECK(house.context.settings.numbers);
    CHECK(house.context.settings_changed);
}

TEST_CASE("setup: board labels and the classic look are settings of the program", "[scenes][setup]") {
    House house;
    house.context.settings.theme = "arcade";
    with_more(house).choose_last("labels");
    CHECK(house.context.settings.labels == Labels::matrix);
    CHECK(std::exchange(house.context.settings_changed, false));
    house.check_after("last look", "The classic look");
    CHECK(house.context.settings.theme == "classic");
    CHECK(house.context.settings_changed);
    house.choose_first("look");
    CHECK(house.context.settings.theme == "arcade");
    house.context.themes = {{"arcade", "Arcade"}}; // without a classic one none is offered
    house.check_after("wait 0.02", "no: [look]");
}

TEST_CASE("setup: each seat of a player with a depth has its own depth and time", "[scenes][setup]") {
    House house;
    for (auto& game : house.games) {
        for (auto& player : game.players) {
            if (player.id != "minimax" && player.id != "alphabeta") continue;
            player.depth_option = "size";
            player.takes_time = true;
        }
    }
    with_more(house).press("first:minimax");
    house.check_after("press second:alphabeta", {"no: [option:size]", "no: [time]", "[depth:first]"});
    const Rect depth = house.rect("depth:second"), time = house.rect("time:second");
    house.click({depth.right() - 5, depth.centre().y});
    house.click({time.right() - 5, time.centre().y});
    house.click({house.rect("time:first").x + 5, time.y - (depth.y - house.rect("depth:first").y) + time.height / 2});
    const auto& budgets = played(house).budgets;
    CHECK(budgets[Side::first] == Budget{.time = std::chrono::milliseconds(500), .depth = 10});
    CHECK(budgets[Side::second] == Budget{.time = std::chrono::milliseconds(0), .depth = 11});
}

TEST_CASE("setup: beside a player with a depth the others have a time, never without end", "[scenes][setup]") {
    House house;
    for (auto& game : house.games)
        game.players[1].depth_option = "size";
    with_more(house).press("first:minimax");
    house.check_after("press second:champion", "no: [depth:second]");
    house.choose_last("time:second");
    CHECK(played(house).budgets[Side::second] == Budget{.time = std::chrono::seconds(10)});
}

TEST_CASE("setup: says what is known of the game beforehand", "[scenes][setup]") {
    House house;
    house.stack.open(make_setup(house.context, *find_game("boxes")));
    house.check_after("wait 0.3", "Solved: whoever moves second can win by 3 boxes");
    REQUIRE_FALSE(house.context.choices.at("boxes").options.set("rows", "8"));
    house.stack.open(make_setup(house.context, *find_game("boxes")));
    house.check_after("wait 0.3", "Set up a game");
}

TEST_CASE("setup: an option is typed, and the game starts with it", "[scenes][setup]") {
    TypingHouse house;
    CHECK(house.shows("for example"));
    house.does("press option:row, type 4 7, backspace, type 8");
    CHECK(house.options().text("row") == "4 8");
    house.key(Key::enter);
    REQUIRE_FALSE(house.started->empty());
    CHECK(house.started->back().first.options.text("row") == "4 8");
}

TEST_CASE("setup: what is wrong with a typed option is said, and nothing can be started", "[scenes][setup]") {
    TypingHouse house;
    house.check_after("press option:row, type 4!", "no `!` here");
    const auto started = house.started->size();
    house.does("enter, press play");
    CHECK(house.started->size() == started);
    house.check_after("press option:row, backspace", "no: no `!` here");
    house.press("play");
    CHECK(house.started->size() == started + 1);
}

TEST_CASE("setup: what a typed option replaces cannot be changed meanwhile", "[scenes][setup]") {
    TypingHouse house;
    const auto shuffle = [&] {
        house.choose_last("option:seed");
        return house.options().is_set("seed");
    };
    house.does("press option:row, type 4");
    CHECK_FALSE(shuffle());
    house.does("press option:row, backspace");
    CHECK(shuffle());
}

TEST_CASE("setup: a long text is pasted whole, and drawn only about its caret", "[scenes][setup]") {
    TypingHouse house;
    std::string pasted;
    for (int count = 0; count < 1000; ++count)
        pasted += "1000000000 ";
    house.press("option:row");
    house.type(pasted + "end");
    CHECK(house.options().text("row") == pasted + "end");
    REQUIRE(house.shows("end"));
    for (const auto& text : house.canvas.texts())
        CHECK(text.words.size() < 1000);
}

TEST_CASE("bot: its command is typed in and reaches the game", "[scenes][bot]") {
    BotHouse house;
    house.does("press second:ugi:, type ./my bot, space");
    house.letter('x'); // a key of the line, not of the scene; its text comes by itself
    house.press("play");
    const auto& config = house.started->back().first;
    CHECK(config.players == BySide<std::string>{"human", "ugi:./my bot"});
    CHECK(config.outside);
}

TEST_CASE("bot: without a command there is no game", "[scenes][bot]") {
    BotHouse house;
    house.press("second:ugi:");
    house.type("   ");
    const auto started = house.started->size();
    house.press("play");
    CHECK(house.started->size() == started);
}

TEST_CASE("bot: the command is remembered", "[scenes][bot]") {
    BotHouse house;
    house.press("second:ugi:");
    house.type(" good ");
    house.repeat(Key::escape, 2);
    CHECK(house.context.settings.bot_command == "good");
    CHECK(house.context.settings_changed);
}

TEST_CASE("bot: a test says its name or why it cannot play", "[scenes][bot]") {
    BotHouse house;
    house.does("press first:ugi:, type good");
    house.test();
    CHECK(house.shows("Good bot is ready"));
    house.check_after("backspace", "no: Good bot is ready");
    house.test();
    CHECK(house.shows("It cannot play: crashed"));
}

TEST_CASE("bot: none is offered where none can sit", "[scenes][bot]") {
    House house;
    house.stack.open(make_setup(house.context, house.games[2]));
    house.press("more");
    CHECK(house.has("second:champion"));
    CHECK_FALSE(house.has("second:ugi:"));
}

TEST_CASE("text line: whole characters are passed and deleted", "[scenes][text]") {
    ui::TextLine line("aéb");
    CHECK(line.handle(KeyEvent{.key = Key::left}));
    CHECK(line.handle(KeyEvent{.key = Key::backspace}));
    CHECK(line.text() == "ab");
    line.insert("ș");
    CHECK(line.handle(KeyEvent{.key = Key::home}));
    CHECK(line.handle(KeyEvent{.key = Key::right}));
    CHECK(line.handle(KeyEvent{.key = Key::erase}));
    CHECK(line.text() == "ab");
    CHECK(line.caret() == 1);
}

TEST_CASE("text line: a pasted text is one line of sensible length", "[scenes][text]") {
    ui::TextLine line;
    line.insert("python3\nbot.py\n");
    CHECK(line.text() == "python3 bot.py");
    line.insert(std::string(2000, 'x'));
    CHECK(line.text() == "python3 bot.py");
}
