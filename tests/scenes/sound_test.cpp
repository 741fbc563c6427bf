// What scenes let be heard, and how all of it is switched off.
#include "desk/hearing.hpp"
#include "house.hpp"
#include "listening.hpp"

using sound::Heard;
using sound::Sound;
using Sounds = std::vector<Sound>;

namespace {

struct LoudHouse : House {
    LoudHouse() {
        context.speaker = &listening;
        asks.add("heard", [this] {
            std::string names;
            for (const auto sound : listening.take_sounds())
                names += (names.empty() ? "" : " ") + std::string(sound::sound_names[sound::index_of(sound)]);
            return names;
        });
        open_menu();
    }
    RecordedSpeaker listening;
};

} // namespace

TEST_CASE("sound: menus are heard: the focus moves, a button is pressed, back", "[scenes][sound]") {
    LoudHouse house;
    house.check_after("right", "heard: move");
    house.check_after("enter", "heard: press");
    house.check_after("escape", "heard: back");
    house.check_after("press settings", "heard: press");
    house.choose_last("fullscreen");
    CHECK(house.listening.take_sounds() == Sounds{Sound::press}); // a value is another one
    house.check_after("press back", "heard: back");
    house.check_after("wait 1", "heard: ");
}

TEST_CASE("sound: M mutes on every scene and is no key of theirs", "[scenes][sound]") {
    LoudHouse house;
    house.letter('m');
    CHECK(house.context.settings.muted);
    CHECK(house.context.settings_changed);
    house.letter('m');
    CHECK_FALSE(house.context.settings.muted);
    auto& session = house.open_table({"human", "human"});
    house.letter('m');
    CHECK(house.context.settings.muted);
    CHECK(session.keys == 0);
    house.letter('m', /*control=*/true);
    CHECK(house.context.settings.muted);
}

TEST_CASE("sound: the loudspeaker stands in the upper right corner of every scene and says which it is",
          "[scenes][sound]") {
    LoudHouse house;
    const auto check = [&](const char* scene) {
        CAPTURE(scene);
        const auto place = house.rect("sound-switch");
        CHECK(place.right() > house.canvas.screen().right() - 60);
        CHECK(place.y < 40);
        const auto icons = [&] {
            house.canvas.clear();
            house.stack.draw(house.canvas);
            return std::pair(house.canvas.has_sprite("icon/sound"), house.canvas.has_sprite("icon/muted"));
        };
        CHECK(icons() == std::pair(true, false));
        house.press("sound-switch");
        CHECK(house.context.settings.muted);
        CHECK(icons() == std::pair(false, true));
        house.press("sound-switch");
        CHECK_FALSE(house.context.settings.muted);
        house.wait(0.5);
    };
    const auto& game = house.games[0];
    check("menu");
    house.stack.open(make_setup(house.context, game));
    check("setup");
    house.stack.open(make_help(house.context, game));
    check("help");
    house.stack.open(make_settings(house.context));
    check("settings");
    house.stack.open(make_library(house.context));
    check("games");
    house.open_table({"human", "human"});
    check("play");
}

TEST_CASE("sound: what happens on the board is heard when it is seen", "[scenes][sound]") {
    LoudHouse house;
    auto& session = house.open_table({"human", "human"});
    session.animating = true;
    session.cues = {{.kind = Cue::Kind::slide, .pan = -0.5F},
                    {.kind = Cue::Kind::fly, .when = Seconds{0.2}},
                    {.kind = Cue::Kind::burn, .when = Seconds{0.4}, .pan = 1}};
    house.wait(0.01);
    CHECK(house.listening.take() == std::vector<Heard>{{.sound = Sound::slide, .pan = -0.5F}});
    house.check_after("wait 0.18", "heard: ");
    house.check_after("wait 0.02", "heard: arrow");
    house.wait(0.21);
    CHECK(house.listening.take() == std::vector<Heard>{{.sound = Sound::burn, .pan = 1}});
}

