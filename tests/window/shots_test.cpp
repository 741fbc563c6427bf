// The table of pictures: that every one of them can be made and shows something of its own.
#include "support/catch.hpp"

#include <iostream>

#include "studio/commands.hpp"
#include "studio/scene_shots.hpp"
#include "studio/shot_hand.hpp"
#include "window/harness.hpp"

using namespace zugzwang::studio;

namespace {

bool is_file_name(const std::string& name) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    return name.find_first_not_of(allowed) == std::string::npos && name.find('_') != std::string::npos;
}

std::string pixels_of(const SceneShot& shot, app::PictureSize size) {
    ShotHand hand(size, "arcade");
    shot.get_there(hand);
    const auto picture = hand.picture();
    return {static_cast<const char*>(picture->pixels), static_cast<std::size_t>(picture->pitch * picture->h)};
}

} // namespace

TEST_CASE("shots: every picture has a name of its own", "[window][shots]") {
    std::set<std::string> seen;
    for (const auto& shot : scene_shots()) {
        CAPTURE(shot.name);
        CHECK(is_file_name(shot.name));
        CHECK(seen.insert(shot.name).second);
    }
}

TEST_CASE("shots: every scene and state can be drawn, and no two look the same", "[window][shots]") {
    constexpr app::PictureSize small{240, 180};
    std::map<std::string, std::string> names;
    for (const auto& shot : scene_shots()) {
        CAPTURE(shot.name);
        const auto [like, is_new] = names.emplace(pixels_of(shot, small), shot.name);
        CAPTURE(like->second);
        CHECK(is_new);
    }
}

TEST_CASE("shots: what a script cannot mean is told with its file and line", "[window][shots]") {
    using Catch::Matchers::ContainsSubstring;
    const auto [text, line] = GENERATE(
        table<std::string, std::string>({{"# nothing\n    pass 1\n", "poses.txt:2: an act before the first picture"},
                                         {"menu_rest now\n", "poses.txt:1: neither a picture nor `NAME = WORDS`"},
                                         {"end = $middle 1\n", "poses.txt:1: nothing is called `middle`"}}));
    CHECK_THROWS_WITH(script_from(text, "poses.txt"), ContainsSubstring(line));
}

TEST_CASE("shots: an act that cannot be is told with its file and line", "[window][shots]") {
    using Catch::Matchers::ContainsSubstring;
    using Words = std::vector<std::string>;
    const auto [words, reason] =
        GENERATE(table<Words, std::string>({{{"dance"}, "there is no act `dance`"},
                                            {{"pass"}, "`pass` needs a word more"},
                                            {{"pass", "long"}, "not a number: `long`"},
                                            {{"click", "nowhere"}, "there is no `nowhere` to point at"},
                                            {{"play"}, "only in the script of a game"},
                                            {{"set", "speed", "=", "0"}, "`speed`"}}));
    ShotHand hand({240, 180}, "arcade");
    CHECK_THROWS_WITH(perform({.place = "poses.txt:7", .words = words}, nullptr, hand),
                      ContainsSubstring("poses.txt:7: ") && ContainsSubstring(reason));
}

TEST_CASE("shots: a call that cannot be is refused", "[window][shots]") {
    using Words = std::vector<std::string>;
    const auto words =
        GENERATE(Words{"shots"}, Words{"shots", "nowhere", "--size", "1x1"},
                 Words{"shots", "nowhere", "--theme", "none"}, Words{"shots", "nowhere", "--only", "no such scene"},
                 Words{"shots", "nowhere", "--only"}, Words{"shots", "nowhere", "other"}, Words{"shot"},
                 Words{"shot", "chess"}, Words{"shot", "boxes"}, Words{"parts"}, Words{"parts", "no_such_scene"},
                 Words{"parts", "menu_rest", "other"}, Words{"play", "boxes"}, Words{});
    CAPTURE(words);
    CHECK(run(words) == cli::exit_refused);
}

TEST_CASE("shots: the parts of a scene are told where they are drawn", "[window][shots]") {
    std::ostringstream told;
    auto* const usual = std::cout.rdbuf(told.rdbuf());
    const int status = run({"parts", "menu_rest", "--size", "1280x720"});
    std::cout.rdbuf(usual);
    REQUIRE(status == cli::exit_done);
    const testing::Window window;
    std::istringstream lines(told.str());
    int x = 0, y = 0, width = 0, height = 0;
    std::size_t count = 0;
    for (std::string name; lines >> x >> y >> width >> height >> name; ++count) {
        CAPTURE(name);
        const Rect part = window.widget(name);
        CHECK(part.contains(Vec{static_cast<float>(x + width / 2), static_cast<float>(y + height / 2)}));
        CHECK((part.width - static_cast<float>(width) < 1 && part.height - static_cast<float>(height) < 1));
    }
    CHECK(lines.eof());
    CHECK(count >= catalog().size() + 3); // the cards and the buttons
}
