// Other colours within a theme.
#include "zugzwang/gfx/face.hpp"

#include "support/catch.hpp"

namespace {

constexpr Role own_lamp = own_role("cellar", "lamp");

Theme theme_of(Colour first, Colour its_lamp) {
    Theme theme;
    theme.colours[static_cast<std::size_t>(Role::first)] = first;
    theme.own_colours[own_lamp] = its_lamp;
    return theme;
}

} // namespace

TEST_CASE("face: it draws in its own colours, those of the games too, and leaves the theme's as they are",
          "[gfx][theme]") {
    auto theme = theme_of({1, 2, 3}, {4, 5, 6});
    add_face(theme, "paper", theme_of({10, 20, 30}, {40, 50, 60}));
    CHECK(theme[Role::first] == Colour{1, 2, 3});
    CHECK(theme[in_face("paper", Role::first)] == Colour{10, 20, 30});
    CHECK(theme[in_face("paper", own_lamp)] == Colour{40, 50, 60});
    CHECK(theme[in_face("", Role::first)] == Colour{1, 2, 3});
    const auto paper = face_of(theme, "paper");
    CHECK(paper[Role::first] == Colour{10, 20, 30});
    CHECK(paper[own_lamp] == Colour{40, 50, 60});
    CHECK(face_of(theme, "none")[Role::first] == Colour{1, 2, 3});
}

TEST_CASE("face: every role has its own in every face", "[gfx][theme]") {
    std::set<Role> roles;
    for (std::size_t role = 0; role < role_names.size(); ++role) {
        for (const auto face : {std::string_view(), paper_face, grey_face})
            roles.insert(in_face(face, static_cast<Role>(role)));
    }
    CHECK(roles.size() == 3 * role_names.size());
}

TEST_CASE("face: a sprite's name says its face", "[gfx][theme]") {
    CHECK(in_face("paper", "mark/first") == "paper:mark/first");
    CHECK(in_face("", "mark/first") == "mark/first");
    CHECK(face_and_sprite("paper:mark/first") == std::pair<std::string_view, std::string_view>("paper", "mark/first"));
    CHECK(face_and_sprite("mark/first") == std::pair<std::string_view, std::string_view>("", "mark/first"));
}

TEST_CASE("face: grey is as bright as the colour was", "[gfx][theme]") {
    // ITU-R BT.601: Y = 0.299 R + 0.587 G + 0.114 B.
    const auto grey = grey_of(theme_of({255, 0, 0, 77}, {0, 255, 0}));
    CHECK(grey[Role::first] == Colour{76, 76, 76, 77});
    CHECK(grey[own_lamp] == Colour{150, 150, 150});
    CHECK(grey_of(theme_of({0, 0, 255}, {255, 255, 255}))[Role::first] == Colour{29, 29, 29});
    CHECK(grey_of(theme_of({0, 0, 255}, {255, 255, 255}))[own_lamp] == Colour{255, 255, 255});
}
