#include "support/catch.hpp"

#include "app/theme_shelf.hpp"
#include "support/files.hpp"
#include "themes/theme_file.hpp"
#include "window/harness.hpp"

namespace {

constexpr OwnColour lamp[] = {{"lamp", 0x102030}};
constexpr OwnMotion swing[] = {{"swing", 250}};
constexpr ThemeSection section{.id = "cellar", .colours = lamp, .motions = swing};

std::string arcade() { return Assets::found().text("themes/arcade.toml"); }

/// The arcade theme with one part replaced.
std::string with(const std::string& old_part, const std::string& new_part) {
    auto text = arcade();
    const auto at = text.find(old_part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old_part.size(), new_part);
}

Theme house() { return whole_theme_from_text(arcade(), "arcade.toml", {&section, 1}); }

} // namespace

TEST_CASE("theme: values come out as they stand in the file", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    CHECK(theme[Role::first] == Colour{0x56, 0xC4, 0xFF, 255});
    CHECK(theme[Role::shadow] == Colour{0x04, 0x05, 0x0F, 0x80});
    CHECK(theme[Measure::panel_width] == 420);
    CHECK(theme[Motion::scene_change].count() == Approx(0.22));
}

TEST_CASE("theme: what a game alone draws with has its own value until a theme says another", "[window][theme]") {
    const Role role = own_role("cellar", "lamp");
    const Motion motion = own_motion("cellar", "swing");
    const auto base = house();
    CHECK(base[role] == Colour{0x10, 0x20, 0x30, 255});
    CHECK(base[motion].count() == Approx(0.25));
    const auto text = "name = \"Mine\"\n[cellar]\nlamp = \"#AABBCC\"\nswing = 500\n";
    const auto mine = theme_from_text(text, "mine.toml", base, {&section, 1});
    CHECK(mine[role] == Colour{0xAA, 0xBB, 0xCC, 255});
    CHECK(mine[motion].count() == Approx(0.5));
    CHECK_THROWS_WITH(theme_from_text(text, "mine.toml", base, {}), "mine.toml: unknown section `cellar`");
}

TEST_CASE("theme: the games' own colours differ in number and never fall upon each other", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), "arcade");
    std::size_t colours = 0, motions = 0;
    for (const auto& game : catalog()) {
        if (!game.theme.id.empty()) CHECK(game.theme.id == game.id);
        colours += game.theme.colours.size();
        motions += game.theme.motions.size();
    }
    constexpr std::size_t faces = 2; // of paper, with colours and without
    CHECK(theme.own_colours.size() == colours + faces * (theme.colours.size() + colours));
    CHECK(theme.own_motions.size() == motions);
}

TEST_CASE("theme: a file may say as little as its name and one colour", "[window][theme]") {
    const auto base = house();
    const auto theme = theme_from_text("name = \"Mine\"\n[colours]\nink = \"#010203\"\n", "mine.toml", base, {});
    CHECK(theme.name == "Mine");
    CHECK(theme[Role::ink] == Colour{1, 2, 3, 255});
    CHECK(theme[Role::soft] == base[Role::soft]);
    CHECK(theme[Measure::edge] == base[Measure::edge]);
    CHECK(theme[Motion::win] == base[Motion::win]);
}

TEST_CASE("theme: the one that others leave things out of must say all", "[window][theme]") {
    const auto [text, culprit] =
        GENERATE(table<std::string, std::string>({{with("ink = \"#F1F3FF\"", ""), "role `colours.ink` is missing"},
                                                  {with("win = 1200", ""), "role `motions.win` is missing"},
                                                  {with("edge = 44", ""), "role `measures.edge` is missing"},
                                                  {"name = \"Nothing\"", "is missing"}}));
    const std::string& broken = text;
    const auto words = testing::complaint_of([&] { return whole_theme_from_text(broken, "mine.toml", {}); });
    CHECK_THAT(words, Catch::Matchers::StartsWith("mine.toml: "));
    CHECK_THAT(words, Catch::Matchers::ContainsSubstring(culprit));
}

