#include "house.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/own_keys.hpp"

TEST_CASE("settings: every change is there at once and told to the app", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto& settings = house.context.settings;
    house.choose_last("fullscreen");
    CHECK_FALSE(settings.fullscreen);
    CHECK(house.context.settings_changed);
    house.choose_last("text-size");
    CHECK(settings.text_size == 200);
    house.choose_last("theme");
    CHECK(settings.theme == "classic");
    house.press("to-sounds");
    house.choose_last("sound");
    CHECK(settings.muted);
    house.choose_last("effects");
    CHECK(settings.effects_volume == 100);
    house.choose_last("ambience");
    CHECK(settings.ambience_volume == 100);
    house.choose_first("ambience");
    CHECK(settings.ambience_volume == 0); // off by itself
    CHECK(settings.effects_volume == 100);
    house.press("to-play");
    house.choose_last("speed");
    CHECK(settings.speed == Approx(2));
    house.choose_last("motion");
    CHECK(settings.reduced_motion);
    house.choose_last("hints");
    CHECK_FALSE(settings.hints);
    house.choose_last("labels");
    CHECK(settings.labels == Labels::matrix);
    house.choose_last("ponder");
    CHECK(settings.ponder);
    house.press("to-words");
    house.choose_last("language");
    CHECK(settings.language == "ro"); // the last of all
    house.press("to-access");
    house.choose_last("contrast");
    CHECK(settings.theme == "contrast");
    house.choose_first("contrast");
    CHECK(settings.theme == "arcade");
    house.choose_last("numbers");
    CHECK(settings.numbers);
    house.press("to-keys");
    house.choose_last("hums");
    CHECK_FALSE(settings.pad_hums);
}

TEST_CASE("settings: a tab leads to its part, which is in view as a whole", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto [tab, rows] = GENERATE(table<std::string, std::vector<std::string>>({
        {"to-access", {"contrast", "numbers"}},
        {"to-screen", {"fullscreen", "text-size", "theme"}},
        {"to-play", {"speed", "motion", "hints", "labels", "ponder", "read-games"}},
        {"to-sounds", {"sound", "effects", "ambience"}},
        {"to-words", {"language"}},
    }));
    house.press(tab);
    for (const auto& row : rows) {
        CAPTURE(tab, row);
        CHECK(house.has(row));
    }
    house.key(Key::right); // of the part's first row
    CHECK(house.context.settings_changed);
}

TEST_CASE("settings: a part is as at the start, and back again", "[scenes][settings]") {
    House house;
    auto& settings = house.context.settings;
    settings.theme = "classic";
    settings.effects_volume = 0;
    settings.language = "hu";
    settings.bot_command = "mine";
    settings.changed_keys = {{"hint", "j"}};
    use_keys(settings);
    const auto before = settings;
    house.stack.open(make_settings(house.context));
    house.press("usual");
    CHECK(settings.theme == "arcade");
    CHECK(settings.effects_volume == 0); // of another part
    CHECK(house.context.settings_changed);
    house.check_after("", {"Undo"});
    house.press("usual");
    CHECK(settings == before);
    house.press("to-sounds");
    house.press("usual");
    CHECK(settings.effects_volume == 65);
    CHECK(settings.theme == "classic");
    house.press("to-words"); // the other part is not taken back
    house.check_after("", {"As at the start"});
    house.press("usual");
    CHECK(settings.language == "hu");
    house.press("to-keys");
    house.press("usual");
    CHECK(settings.changed_keys.empty());
    CHECK(ui::key_of(act::hint) == ui::letter('h'));
    CHECK(settings.bot_command == "mine");
}

TEST_CASE("settings: Tab goes from part to part, the tab follows the focus", "[scenes][settings]") {
    House house;
    house.offer_bots();
    house.stack.open(make_settings(house.context));
    const auto focused = [&house] { return house.stack.top().focused(); };
    CHECK(focused() == "fullscreen");
    for (const auto* const row : {"sound", "speed", "hums", "language", "contrast", "bot-command", "leave", "usual"}) {
        house.key(Key::tab);
        CHECK(focused() == row);
    }
    house.key(Key::tab);
    CHECK(focused() == "fullscreen");
    house.key(Key::tab, true);
    CHECK(focused() == "usual");
    house.key(Key::tab);
    house.repeat(Key::down, 4); // past the colours
    CHECK(focused() == "effects");
    house.key(Key::tab); // from the part in which it is
    CHECK(focused() == "speed");
}

