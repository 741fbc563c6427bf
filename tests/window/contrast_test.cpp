#include "support/catch.hpp"

#include <initializer_list>

#include "app/theme_shelf.hpp"
#include "zugzwang/gfx/theme_text.hpp"

using namespace zugzwang::app;
using namespace zugzwang::canvas;

namespace {

/// Relative luminance and contrast of WCAG 2.1.
double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

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

constexpr double text = 4.5;
constexpr double marks = 3;

} // namespace

TEST_CASE("contrast: black and white are 21 apart, a colour and itself 1", "[window][theme]") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
    CHECK(contrast({80, 90, 100}, {80, 90, 100}) == Approx(1));
    CHECK(contrast({0x77, 0x77, 0x77}, {255, 255, 255}) == Approx(4.48).margin(0.005)); // WebAIM's well-known grey
}

TEST_CASE("contrast: text can be read on all of its grounds", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), GENERATE("arcade", "classic"));
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
    const auto theme = load_theme(Assets::found(), GENERATE("arcade", "classic"));
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

TEST_CASE("contrast: the classic look has the old assignments' colours", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), "classic");
    const auto is_near = [](Colour colour, Colour pure) {
        return std::abs(colour.red - pure.red) <= 48 && std::abs(colour.green - pure.green) <= 48 &&
               std::abs(colour.blue - pure.blue) <= 48;
    };
    CHECK(is_near(theme[Role::drawn], {0, 0, 0}));
    CHECK(is_near(theme[*role_from_text("boxes.undrawn-core")], {0, 255, 255}));
}
