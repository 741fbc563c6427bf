// What scenes offer where the program runs in a browser's page on a phone: files, the clipboard and links come and go
// through the browser.
#include "desk/hearing.hpp"
#include "library_house.hpp"
#include "sound/sound.hpp"
#include "zugzwang/ui/caps.hpp"

TEST_CASE("phone: files and what was copied come by buttons of the library", "[scenes][phone]") {
    test::GamesHouse house;
    house.open();
    CHECK_FALSE(house.has("open-file"));
    CHECK_FALSE(house.has("paste"));
    int chosen = 0, asked = 0;
    house.context.choose_file = [&chosen] { ++chosen; };
    house.context.clipboard.ask = [&asked] { ++asked; };
    house.wait(0.1);
    house.press("open-file");
    CHECK(chosen == 1);
    house.press("paste");
    CHECK(asked == 1);
}

TEST_CASE("phone: a finger pastes a link in the menu", "[scenes][phone]") {
    House house({390, 844});
    int asked = 0;
    house.context.clipboard.ask = [&asked] { ++asked; };
    house.open_menu();
    CHECK_FALSE(house.has("paste"));
    ui::hold({.hand = ui::Hand::finger});
    house.wait(0.1);
    house.press("paste");
    CHECK(asked == 1);
    ui::hold({});
}

TEST_CASE("phone: what is won and what is wrong is felt, unless the setting says no", "[scenes][phone]") {
    House house;
    house.stack.open(make_settings(house.context));
    CHECK_FALSE(house.has("vibrate"));
    std::vector<std::chrono::milliseconds> felt;
    house.context.shake = [&felt](std::chrono::milliseconds time) { felt.push_back(time); };
    house.wait(0.1);
    house.press("to-sounds");
    house.wait(0.3);
    REQUIRE(house.has("vibrate"));
    for (const auto sound : {sound::Sound::chain, sound::Sound::refuse, sound::Sound::press})
        hear(house.context, {.sound = sound});
    REQUIRE(felt.size() == 2);
    CHECK(felt[0] < felt[1]);
    house.choose_last("vibrate");
    hear(house.context, {.sound = sound::Sound::refuse});
    CHECK(felt.size() == 2);
}

TEST_CASE("phone: a screen stays awake for a demo and for nothing else", "[scenes][phone]") {
    House house;
    house.open_menu();
    CHECK_FALSE(house.stack.top().is_watched());
    house.open_table({"human", "human"});
    CHECK_FALSE(house.stack.top().is_watched());
    house.stack.open(make_demo(house.context, {.games = {&house.context.games.front()}}));
    CHECK(house.stack.top().is_watched());
}
