#include "support/catch.hpp"

#include <initializer_list>

#include "app/theme_shelf.hpp"
#include "window/colour_vision.hpp"
#include "zugzwang/gfx/theme_text.hpp"

using namespace zugzwang::app;
using namespace zugzwang::canvas;
using namespace zugzwang::testing;

namespace {

/// Relative luminance and contrast of WCAG 2.1.
double luminance(Colour colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(Colour a, Colour b) {
    const double brighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (brighter + 0.05) / (darker + 0.05);
}

/// Roles as they are written in files; all must be in the theme.
void check(const Theme& theme, std::string_view mark, std::initializer_list<std::string_view> grounds, double min) {
    const auto colour = [&](std::string_view written) {
        const auto role = role_from_text(written);
        REQUIRE(role);
        REQUIRE((written.find('.') == written.npos || theme.own_colours.contains(*role)));
        return theme[*role];
    };
    for (const auto ground : grounds) {
        INFO(theme.name << ": " << mark << " on " << ground);
        CHECK(contrast(colour(mark), colour(ground)) >= min);
    }
}

struct Asked {
    const char* theme;
    double text, marks;
};
/// WCAG 2.1: 4.5 for text and 3 for marks, or 7 (level AAA) for all.
const std::initializer_list<Asked> all_themes{
    {"arcade", 4.5, 3}, {"classic", 4.5, 3}, {"paper", 4.5, 3}, {"contrast", 7, 7}};

} // namespace

TEST_CASE("contrast: black and white are 21 apart, a colour and itself 1", "[window][theme]") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
    CHECK(contrast({80, 90, 100}, {80, 90, 100}) == Approx(1));
    CHECK(contrast({0x77, 0x77, 0x77}, {255, 255, 255}) == Approx(4.48).margin(0.005)); // WebAIM's well-known grey
}

TEST_CASE("contrast: text can be read on all of its grounds", "[window][theme]") {
    const auto [name, text, marks] = GENERATE(values(all_themes));
    const auto theme = load_theme(Assets::found(), name);
    const std::initializer_list<std::string_view> rooms = {"backdrop-top", "backdrop-bottom", "panel-top",
                                                           "panel-bottom", "well"};
    for (const std::string_view role : {"ink", "soft", "dim", "first", "second", "act", "bad"})
        check(theme, role, rooms, text);
    const std::initializer_list<std::string_view> controls = {"button-top", "button-bottom", "selected-top",
                                                              "selected-bottom"};
    check(theme, "ink", controls, text);
    check(theme, "soft", controls, text);
    check(theme, "primary-ink", {"primary-top", "primary-bottom"}, text);
    check(theme, "numbers.tile-ink", {"drawn", "numbers.tile-shade"}, text);
}

TEST_CASE("contrast: marks stand out from all of their grounds", "[window][theme]") {
    const auto [name, text, marks] = GENERATE(values(all_themes));
    const auto theme = load_theme(Assets::found(), name);
    const std::initializer_list<std::string_view> rooms = {"backdrop-top", "backdrop-bottom", "panel-top",
                                                           "panel-bottom", "well"};
    for (const std::string_view role : {"drawn", "undrawn"})
        check(theme, role, rooms, marks);
    for (const std::string_view role : {"amazons.mark-first", "amazons.mark-second", "amazons.mark-either"})
        check(theme, role, {"board-light", "board-dark"}, marks);
    check(theme, "amazons.closed-mark", {"closed"}, marks);
    check(theme, "closed", {"board-light", "board-dark"}, marks);
    check(theme, "amazons.queen-first-crown", {"amazons.queen-first-top", "amazons.queen-first-bottom"}, marks);
    check(theme, "amazons.queen-second-crown", {"amazons.queen-second-top", "amazons.queen-second-bottom"}, marks);
    check(theme, "shine", {"first-fill-top", "first-fill-bottom"}, marks);
    check(theme, "shine", {"second-fill-top", "second-fill-bottom"}, marks);
}

TEST_CASE("contrast: the sides and the marks stay apart for every kind of colour vision", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), GENERATE("arcade", "classic", "contrast", "paper"));
    const auto vision = GENERATE(ColourVision::usual, ColourVision::protan, ColourVision::deutan, ColourVision::tritan);
    const auto apart = [&](std::string_view one, std::string_view two) {
        INFO(theme.name << ": " << one << " and " << two);
        return colour_difference(seen_by(vision, theme[*role_from_text(one)]),
                                 seen_by(vision, theme[*role_from_text(two)]));
    };
    constexpr double sides = 40, marks = 9;
    CHECK(apart("first", "second") > sides);
    CHECK(apart("first-fill-top", "second-fill-top") > sides);
    CHECK(apart("first-fill-bottom", "second-fill-bottom") > sides);
    CHECK(apart("amazons.mark-first", "amazons.mark-second") > sides);
    CHECK(apart("board-dark", "closed") > sides);
    for (const auto side : {"first", "second"}) {
        CHECK(apart(side, "act") > marks);
        CHECK(apart(side, "bad") > marks);
    }
    CHECK(apart("act", "bad") > marks);
    CHECK(apart("drawn", "undrawn") > marks);
}

TEST_CASE("contrast: colours are as different as CIELAB says, and seen as those who lack a cone see them",
          "[window][theme]") {
    const auto usual = [](Colour colour) { return seen_by(ColourVision::usual, colour); };
    // Corners of sRGB by its standard (IEC 61966-2-1).
    CHECK(colour_difference(usual({0, 0, 0}), usual({255, 255, 255})) == Approx(100).margin(0.01));
    CHECK(colour_difference(usual({255, 0, 0}), usual({0, 255, 0})) == Approx(170.6).margin(0.1));
    for (const auto vision : {ColourVision::protan, ColourVision::deutan, ColourVision::tritan}) {
        for (const Colour grey : {Colour{255, 255, 255}, Colour{128, 128, 128}}) // these stay as they are
            CHECK(colour_difference(seen_by(vision, grey), usual(grey)) < 1);
    }
    // What the test with red and green plates looks for.
    const Colour red{190, 80, 70}, green{120, 120, 60};
    CHECK(colour_difference(usual(red), usual(green)) > 45);
    CHECK(colour_difference(seen_by(ColourVision::deutan, red), seen_by(ColourVision::deutan, green)) < 20);
}

TEST_CASE("contrast: the classic look has the old assignments' colours", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), "classic");
    const auto is_near = [](Colour colour, Colour pure) {
        return std::abs(colour.red - pure.red) <= 48 && std::abs(colour.green - pure.green) <= 48 &&
               std::abs(colour.blue - pure.blue) <= 48;
    };
    CHECK(is_near(theme[Role::drawn], {0, 0, 0}));
    CHECK(is_near(theme[*role_from_text("boxes.undrawn-core")], {0, 255, 255}));
}
