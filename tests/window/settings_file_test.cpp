#include "support/catch.hpp"

#include "app/settings_file.hpp"
#include "support/files.hpp"
#include "support/full_disk.hpp"
#include "window/harness.hpp"

namespace fs = std::filesystem;

namespace {

Settings changed() {
    Settings settings;
    settings.fullscreen = false;
    settings.speed = 2;
    settings.reduced_motion = true;
    settings.labels = Labels::matrix;
    settings.ponder = true;
    settings.read_games = false;
    settings.numbers = true;
    settings.theme = "classic";
    settings.reading_time = reading_times[2];
    settings.guides_seen = {"boxes", "sticks"};
    settings.friends = {.names = {"Ann", "Béla"}, .target = 5, .won = {2, 4}, .first = 1};
    settings.last_setups = {{"boxes.second", "torch"}, {"numbers.option.row", "4,7=2"}};
    settings.muted = true;
    settings.effects_volume = 100;
    settings.ambience_volume = 0;
    settings.hints = false;
    settings.pad_hums = false;
    settings.pad_swapped = true;
    settings.monitor = "2 Left";
    settings.changed_keys = {{"hint", "j"}, {"undo", "ctrl+u"}};
    settings.bot_command = "python3 \"my bot.py\"";
    return settings;
}

} // namespace

TEST_CASE("settings: what is saved is loaded", "[window][settings]") {
    const testing::TemporaryFolder folder;
    const SettingsFile file(folder.path() / "deep" / "settings.toml");
    CHECK(file.load().settings == Settings{});
    REQUIRE(file.save(changed()));
    CHECK(file.load().settings == changed());
    CHECK(file.load().complaint.empty());
    CHECK(std::distance(fs::directory_iterator(folder.path() / "deep"), {}) == 1); // nothing is left half written
}

TEST_CASE("settings: names that are not known are left alone, missing ones have defaults", "[window][settings]") {
    Settings fast;
    fast.speed = 2;
    CHECK(settings_from_text("speed = 2\ncolour-of-the-moon = \"red\"\n").settings == fast);
    CHECK(settings_from_text("").settings == Settings{});
}

TEST_CASE("settings: a sign that cannot be shown is not told", "[window][settings]") {
    CHECK(settings_from_text("muted = tr\x08\n").complaint ==
          "line 1: Error while parsing boolean: expected 'true', saw 'tr?'");
}

TEST_CASE("settings: names are cleaned when they are read", "[window][settings][friends]") {
    CHECK(settings_from_text("friends = [\" Ann\\n\"]").settings.friends.names ==
          std::array<std::string, 2>{"Ann", ""});
}

TEST_CASE("settings: a broken file is told in one line and kept aside", "[window][settings]") {
    const auto [text, culprit] =
        GENERATE(table<std::string, std::string>({{"speed = fast", "line 1"},
                                                  {"speed = \"fast\"", "`speed`"},
                                                  {"speed = 0", "`speed`"},
                                                  {"speed = nan", "`speed`"},
                                                  {"labels = \"roman\"", "`labels`"},
                                                  {"fullscreen = 1", "`fullscreen`"},
                                                  {"theme = []", "`theme`"},
                                                  {"guides-seen = \"boxes\"", "`guides-seen`"},
                                                  {"guides-seen = [1]", "`guides-seen`"},
                                                  {"last-setups = [\"boxes\"]", "`last-setups`"},
                                                  {"friends = [\"a\", \"b\", \"c\"]", "`friends`"},
                                                  {"friends-won = [-1, 0]", "`friends-won`"},
                                                  {"friends-won = [0, 10000]", "`friends-won`"},
                                                  {"friends-match = 4", "`friends-match`"},
                                                  {"reading-milliseconds = 7", "`reading-milliseconds`"},
                                                  {"\xFF\x00", "line 1"}}));
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "settings.toml";
    testing::write(path, text);
    const SettingsFile file(path);
    const auto loaded = file.load();
    CHECK(loaded.settings == Settings{});
    CHECK_THAT(loaded.complaint, Catch::Matchers::ContainsSubstring(path.string()));
    CHECK_THAT(loaded.complaint, Catch::Matchers::ContainsSubstring(culprit));
    CHECK(loaded.complaint.find('\n') == std::string::npos);
    CHECK(fs::exists(path.string() + ".broken"));
    CHECK(file.load().complaint.empty());
}

