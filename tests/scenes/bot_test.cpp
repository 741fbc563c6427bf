#include "support/catch.hpp"

#include "house.hpp"
#include "zugzwang/ui/text_line.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// The setup of a game at a table where outside programs can sit.
struct BotHouse : House {
    BotHouse() {
        offer_bots();
        context.test_bot = [](const Game&, const OptionValues&, const std::string& command,
                              const std::stop_token&) -> Result<std::string> {
            if (command == "good") return std::string("Good bot");
            return Refusal{"crashed"};
        };
        stack.open(make_setup(context, games[2]));
    }
    void test() {
        key(Key::enter);
        workers.wait_until_idle();
        wait(0.1);
    }
};

} // namespace

TEST_CASE("bot: its command is typed in and reaches the game", "[scenes][bot]") {
    BotHouse house;
    house.press("second:ugi:");
    house.type("./my bot");
    house.key(Key::space);
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
    house.key(Key::escape);
    CHECK(house.context.settings.bot_command == "good");
    CHECK(house.context.settings_changed);
}

TEST_CASE("bot: a test says its name or why it cannot play", "[scenes][bot]") {
    BotHouse house;
    house.press("first:ugi:");
    house.type("good");
    house.test();
    CHECK(house.shows("Good bot is ready"));
    house.key(Key::backspace);
    CHECK_FALSE(house.shows("Good bot is ready"));
    house.test();
    CHECK(house.shows("It cannot play: crashed"));
}

TEST_CASE("bot: none is offered where none can sit", "[scenes][bot]") {
    House house;
    house.stack.open(make_setup(house.context, house.games[2]));
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
