#include "support/catch.hpp"

#include <string>

#include "app/theme_shelf.hpp"
#include "studio/studio.hpp"
#include "window/harness.hpp"

using namespace zugzwang;
using namespace zugzwang::app;

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
    studio::Studio studio;
};

} // namespace

TEST_CASE("text: lies where its alignment says", "[window][text]") {
    Page page;
    const auto align = GENERATE(AlignX::left, AlignX::centre, AlignX::right);
    page.canvas().text("HHHHH", {300, 150}, {.size = 40, .align_x = align});
    const float width = page.canvas().measured("HHHHH", {.size = 40}).width;
    const SDL_Rect lit = page.lit();
    const auto left = static_cast<float>(lit.x);
    const auto right = static_cast<float>(lit.x + lit.w);
    const float shift = align == AlignX::left ? 0 : align == AlignX::centre ? width / 2 : width;
    CHECK(left >= 299 - shift);
    CHECK(left <= 306 - shift);
    CHECK(right <= 301 - shift + width);
    CHECK(right >= 294 - shift + width);
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

TEST_CASE("text: what is measured is what is drawn", "[window][text]") {
    Page page;
    const TextStyle style{.size = 30, .weight = GENERATE(Weight::regular, Weight::semibold, Weight::extra_bold)};
    const Size measured = page.canvas().measured("Your move: take 3", style);
    const Size drawn = page.canvas().text("Your move: take 3", {10, 100}, style);
    CHECK(drawn.width == measured.width);
    CHECK(drawn.height == measured.height);
    const SDL_Rect lit = page.lit();
    CHECK(lit.x >= 10);
    CHECK(static_cast<float>(lit.w) <= measured.width);
    CHECK(static_cast<float>(lit.w) > measured.width - 8);
}

TEST_CASE("text: heavier is wider", "[window][text]") {
    Page page;
    const auto width = [&](Weight weight) {
        return page.canvas().measured("Amazons and boxes", {.size = 40, .weight = weight}).width;
    };
    CHECK(width(Weight::regular) < width(Weight::semibold));
    CHECK(width(Weight::semibold) < width(Weight::extra_bold));
}

TEST_CASE("text: letters are kerned", "[window][text]") {
    Page page;
    const auto width = [&](const char* words) { return page.canvas().measured(words, {.size = 80}).width; };
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