TEST_CASE("settings: a monitor is chosen where there are several", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    CHECK_FALSE(house.has("monitor"));
    house.context.monitors = {{"1 Left", "1 Left"}, {"2 Right", "2 Right"}};
    house.wait(0.1);
    house.check_after("", {"1 Left", "2 Right"});
    house.choose_last("monitor");
    CHECK(house.context.settings.monitor == "2 Right");
}

TEST_CASE("settings: a bot's command is typed", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    CHECK_FALSE(house.has("to-bots")); // no programs can be seated
    house.offer_bots();
    house.wait(0.1);
    house.press("to-bots");
    house.type("./bot");
    CHECK(house.context.settings.bot_command == "./bot");
    CHECK(house.context.settings_changed);
}

TEST_CASE("settings: a key is changed by pressing its row and then the new key", "[scenes][settings][own-keys]") {
    House house;
    const auto& changed = house.context.settings.changed_keys;
    house.stack.open(make_settings(house.context));
    house.press("to-keys");
    house.repeat(Key::down, 2);
    CHECK(house.stack.top().focused() == "key:help");
    house.repeat(Key::down, 3);
    CHECK(house.stack.top().focused() == "key:hint");
    CHECK(house.words_in("key:hint") == std::vector<std::string>{"H"});
    house.key(Key::enter);
    house.check_after("", {"Press the new key, or Esc to leave it."});
    house.letter('m'); // does not mute now
    CHECK_FALSE(house.context.settings.muted);
    house.check_after("", {"M is already the key of: Sound on or off. Press another key."});
    house.key(Key::tab);
    house.check_after("", {"Tab stays what it is. Press another key."});
    CHECK(changed.empty());
    house.letter('q');
    CHECK(changed == decltype(house.context.settings.changed_keys){{"hint", "q"}});
    CHECK(house.context.settings_changed);
    CHECK(house.words_in("key:hint") == std::vector<std::string>{"Q"});
    house.check_after("", "no: Press the new key");
    house.check_after("", "no: Press another key");
    house.key(Key::enter);
    house.key(Key::escape); // leaves it, not the scene
    CHECK(house.stack.depth() == 1);
    CHECK(changed.size() == 1);
    house.letter('m');
    CHECK(house.context.settings.muted);
    // At the table, in its tip and in the help.
    auto& table = house.open_table({"human", "human"}, 0);
    house.letter('h');
    CHECK(table.acts[Act::hint] == 0);
    house.letter('q');
    CHECK(table.acts[Act::hint] == 1);
    house.key(Key::f1);
    house.press("keys");
    const auto keys = house.words_in("text");
    CHECK(std::ranges::find(keys, "Q") != keys.end());
    CHECK(std::ranges::find(keys, "H") == keys.end());
    ui::change_keys({});
}

TEST_CASE("settings: with hints off nobody is offered one", "[scenes][settings]") {
    House house;
    auto& table = house.open_table({"human", "human"}, 0);
    CHECK(house.has("hint"));
    house.context.settings.hints = false;
    house.wait(0.1);
    CHECK_FALSE(house.has("hint"));
    house.letter('h');
    CHECK(table.acts[Act::hint] == 0);
}

TEST_CASE("settings: every theme there is can be chosen by its own name", "[scenes][settings]") {
    House house;
    house.context.themes.push_back({"woods", "Deep Forest"});
    house.context.settings.theme = "woods";
    house.stack.open(make_settings(house.context));
    house.check_after("", {"Arcade", "Classic", "Deep Forest"});
    house.choose_first("theme");
    CHECK(house.context.settings.theme == "arcade");
    house.choose_last("theme");
    CHECK(house.context.settings.theme == "woods");
}

TEST_CASE("settings: the address of the page is typed, and one that is none is not taken", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto& address = house.context.settings.page_address;
    house.does("press to-play");
    house.repeat(Key::down, 20); // to the last rows of the part, which are scrolled into view
    while (house.stack.top().focused() != "page-address")
        house.key(Key::up);
    house.type("example.org");
    CHECK(address.empty());
    for (int sign = 0; sign < 11; ++sign)
        house.key(Key::backspace);
    house.type("https://example.org/zugzwang/");
    CHECK(address == "https://example.org/zugzwang/");
    CHECK(house.context.settings_changed);
    house.type("#");
    CHECK(address == "https://example.org/zugzwang/");
}
