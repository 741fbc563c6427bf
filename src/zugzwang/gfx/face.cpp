#include "zugzwang/gfx/face.hpp"

#include <cstdint>

namespace zugzwang {
namespace {

constexpr char face_end = ':';

template <class Do>
void for_each_role(const Theme& theme, Do act) {
    for (std::size_t role = 0; role < theme.colours.size(); ++role)
        act(static_cast<Role>(role));
    for (const auto& [role, colour] : theme.own_colours)
        act(role);
}

Colour grey_of(Colour colour) {
    constexpr int red = 299, green = 587, blue = 114, half = 500, whole = 1000;
    const auto luma =
        static_cast<std::uint8_t>((red * colour.red + green * colour.green + blue * colour.blue + half) / whole);
    return {luma, luma, luma, colour.alpha};
}

} // namespace

Role in_face(std::string_view face, Role role) {
    return face.empty() ? role : own_role(face, std::to_string(static_cast<std::uint32_t>(role)));
}

std::string in_face(std::string_view face, std::string_view sprite) {
    return face.empty() ? std::string(sprite) : std::string(face) + face_end + std::string(sprite);
}

std::pair<std::string_view, std::string_view> face_and_sprite(std::string_view sprite) {
    const auto at = sprite.find(face_end);
    if (at == sprite.npos) return {{}, sprite};
    return {sprite.substr(0, at), sprite.substr(at + 1)};
}

void add_face(Theme& theme, std::string_view face, const Theme& its) {
    for_each_role(its, [&](Role role) { theme.own_colours[in_face(face, role)] = its[role]; });
}

Theme face_of(const Theme& theme, std::string_view face) {
    auto its = theme;
    for_each_role(theme, [&](Role role) {
        const auto found = theme.own_colours.find(in_face(face, role));
        if (found == theme.own_colours.end()) return;
        const auto place = static_cast<std::size_t>(role);
        (place < its.colours.size() ? its.colours[place] : its.own_colours[role]) = found->second;
    });
    return its;
}

Theme grey_of(Theme theme) {
    for (auto& colour : theme.colours)
        colour = grey_of(colour);
    for (auto& [role, colour] : theme.own_colours)
        colour = grey_of(colour);
    return theme;
}

} // namespace zugzwang