TEST_CASE("theme: a broken file is refused in one line that names file and culprit", "[window][theme]") {
    const auto [text, culprit] = GENERATE(
        table<std::string, std::string>({{with("ink = ", "inky = "), "unknown role `colours.inky`"},
                                         {with("#F1F3FF", "white"), "`colours.ink` is not a colour"},
                                         {with("#F1F3FF", "#F1F3F"), "`colours.ink` is not a colour"},
                                         {with("#F1F3FF", "#F1F3FG"), "`colours.ink` is not a colour"},
                                         {with("\"#F1F3FF\"", "7"), "`colours.ink` is not a colour"},
                                         {with("edge = 44", "edge = -8"), "`measures.edge` is not a number"},
                                         {with("edge = 44", "edge = \"8\""), "`measures.edge` is not a number"},
                                         {with("edge = 44", "edge = nan"), "`measures.edge` is not a number"},
                                         {with("win = 1200", "win = 1e9"), "`motions.win` is not a number"},
                                         {with("win = 1200", "win = 1200\nwin = 1"), "line "},
                                         {with("[motions]", "[movements]"), "unknown section `movements`"},
                                         {arcade() + "[cellar]\nlamb = 1\n", "unknown role `cellar.lamb`"},
                                         {arcade() + "[cellar]\nlamp = 1\n", "`cellar.lamp` is not a colour"},
                                         {arcade() + "[cellar]\nswing = -1\n", "`cellar.swing` is not a number"},
                                         {"colours = 7\nname = \"x\"", "`colours` is no section"},
                                         {with("name = \"Arcade\"", ""), "`name` is missing"},
                                         {std::string("\x00\xFF", 2), "line 1"},
                                         {"", "`name` is missing"}}));
    const std::string& broken = text;
    const auto words = testing::complaint_of([&] {
        return theme_from_text(broken, "mine.toml", house(), {&section, 1});
    });
    CHECK_THAT(words, Catch::Matchers::StartsWith("mine.toml: "));
    CHECK_THAT(words, Catch::Matchers::ContainsSubstring(culprit));
    CHECK(words.find('\n') == std::string::npos);
}

TEST_CASE("theme: those of the house and of a person stand side by side by their own names", "[window][theme]") {
    const testing::TemporaryFolder folder;
    testing::write(folder.path() / "woods.toml", "name = \"Deep Forest\"\n[colours]\nink = \"#010203\"\n");
    testing::write(folder.path() / "broken.toml", "name = \"Broken\"\n[colours]\nink = 7\n");
    testing::write(folder.path() / "notes.txt", "no theme");
    const ThemeShelf shelf(Assets::found(), catalog(), folder.path());
    REQUIRE(shelf.choices().size() == 5);
    CHECK(shelf.choices()[0].name == "Arcade");
    CHECK(shelf.choices()[1].name == "Classic");
    CHECK(shelf.choices()[2].name == "High contrast");
    CHECK(shelf.choices()[3].name == "Paper");
    CHECK(shelf.choices()[4].id == "woods");
    CHECK(shelf.choices()[4].name == "Deep Forest");
    CHECK(shelf.load("woods")[Role::ink] == Colour{1, 2, 3, 255});
    REQUIRE(shelf.broken().size() == 1);
    CHECK(shelf.broken()[0].id == "broken");
    CHECK_THAT(shelf.broken()[0].complaint, Catch::Matchers::ContainsSubstring("broken.toml: `colours.ink`"));
    CHECK_THROWS_WITH(shelf.load("night"), "there is no theme `night`");
    CHECK_THROWS_WITH(shelf.load("../themes/arcade"), "there is no theme `../themes/arcade`"); // though there it lies
}

TEST_CASE(
    "theme: a person's file stands in for one of the house of the same name; a folder that is not there holds none",
    "[window][theme]") {
    const testing::TemporaryFolder folder;
    testing::write(folder.path() / "arcade.toml", "name = \"My arcade\"\n[colours]\nink = \"#010203\"\n");
    const ThemeShelf shelf(Assets::found(), catalog(), folder.path());
    CHECK(shelf.choices().front().name == "My arcade");
    CHECK(shelf.load("arcade")[Role::ink] == Colour{1, 2, 3, 255});
    CHECK(shelf.load("arcade")[Role::first] == Colour{0x56, 0xC4, 0xFF, 255});
    CHECK(ThemeShelf(Assets::found(), catalog(), "/nowhere").choices().size() == 4);
    CHECK_THROWS_WITH(Assets("/nowhere"), Catch::Matchers::ContainsSubstring("/nowhere"));
}
