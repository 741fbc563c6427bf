// The program with a sound device that nobody hears, and without one.
#include "support/catch.hpp"

#include <iostream>

#include "app/app_options.hpp"
#include "app/sound/device_speaker.hpp"
#include "support/places.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang::app;

namespace {

const std::filesystem::path own_recipes = std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "assets/sounds/arcade.toml";

/// SDL's choice of a device, as long as this lives.
class Driver {
  public:
    explicit Driver(const char* name) { setenv("SDL_AUDIODRIVER", name, 1); }
    ~Driver() { setenv("SDL_AUDIODRIVER", "dummy", 1); }
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;
};

} // namespace

TEST_CASE("sound: a device is opened behind the first picture, and plays what it is asked for", "[window][sound]") {
    const Driver driver("dummy");
    auto options = headless_options({800, 600}, "arcade");
    options.sound = true;
    App app(options);
    CHECK(app.speaker() == nullptr);
    app.step({});
    REQUIRE(app.speaker() != nullptr); // the picture is there, the sounds are in the making
    app.speaker()->wait_until_ready();
    app.step({});
    CHECK(app.speaker()->is_open());
    CHECK(app.context().speaker == app.speaker());
    app.scenes().handle(KeyEvent{.key = Key::right});
    app.scenes().handle(KeyEvent{.key = Key::character, .character = 'm'});
    app.step({});
    CHECK(app.context().settings.muted);
}

TEST_CASE("sound: where none was asked for there is no device", "[window][sound]") {
    App app(headless_options({800, 600}, "arcade"));
    app.step({});
    CHECK(app.speaker() == nullptr);
    CHECK(app.context().speaker == nullptr);
}

TEST_CASE("sound: without a device everything is silent and nothing is said", "[window][sound]") {
    const Driver driver("no such driver");
    DeviceSpeaker speaker(own_recipes, 1);
    speaker.wait_until_ready();
    CHECK(speaker.update().empty());
    CHECK_FALSE(speaker.is_open());
    speaker.play({.sound = sound::Sound::win});
    speaker.set(sound::Mood{});
    speaker.set(sound::Levels{});
}

TEST_CASE("sound: broken recipes are told in one line, once, and there is no sound", "[window][sound]") {
    const Driver driver("dummy");
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "arcade.toml";
    std::ofstream(file) << "[choose]\nloudness = 5\ntone = [{}]\n";
    DeviceSpeaker speaker(file, 1);
    speaker.wait_until_ready();
    CHECK(speaker.update() == file.string() + ": `choose.loudness` is 5, not a number from -60 to -12");
    CHECK(speaker.update().empty());
    CHECK_FALSE(speaker.is_open());
    DeviceSpeaker missing(folder.path() / "none.toml", 1);
    missing.wait_until_ready();
    CHECK(missing.update() == (folder.path() / "none.toml").string() + ": cannot be read");
}

TEST_CASE("sound: the device may be opened again after it was closed", "[window][sound]") {
    const Driver driver("dummy");
    for (int round = 0; round < 2; ++round) {
        DeviceSpeaker speaker(own_recipes, 1);
        speaker.wait_until_ready();
        CHECK(speaker.update().empty());
        CHECK(speaker.is_open());
    }
}
