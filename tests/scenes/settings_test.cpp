#include "support/catch.hpp"

#include "house.hpp"

using namespace zugzwang;
using namespace zugzwang::test;

namespace {

/// The last segment of a row.
void choose_last(House& house, const std::string& row) {
    house.click({house.rect(row).right() - 5, house.rect(row).centre().y});
}

} // namespace

TEST_CASE("settings: every change is there at once and told to the app", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    const auto& settings = house.context.settings;
    choose_last(house, "fullscreen");
    CHECK_FALSE(settings.fullscreen);
    CHECK(house.context.settings_changed);
    choose_last(house, "speed");
    CHECK(settings.speed == Approx(2));
    choose_last(house, "motion");
    CHECK(settings.reduced_motion);
    choose_last(house, "labels");
    CHECK(settings.labels == Labels::matrix);
    choose_last(house, "theme");
    CHECK(settings.theme == "classic");
    choose_last(house, "ponder");
    CHECK(settings.ponder);
    choose_last(house, "sound");
    CHECK(settings.muted);
    choose_last(house, "effects");
    CHECK(settings.effects_volume == 100);
    choose_last(house, "ambience");
    CHECK(settings.ambience_volume == 100);
    house.click({house.rect("ambience").x + 5, house.rect("ambience").centre().y});
    CHECK(settings.ambience_volume == 0); // off by itself
    CHECK(settings.effects_volume == 100);
}

TEST_CASE("settings: every theme there is can be chosen by its own name", "[scenes][settings]") {
    House house;
    house.context.themes.push_back({"woods", "Deep Forest"});
    house.context.settings.theme = "woods";
    house.stack.open(make_settings(house.context));
    CHECK(house.shows("Arcade"));
    CHECK(house.shows("Classic"));
    CHECK(house.shows("Deep Forest"));
    const auto row = house.rect("theme");
    house.click({row.x + 5, row.centre().y});
    CHECK(house.context.settings.theme == "arcade");
    choose_last(house, "theme");
    CHECK(house.context.settings.theme == "woods");
}

TEST_CASE("settings: what the app changes is shown", "[scenes][settings]") {
    House house;
    house.stack.open(make_settings(house.context));
    static_cast<void>(house.looks_different());
    house.context.settings.fullscreen = false;
    house.wait(0.02);
    CHECK(house.looks_different());
}

TEST_CASE("help: the text scrolls to its end and not beyond", "[scenes][help]") {
    House house(800, 600);
    house.stack.open(make_help(house.context, house.games[0]));
    CHECK(house.shows("How to play"));
    house.key(Key::end);
    CHECK_FALSE(house.shows("How to play"));
    CHECK(house.shows("points that can still be joined"));
    for (int press = 0; press < 4; ++press)
        house.key(Key::page_down);
    CHECK(house.shows("points that can still be joined"));
    house.key(Key::home);
    for (int press = 0; press < 9; ++press)
        house.key(Key::up);
    CHECK(house.shows("How to play"));
}
