#include "house.hpp"

TEST_CASE("settings: every change is there at once and told to the app", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto& settings = house.context.settings;
    house.choose_last("fullscreen");
    CHECK_FALSE(settings.fullscreen);
    CHECK(house.context.settings_changed);
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
    house.choose_last("labels");
    CHECK(settings.labels == Labels::matrix);
    house.choose_last("ponder");
    CHECK(settings.ponder);
    house.press("to-words");
    house.choose_last("language");
    CHECK(settings.language == "ro"); // the last of all
    house.press("to-access");
    house.choose_last("text-size");
    CHECK(settings.text_size == 200);
    house.choose_last("motion");
    CHECK(settings.reduced_motion);
}

TEST_CASE("settings: a tab leads to its part, which is in view as a whole", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto [tab, rows] = GENERATE(table<std::string, std::vector<std::string>>({
        {"to-access", {"text-size", "motion"}},
        {"to-screen", {"fullscreen", "theme"}},
        {"to-play", {"speed", "labels", "ponder"}},
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

TEST_CASE("settings: all are as at the start, and back again", "[scenes][settings]") {
    House house;
    auto& settings = house.context.settings;
    settings.theme = "classic";
    settings.effects_volume = 0;
    settings.language = "hu";
    settings.bot_command = "mine";
    const auto before = settings;
    house.stack.open(make_settings(house.context));
    house.press("usual");
    CHECK(settings.theme == "arcade");
    CHECK(settings.effects_volume == 65);
    CHECK(settings.language == "hu");
    CHECK(settings.bot_command == "mine");
    CHECK(house.context.settings_changed);
    house.check_after("", {"Undo"});
    house.press("usual");
    CHECK(settings == before);
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
