#include "house.hpp"

TEST_CASE("settings: every change is there at once and told to the app", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto& settings = house.context.settings;
    house.choose_last("fullscreen");
    CHECK_FALSE(settings.fullscreen);
    CHECK(house.context.settings_changed);
    house.choose_last("speed");
    CHECK(settings.speed == Approx(2));
    house.choose_last("motion");
    CHECK(settings.reduced_motion);
    house.choose_last("labels");
    CHECK(settings.labels == Labels::matrix);
    house.choose_last("theme");
    CHECK(settings.theme == "classic");
    house.choose_last("ponder");
    CHECK(settings.ponder);
    house.choose_last("sound");
    CHECK(settings.muted);
    house.choose_last("effects");
    CHECK(settings.effects_volume == 100);
    house.choose_last("ambience");
    CHECK(settings.ambience_volume == 100);
    house.choose_first("ambience");
    CHECK(settings.ambience_volume == 0); // off by itself
    CHECK(settings.effects_volume == 100);
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
