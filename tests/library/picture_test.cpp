// Positions as documents of SVG.
#include "library/handles.hpp"

#include "support/every_game.hpp"

namespace {

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + part.size()))
        ++found;
    return found;
}

std::string svg(zz_game game, int size = 480, const char* theme = nullptr) { return text(zz_svg, game, size, theme); }

} // namespace

TEST_CASE("library: every game's picture is whole in every theme", "[library][svg]") {
    const auto id = GENERATE(from_range(game_ids()));
    const std::string theme = GENERATE("arcade", "classic", "contrast", "paper");
    const auto game = open(id);
    REQUIRE(zz_play(game, legal(game).back().c_str()) == ZZ_OK);
    const auto picture = svg(game, 480, theme.c_str());
    CHECK(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 480 "));
    CHECK(picture.ends_with("</svg>"));
    for (const std::string tag : {"g", "symbol", "defs", "text", "clipPath", "linearGradient", "radialGradient"}) {
        CAPTURE(tag);
        CHECK(count(picture, "<" + tag + " ") + count(picture, "<" + tag + ">") ==
              count(picture, "</" + tag + ">") + count(picture, "<" + tag + "/>"));
    }
    CHECK(count(picture, "nan") == 0);
    CHECK(count(picture, "@") == 0); // no role without its colour
    // What is referred to is there.
    for (auto at = picture.find("href=\"#"); at != picture.npos; at = picture.find("href=\"#", at + 1)) {
        const auto begin = at + 7;
        CHECK(count(picture, "id=\"" + picture.substr(begin, picture.find('"', begin) - begin) + "\"") == 1);
    }
    for (auto at = picture.find("url(#"); at != picture.npos; at = picture.find("url(#", at + 1)) {
        const auto begin = at + 5;
        CHECK(count(picture, "id=\"" + picture.substr(begin, picture.find(')', begin) - begin) + "\"") == 1);
    }
}

TEST_CASE("library: a picture shows what lies on the board", "[library][svg]") {
    // One White queen, two Black ones, two arrows.
    const auto picture = svg(open_position("amazons", "q4/1*3/2Q2/3*1/4q w"));
    std::map<std::string, std::size_t> used;
    for (auto at = picture.find("href=\"#"); at != picture.npos; at = picture.find("href=\"#", at + 1))
        ++used[picture.substr(at + 7, picture.find('"', at + 7) - at - 7)];
    std::vector<std::size_t> times;
    for (const auto& [name, uses] : used)
        times.push_back(uses);
    std::ranges::sort(times);
    CHECK(times == std::vector<std::size_t>{1, 2, 2, 2}); // an arrow on a closed square is two of them
}

TEST_CASE("library: a picture of a wrong size or theme is refused", "[library][svg]") {
    const auto game = open("sticks");
    const char* picture = nullptr;
    CHECK(zz_svg(game, 63, nullptr, &picture) == ZZ_INVALID);
    CHECK(zz_svg(game, 4097, nullptr, &picture) == ZZ_INVALID);
    CHECK(std::string(zz_words()) == "size must be from 64 to 4096, not 4097");
    CHECK(zz_svg(game, 480, "pink", &picture) == ZZ_REFUSED);
    CHECK(std::string(zz_words()) == "unknown theme: pink (the themes are arcade, classic, contrast, paper)");
    CHECK(picture == nullptr);
}
