// The pages of every game's sheet as documents of SVG.
#include "sheet/pages.hpp"

#include <regex>

#include "puzzles/pack.hpp"
#include "support/catch.hpp"
#include "support/every_game.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "themes/theme_file.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/theme_sections.hpp"

namespace {

using namespace zugzwang::sheet;

std::string asset(const std::string& name) {
    return testing::text_of(std::filesystem::path(ZUGZWANG_SOURCE_DIR) / "assets" / name);
}

const Theme& paper_theme() {
    static const auto read = [] {
        const auto sections = sections_of(catalog());
        const auto house = whole_theme_from_text(asset("themes/arcade.toml"), "arcade.toml", sections);
        return theme_from_text(asset("themes/paper.toml"), "paper.toml", house, sections);
    }();
    return read;
}

std::vector<SheetQuestion> puzzles_of(const std::string& game, std::size_t count) {
    const auto pack = puzzles::read_pack(asset("puzzles/" + game + ".txt"));
    REQUIRE(pack);
    auto chosen = questions_of({.count = count}, *pack);
    REQUIRE(chosen);
    return *std::move(chosen);
}

std::vector<std::string> pages(const std::string& game, const std::vector<SheetQuestion>& questions,
                               Paper paper = Paper::a4, Asks asks = Asks::win) {
    const SvgCanvas::SpriteSource sprites = [](std::string_view name) {
        const auto file = "sprites/" + std::string(name) + ".svg";
        return coloured(asset(file), paper_theme(), file);
    };
    Workers workers;
    auto made = pages_of({.game = find_game(game), .questions = questions, .asks = asks, .foot = "made by a test"},
                         {.theme = paper_theme(), .sprites = sprites, .paper = paper}, workers);
    REQUIRE(made);
    return *std::move(made);
}

/// Every word on a page, with the place where it begins, ends or has its middle.
struct Lettering {
    float x = 0, y = 0, size = 0;
    std::string anchor, words;
};
std::vector<Lettering> words_on(const std::string& page) {
    static const std::regex text(
        R"re(<text x="([-0-9.]+)" y="([-0-9.]+)" font-size="([0-9.]+)"[^>]* text-anchor="(\w+)"[^>]*>([^<]*)<)re");
    std::vector<Lettering> found;
    for (auto at = std::sregex_iterator(page.begin(), page.end(), text); at != std::sregex_iterator(); ++at)
        found.push_back({std::stof((*at)[1]), std::stof((*at)[2]), std::stof((*at)[3]), (*at)[4], (*at)[5]});
    return found;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + part.size()))
        ++found;
    return found;
}

bool has_words(const std::string& page, const std::string& words) {
    return std::ranges::any_of(words_on(page), [&](const Lettering& one) { return one.words == words; });
}

} // namespace

TEST_CASE("sheet: every game's pages are whole, and their words stay on the paper", "[sheet]") {
    const auto game = GENERATE(from_range(game_ids()));
    const auto paper = GENERATE(Paper::a4, Paper::letter);
    const auto amount = GENERATE(std::size_t{3}, std::size_t{14});
    CAPTURE(game, amount);
    const auto size = size_of(paper);
    bool is_question = true;
    for (const auto& page : pages(game, puzzles_of(game, amount), paper)) {
        is_question = is_question && !has_words(page, tr(find_game(game)->title) + ": solutions");
        CHECK(page.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "));
        CHECK(count(page, "<g ") + count(page, "<g>") == count(page, "</g>"));
        CHECK(count(page, "nan") == 0);
        CHECK(has_words(page, "made by a test"));
        for (const auto& word : words_on(page)) {
            CAPTURE(word.words);
            const float wide = static_cast<float>(word.words.size()) * word.size * 0.6F;
            const float left = word.x - (word.anchor == "start" ? 0 : word.anchor == "end" ? wide : wide / 2);
            CHECK(left >= 0);
            CHECK(left + wide <= size.width);
            CHECK(word.y - word.size >= 0);
            CHECK(word.y <= size.height);
            CHECK(word.size >= (is_question ? 3.9F : 2.5F) * point); // the solutions' pictures only remind
        }
    }
}

TEST_CASE("sheet: on every board that a move is written from, places have their names", "[sheet]") {
    const auto paper = GENERATE(Paper::a4, Paper::letter);
    const std::size_t amount = 60;
    for (const std::string game : {"amazons", "boxes"}) {
        std::size_t named = 0;
        for (const auto& page : pages(game, puzzles_of(game, amount), paper)) {
            if (has_words(page, tr(find_game(game)->title) + ": solutions")) break;
            named += count(page, ">a<");
        }
        CHECK(named == amount);
    }
}

TEST_CASE("sheet: the same puzzles make the same bytes", "[sheet]") {
    const auto game = GENERATE(from_range(game_ids()));
    CHECK(pages(game, puzzles_of(game, 4)) == pages(game, puzzles_of(game, 4)));
}

TEST_CASE("sheet: positions come first, solutions on pages of their own", "[sheet]") {
    const std::vector<SheetQuestion> two{{.position = "17/5 1", .right = {"5"}},
                                         {.position = "20/4 2 misere", .right = {"3"}}};
    const auto made = pages("sticks", two);
    REQUIRE(made.size() == 2);
    CHECK(made[0].find("width=\"210mm\" height=\"297mm\"") != std::string::npos);
    CHECK(has_words(made[0], "Sticks: which move wins?"));
    CHECK(has_words(made[0], "Blue: take 1, 2, 3, 4 or 5"));
    CHECK(has_words(made[0], "Orange: take 1, 2, 3 or 4, but not the last stick"));
    CHECK_FALSE(has_words(made[0], "5 (12 left)"));
    CHECK(has_words(made[1], "Sticks: solutions"));
    CHECK(has_words(made[1], "5 (12 left)"));
    CHECK(has_words(made[1], "3 (17 left)"));
    CHECK(has_words(made[1], "Page 2 of 2"));
}

TEST_CASE("sheet: a position that the rules do not know is refused", "[sheet]") {
    const SvgCanvas::SpriteSource none = [](std::string_view) { return std::string(); };
    Workers workers;
    CHECK_FALSE(pages_of({.game = find_game("sticks"), .questions = {{.position = "x", .right = {"5"}}}, .foot = {}},
                         {.theme = paper_theme(), .sprites = none}, workers));
}

TEST_CASE("sheet: exercises ask for a better move, and their solutions show what was played", "[sheet]") {
    // From nine sticks of which three may be taken only one leaves a multiple of four.
    const auto made = pages("sticks", {{.position = "9/3 1", .right = {"1"}, .rival = "3"}}, Paper::a4, Asks::better);
    REQUIRE(made.size() == 2);
    CHECK(has_words(made[0], "Sticks: which move is better?"));
    CHECK(made[0].find("In each position somebody went wrong.") != std::string::npos);
    CHECK(has_words(made[1], "Sticks: solutions"));
    CHECK(has_words(made[1], "1 (8 left)"));
    CHECK(made[1] != pages("sticks", {{.position = "9/3 1", .right = {"1"}, .rival = "3"}})[1]);
}
