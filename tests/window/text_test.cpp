#include "support/catch.hpp"

#include <SDL_ttf.h>

#include "app/picture_sheet.hpp"
#include "app/theme_shelf.hpp"
#include "canvas/sdl_handles.hpp"
#include "window/harness.hpp"

namespace {

struct Page {
    Page() : theme(load_theme(Assets::found(), "arcade")), studio(600, 300, Assets::found(), theme) {
        studio.canvas().backdrop();
        studio.canvas().box(studio.canvas().screen(), {.top = Role::closed, .bottom = Role::closed});
    }
    [[nodiscard]] SdlCanvas& canvas() { return studio.canvas(); }
    /// The box about everything that is lit.
    [[nodiscard]] SDL_Rect lit() {
        const auto pixels = canvas().pixels();
        int left = 600, top = 300, right = -1, bottom = -1;
        for (int y = 0; y < 300; ++y) {
            for (int x = 0; x < 600; ++x) {
                if (testing::pixel(*pixels, x, y).green < 120) continue;
                left = std::min(left, x), right = std::max(right, x);
                top = std::min(top, y), bottom = std::max(bottom, y);
            }
        }
        return {left, top, right + 1 - left, bottom + 1 - top};
    }

    Theme theme;
    app::PictureSheet studio;
};

} // namespace

TEST_CASE("text: lies where its alignment says", "[window][text]") {
    Page page;
    // What is lit begins and ends a little inside the text: the letter H leaves less than 6 pixels at either side.
    const AlignX across = GENERATE(AlignX::left, AlignX::right, AlignX::centre);
    page.canvas().text("HHHHH", {300, 150}, {.size = 40, .align_x = across});
    const SDL_Rect lit = page.lit();
    if (across == AlignX::left) CHECK((lit.x >= 300 && lit.x <= 306));
    if (across == AlignX::right) CHECK((lit.x + lit.w >= 294 && lit.x + lit.w <= 300));
    if (across == AlignX::centre) CHECK(std::abs(2 * lit.x + lit.w - 600) <= 2);
}

TEST_CASE("text: capitals stand in the middle, or on the baseline, or below the top", "[window][text]") {
    Page page;
    const AlignY align = GENERATE(AlignY::middle, AlignY::baseline, AlignY::top);
    page.canvas().text("HEH", {100, 150}, {.size = 60, .align_y = align});
    const SDL_Rect lit = page.lit();
    if (align == AlignY::middle) CHECK(std::abs(2 * lit.y + lit.h - 300) <= 3);
    if (align == AlignY::baseline) CHECK(std::abs(lit.y + lit.h - 150) <= 1);
    if (align == AlignY::top) CHECK((lit.y > 150 && lit.y < 150 + 30));
}

TEST_CASE("text: is as large as the library of fonts says, and drawn so", "[window][text]") {
    Page page;
    const auto [weight, name] =
        GENERATE(table<Weight, std::string>({{Weight::regular, "Regular"}, {Weight::semibold, "SemiBold"}}));
    const std::string words = "Your move: take 3";
    const auto file = "/usr/share/fonts/opentype/inter/InterDisplay-" + name + ".otf";
    const FontHandle font(TTF_OpenFont(file.c_str(), 30));
    REQUIRE(font);
    TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    int width = 0, height = 0;
    REQUIRE(TTF_SizeUTF8(font.get(), words.c_str(), &width, &height) == 0);
    const Size drawn = page.canvas().text(words, {10, 100}, {.size = 30, .weight = weight});
    CHECK(page.canvas().measured(words, {.size = 30, .weight = weight}).width == static_cast<float>(width));
    CHECK(drawn.width == static_cast<float>(width));
    const SDL_Rect lit = page.lit();
    CHECK((lit.x >= 10 && lit.x + lit.w <= 10 + width));
    CHECK(lit.w > width - 8);
}

TEST_CASE("text: heavier is wider, and letters are kerned", "[window][text]") {
    Page page;
    const auto width = [&](const char* words, Weight weight = Weight::regular) {
        return page.canvas().measured(words, {.size = 80, .weight = weight}).width;
    };
    CHECK(width("Amazons and boxes") < width("Amazons and boxes", Weight::semibold));
    CHECK(width("Amazons and boxes", Weight::semibold) < width("Amazons and boxes", Weight::extra_bold));
    CHECK(width("AVAV") < width("A") * 2 + width("V") * 2 - 4);
}

TEST_CASE("text: wraps between words and never beyond its width", "[window][text]") {
    Page page;
    const std::string words = "One is odd: you can win. Play in the undecided group, one line.";
    const TextStyle style{.size = 24, .wrap_width = 220};
    const Size size = page.canvas().measured(words, style);
    const float line = page.canvas().measured("One", {.size = 24}).height;
    CHECK(size.width <= 220);
    CHECK(size.height > 3 * line);
    CHECK(size.height < 6 * line);
    CHECK(page.canvas().measured("One\nline", {.size = 24}).height ==
          page.canvas().measured("a\nb", {.size = 24}).height);
}

TEST_CASE("text: a word wider than the line is cut, and ends", "[window][text]") {
    Page page;
    const std::string word(GENERATE(1U, 60U, 2000U), 'M');
    const Size size = page.canvas().measured(word, {.size = 24, .wrap_width = 100});
    CHECK(size.width <= 100);
    CHECK(page.canvas().measured("MMM", {.size = 24, .wrap_width = 1}).height > 0);
}

TEST_CASE("text: too long a line ends in an ellipsis within its width", "[window][text]") {
    Page page;
    const TextStyle style{.size = 24, .max_width = 150};
    const Size cut = page.canvas().measured("Watch them play for a very long time", style);
    CHECK(cut.width <= 150);
    CHECK(cut.width > 110);
    CHECK(page.canvas().measured("Play", style).width == page.canvas().measured("Play", {.size = 24}).width);
    CHECK(page.canvas().measured(std::string(1000000, 'x'), style).width <= 150);
}

TEST_CASE("text: letters that Inter lacks come from another font", "[window][text]") {
    Page page;
    const auto width = [&](const char* words) { return page.canvas().measured(words, {.size = 40}).width; };
    // U+0531, an Armenian letter, is in DejaVu Sans only; U+FFFF is in no font.
    CHECK(width("\xD4\xB1") > 10);
    CHECK(width("\xD4\xB1") != width("\xEF\xBF\xBF"));
    CHECK(width("a\xD4\xB1") == Approx(width("a") + width("\xD4\xB1")).margin(1));
    CHECK(page.canvas().text("take \xD4\xB1 now", {10, 100}, {.size = 40}).width > width("take  now"));
}

TEST_CASE("text: broken UTF-8 and control characters are shown as something", "[window][text]") {
    Page page;
    const std::string words = GENERATE("\xFF\xFE", "a\xC3", "\xE2\x82", "tab\tnull", "\x01\x02", "\xED\xA0\x80");
    CHECK(page.canvas().text(words, {10, 100}, {.size = 20}).width > 0);
    CHECK(page.canvas().text(std::string("a\0b", 3), {10, 150}, {.size = 20}).width > 0);
}
