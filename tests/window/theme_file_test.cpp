#include "support/catch.hpp"

#include <string>

#include "app/theme_file.hpp"
#include "window/harness.hpp"

using namespace zugzwang;
using namespace zugzwang::app;

namespace {

std::string arcade() { return Assets::found().text("themes/arcade.toml"); }

/// The arcade theme with one part replaced.
std::string with(const std::string& old_part, const std::string& new_part) {
    auto text = arcade();
    const auto at = text.find(old_part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old_part.size(), new_part);
}

} // namespace

TEST_CASE("theme: both themes can be read whole", "[window][theme]") {
    const auto assets = Assets::found();
    CHECK(theme_names(assets) == std::vector<std::string>{"arcade", "classic"});
    for (const auto& name : theme_names(assets))
        CHECK(load_theme(assets, name).name == name);
}

TEST_CASE("theme: values come out as they stand in the file", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    CHECK(theme[Role::first] == Colour{0x56, 0xC4, 0xFF, 255});
    CHECK(theme[Role::veil] == Colour{0x06, 0x08, 0x18, 0xB3});
    CHECK(theme[Measure::panel_width] == 420);
    CHECK(theme[Motion::queen_glide].count() == Approx(0.26));
}

TEST_CASE("theme: a broken file is refused in one line that names file and culprit", "[window][theme]") {
    const auto [text, culprit] =
        GENERATE(table<std::string, std::string>({{with("ink = ", "inky = "), "unknown role `colours.inky`"},
                                                  {with("ink = \"#F1F3FF\"", ""), "role `colours.ink` is missing"},
                                                  {with("#F1F3FF", "white"), "`colours.ink` is not a colour"},
                                                  {with("#F1F3FF", "#F1F3F"), "`colours.ink` is not a colour"},
                                                  {with("#F1F3FF", "#F1F3FG"), "`colours.ink` is not a colour"},
                                                  {with("\"#F1F3FF\"", "7"), "`colours.ink` is not a colour"},
                                                  {with("grid = 8", "grid = -8"), "`measures.grid` is not a number"},
                                                  {with("grid = 8", "grid = \"8\""), "`measures.grid` is not a number"},
                                                  {with("grid = 8", "grid = nan"), "`measures.grid` is not a number"},
                                                  {with("win = 1200", "win = 1e9"), "`motions.win` is not a number"},
                                                  {with("win = 1200", ""), "role `motions.win` is missing"},
                                                  {with("win = 1200", "win = 1200\nwin = 1"), "line "},
                                                  {with("[motions]", "[movements]"), "unknown section `movements`"},
                                                  {with("name = \"arcade\"", ""), "`name` is missing"},
                                                  {std::string("\x00\xFF", 2), "line 1"},
                                                  {"", "`name` is missing"}}));
    const std::string& broken = text;
    const auto words = testing::complaint_of([&] { return theme_from_text(broken, "mine.toml"); });
    CHECK_THAT(words, Catch::Matchers::StartsWith("mine.toml: "));
    CHECK_THAT(words, Catch::Matchers::ContainsSubstring(culprit));
    CHECK(words.find('\n') == std::string::npos);
}

TEST_CASE("theme: a file that is not there is named", "[window][theme]") {
    CHECK_THROWS_WITH(load_theme(Assets::found(), "night"), Catch::Matchers::ContainsSubstring("themes/night.toml"));
    CHECK_THROWS_WITH(Assets("/nowhere"), Catch::Matchers::ContainsSubstring("/nowhere"));
}