TEST_CASE("settings: of a broken file everything stays that can be read, at the next start too", "[window][settings]") {
    const auto broken = GENERATE(as<std::string>(), "speed = fast", "speed = 0", "speed", "[[", "labels = \"roman\"",
                                 "last-setups = [\n\"x\",");
    INFO(broken);
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "settings.toml";
    testing::write(path, "theme = \"paper\"\n" + broken + "\nmuted = true\nbot-command = \"mine\"\n");
    const SettingsFile file(path);
    Settings rest;
    rest.theme = "paper";
    rest.muted = true;
    rest.bot_command = "mine";
    const auto loaded = file.load();
    CHECK_FALSE(loaded.complaint.empty());
    CHECK(loaded.settings == rest);
    CHECK(file.load().settings == rest);
    CHECK(file.load().complaint.empty());
}

TEST_CASE("settings: a damaged byte costs the setting that it stands in", "[window][settings]") {
    const auto whole = settings_to_text(changed());
    const auto flip = GENERATE(0xFF, 0x01, 0x80, 0x28); // the last makes ends of lines and quotes
    for (std::size_t at = 0; at < whole.size(); at += 7) {
        auto damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ flip);
        CAPTURE(at, flip, damaged);
        const testing::TemporaryFolder folder;
        const auto path = folder.path() / "settings.toml";
        testing::write(path, damaged);
        const auto loaded = SettingsFile(path).load();
        const bool is_aside = fs::exists(path.string() + ".broken");
        CHECK(is_aside == !loaded.complaint.empty());
        if (is_aside) CHECK(testing::text_of(path.string() + ".broken") == damaged);
        // Of a line that ends or begins otherwise than it did the next one may be a part.
        std::size_t others = 0;
        for (const auto& setting : all_settings())
            others += setting.value(loaded.settings) == setting.value(changed()) ? 0 : 1;
        CHECK(others <= 2);
    }
}

TEST_CASE("settings: of a file that was cut the rest is there", "[window][settings]") {
    const auto whole = settings_to_text(changed());
    std::size_t before = all_settings().size();
    for (auto size = whole.size(); size >= 3; size -= 3) {
        CAPTURE(size);
        const testing::TemporaryFolder folder;
        const auto path = folder.path() / "settings.toml";
        testing::write(path, whole.substr(0, size));
        const auto loaded = SettingsFile(path).load();
        std::size_t same = 0;
        for (const auto& setting : all_settings())
            same += setting.value(loaded.settings) == setting.value(changed()) ? 1 : 0;
        CHECK(same <= before);
        CHECK(same + 1 >= before); // one at a time
        before = same;
    }
}

TEST_CASE("settings: what a newer version keeps besides stays", "[window][settings]") {
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "settings.toml";
    testing::write(path, "speed = 1\ncolour-of-the-moon = \"red\"\n[tides]\nhigh = 3\n");
    const SettingsFile file(path);
    CHECK(file.load().complaint.empty());
    REQUIRE(file.save(changed()));
    CHECK(file.load().settings == changed());
    const auto text = testing::text_of(path);
    CHECK_THAT(text, Catch::Matchers::ContainsSubstring("colour-of-the-moon = 'red'") ||
                         Catch::Matchers::ContainsSubstring("colour-of-the-moon = \"red\""));
    CHECK_THAT(text, Catch::Matchers::ContainsSubstring("[tides]\nhigh = 3"));
}

TEST_CASE("settings: what cannot be read is kept aside and told", "[window][settings]") {
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "settings.toml";
    fs::create_directory(path); // no file at all
    testing::write(path / "letter", "x");
    const SettingsFile file(path);
    const auto loaded = file.load();
    CHECK(loaded.complaint ==
          path.string() + ": it cannot be read; kept as `" + path.string() + ".broken`, all that could be read stays");
    CHECK(testing::text_of(folder.path() / "settings.toml.broken" / "letter") == "x");
    REQUIRE(file.save(changed()));
    CHECK(file.load().settings == changed());
}

TEST_CASE("settings: a disk that is full at whatever byte leaves what was there", "[window][settings]") {
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "settings.toml";
    const SettingsFile file(path);
    REQUIRE(file.save({}));
    const auto before = testing::text_of(path);
    const auto size = settings_to_text(changed()).size();
    for (rlim_t bytes = 0; bytes < size; bytes += 32) {
        CAPTURE(bytes);
        const testing::FullDisk full(bytes);
        CHECK_FALSE(file.save(changed()));
        CHECK(testing::text_of(path) == before);
        CHECK(folder.names() == std::vector<std::string>{"settings.toml"});
    }
    CHECK(file.save(changed()));
    CHECK(file.load().settings == changed());
}

TEST_CASE("settings: a disk that refuses is told, not suffered", "[window][settings]") {
    const testing::TemporaryFolder folder;
    testing::write(folder.path() / "file", "");
    CHECK_FALSE(SettingsFile(folder.path() / "file" / "settings.toml").save(changed()));
}