TEST_CASE("sound: when a motion is skipped, the rest of it is heard at once", "[scenes][sound]") {
    LoudHouse house;
    auto& session = house.open_table({"human", "human"});
    session.animating = true;
    session.cues = {{.kind = Cue::Kind::fly, .when = Seconds{2}}, {.kind = Cue::Kind::win, .when = Seconds{3}}};
    house.check_after("wait 0.1", "heard: ");
    house.click(session.area.centre());
    CHECK(session.acts[Act::skip_animation] == 1);
    house.check_after("wait 0.01", "heard: arrow win");
}

TEST_CASE("sound: a game that is left is not heard any more", "[scenes][sound]") {
    LoudHouse house;
    auto& session = house.open_table({"human", "human"});
    session.animating = true;
    session.cues = {{.kind = Cue::Kind::win, .when = Seconds{1}}};
    house.check_after("wait 0.1, escape", "heard: back");
    house.check_after("wait 3", "heard: ");
}

TEST_CASE("sound: every kind of cue has a sound of its own", "[scenes][sound]") {
    std::vector<Sound> sounds;
    for (int kind = 0; kind <= static_cast<int>(Cue::Kind::draw); ++kind)
        sounds.push_back(heard({.kind = static_cast<Cue::Kind>(kind)}).sound);
    CHECK(sounds == Sounds{Sound::choose, Sound::place, Sound::line, Sound::slide, Sound::arrow, Sound::burn,
                           Sound::take, Sound::chain, Sound::refuse, Sound::win, Sound::lose, Sound::draw});
    CHECK(heard({.kind = Cue::Kind::gain, .pan = 0.5F, .rise = 3}) ==
          Heard{.sound = Sound::chain, .pan = 0.5F, .rise = 3});
}

TEST_CASE("sound: the last ten seconds of a person are heard, each once", "[scenes][sound]") {
    LoudHouse house;
    auto& session = house.open_table({"human", "champion"});
    session.clock = SeatInfo::Clock{.left = Seconds{30}, .part = 0.1, .is_low = false};
    house.check_after("wait 0.05", "heard: ");
    session.clock->is_low = true; // once when it begins to be little
    house.check_after("wait 0.05", "heard: clock");
    std::size_t ticks = 0;
    for (double left = 12.95; left > 7; left -= 0.1) {
        session.clock->left = Seconds{left};
        house.wait(0.02);
        ticks += house.listening.take_sounds().size();
    }
    CHECK(ticks == 3);                                              // at 10, 9 and 8 seconds
    session.moves.push_back({.side = Side::first, .text = "move"}); // the computer's clock is no concern of ours
    for (double left = 5.95; left > 3; left -= 0.1) {
        session.clock->left = Seconds{left};
        house.wait(0.02);
    }
    CHECK(house.listening.take_sounds().empty());
}

TEST_CASE("sound: the music knows where one is and who is ahead", "[scenes][sound]") {
    LoudHouse house;
    house.wait(0.1);
    CHECK(house.listening.mood() == sound::Mood{.place = sound::Mood::Place::menu});
    auto& session = house.open_table({"champion", "human"}); // the listener is the second
    house.wait(0.1);
    CHECK(house.listening.mood() == sound::Mood{.place = sound::Mood::Place::play});
    session.thinking.emplace().first_share = 0.25;
    house.wait(0.1);
    CHECK(house.listening.mood().lead == Approx(0.5));
    session.outcome = Outcome{.winner = Side::first};
    house.wait(0.1);
    CHECK(house.listening.mood().lead == 0);
}

TEST_CASE("sound: in the attract mode only the music plays, a demo that was asked for is heard", "[scenes][sound]") {
    LoudHouse house;
    house.stack.open(make_exhibition(house.context, {.games = {&house.games[0]}}));
    house.wait(3);
    house.session().cues = {{.kind = Cue::Kind::take}};
    house.check_after("wait 0.1", "heard: ");
    house.letter('m'); // and M mutes there too, it does not leave
    CHECK(house.context.settings.muted);
    CHECK(house.stack.depth() == 2);
    house.stack.open(make_demo(house.context, {.games = {&house.games[0]}}));
    house.wait(0.1);
    house.session().cues = {{.kind = Cue::Kind::take}};
    house.check_after("wait 0.1", "heard: take");
}
