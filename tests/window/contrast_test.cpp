#include "support/catch.hpp"

#include <cmath>
#include <initializer_list>

#include "app/theme_file.hpp"

using namespace zugzwang;
using namespace zugzwang::app;

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

std::string name(Role role) { return std::string(role_names[static_cast<std::size_t>(role)]); }

void check(const Theme& theme, Role mark, std::initializer_list<Role> grounds, double min) {
    for (const Role ground : grounds) {
        INFO(theme.name << ": " << name(mark) << " on " << name(ground));
        CHECK(contrast(theme[mark], theme[ground]) >= min);
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
    const auto rooms = {Role::backdrop_top, Role::backdrop_bottom, Role::panel_top, Role::panel_bottom, Role::well};
    for (const Role role : {Role::ink, Role::soft, Role::dim, Role::first, Role::second, Role::act, Role::bad})
        check(theme, role, rooms, text);
    const auto controls = {Role::button_top, Role::button_bottom, Role::selected_top, Role::selected_bottom};
    check(theme, Role::ink, controls, text);
    check(theme, Role::soft, controls, text);
    check(theme, Role::primary_ink, {Role::primary_top, Role::primary_bottom}, text);
    check(theme, Role::drawn_ink, {Role::drawn, Role::drawn_shade}, text);
}

TEST_CASE("contrast: marks stand out from all of their grounds", "[window][theme]") {
    const auto theme = load_theme(Assets::found(), GENERATE("arcade", "classic"));
    const auto rooms = {Role::backdrop_top, Role::backdrop_bottom, Role::panel_top, Role::panel_bottom, Role::well};
    for (const Role role : {Role::drawn, Role::undrawn})
        check(theme, role, rooms, marks);
    for (const Role role : {Role::mark_first, Role::mark_second, Role::mark_either})
        check(theme, role, {Role::board_light, Role::board_dark}, marks);
    check(theme, Role::closed_mark, {Role::closed}, marks);
    check(theme, Role::closed, {Role::board_light, Role::board_dark}, marks);
    check(theme, Role::token_first_crown, {Role::token_first_top, Role::token_first_bottom}, marks);
    check(theme, Role::token_second_crown, {Role::token_second_top, Role::token_second_bottom}, marks);
    check(theme, Role::point, {Role::first_fill_top, Role::first_fill_bottom}, marks);
    check(theme, Role::point, {Role::second_fill_top, Role::second_fill_bottom}, marks);
}
