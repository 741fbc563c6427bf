#include "support/catch.hpp"

#include "zugzwang/gfx/theme_section.hpp"
#include "zugzwang/gfx/theme_text.hpp"

TEST_CASE("theme text: colours are a # and six or eight digits, roles have hyphens, a game's own its id before them",
          "[gfx][theme]") {
    CHECK(colour_from_text("#0aB1fF") == Colour{0x0A, 0xB1, 0xFF, 255});
    CHECK(colour_from_text("#01020304") == Colour{1, 2, 3, 4});
    for (const auto* broken : {"", "#", "0aB1fF", "#0aB1f", "#0aB1fFF", "#0aB1fG", "#0a B1f", "#0102030405"})
        CHECK_FALSE(colour_from_text(broken));
    CHECK(role_from_text("first-fill-top") == Role::first_fill_top);
    CHECK(role_from_text("ink") == Role::ink);
    CHECK_FALSE(role_from_text("first_fill_top"));
    CHECK_FALSE(role_from_text("no-such-role"));
    CHECK(role_from_text("cellar.lamp") == own_role("cellar", "lamp"));
}

TEST_CASE("theme: a section's roles are none of everybody's, nor another game's", "[gfx][theme]") {
    const std::set<Role> roles{own_role("cellar", "lamp"), own_role("cellar", "lamb"), own_role("attic", "lamp"),
                               own_role("cella", "r.lamp"), Role::ink};
    CHECK(roles.size() == 5);
    CHECK(Theme{}[own_role("cellar", "lamp")] == Colour{});
    CHECK(Theme{}[own_motion("cellar", "swing")] == Seconds{0});
}

TEST_CASE("theme: a section gives a theme its own values", "[gfx][theme]") {
    static constexpr OwnColour colours[] = {{"lamp", 0x102030}};
    static constexpr OwnMotion motions[] = {{"swing", 250}};
    static constexpr ThemeSection section{.id = "cellar", .colours = colours, .motions = motions};
    Theme theme;
    add_section(theme, section);
    constexpr Role lamp = section.role("lamp");
    constexpr Motion swing = section.motion("swing");
    CHECK(theme[lamp] == Colour{0x10, 0x20, 0x30, 255});
    CHECK(theme[swing].count() == Approx(0.25));
}
