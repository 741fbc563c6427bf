// Colours, sizes and durations by role. Nothing in code names a colour. The roles listed here are everybody's; what
// only one game draws with is its own section (theme_section.hpp). Themes are files, see assets/themes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "zugzwang/base/seconds.hpp"

namespace zugzwang {

// clang-format off
/// Every colour role. In theme files and sprites the underscore is written as a hyphen: `first-fill-top`.
#define ZUGZWANG_COLOUR_ROLES(X)                                                                                       \
    X(backdrop_top) X(backdrop_bottom) X(backdrop_dot) X(backdrop_glow)                                                \
    X(panel_top) X(panel_bottom) X(panel_rim) X(well) X(selected_top) X(selected_bottom)                               \
    X(ink) X(soft) X(dim)                                                                                              \
    X(button_top) X(button_bottom) X(button_rim)                                                                       \
    X(primary_top) X(primary_bottom) X(primary_foot) X(primary_ink)                                                    \
    X(first) X(first_fill_top) X(first_fill_bottom)                                                                    \
    X(second) X(second_fill_top) X(second_fill_bottom)                                                                 \
    X(act) X(bad)                                                                                                      \
    X(board_light) X(board_dark) X(closed) X(drawn) X(undrawn)                                                         \
    X(shine) X(shadow)                                                                                                 \
    X(wordmark_first_top) X(wordmark_first_bottom) X(wordmark_second_top) X(wordmark_second_bottom)            \
    X(icon_top) X(icon_rim)

/// Every size role, in units of a screen of 1080 lines.
#define ZUGZWANG_MEASURES(X)                                                                                           \
    X(top_bar) X(edge) X(gap) X(hair) X(tight) X(snug) X(near) X(apart) X(control) X(touch) X(panel_width) X(panel_radius) X(panel_padding)                                          \
    X(button_radius) X(rim) X(focus_gap) X(focus_ring) X(hover_lift)                                                   \
    X(heading) X(title) X(figure) X(hero) X(body) X(caption) X(smallest)

/// Every duration role, in milliseconds in the file.
#define ZUGZWANG_MOTIONS(X)                                                                                            \
    X(hover_in) X(hover_out) X(count_up) X(afterglow) X(scene_change) X(win) X(reduced_fade) X(shake) X(reply_hold)
// clang-format on

#define ZUGZWANG_NAME(name) name,
enum class Role : std::uint32_t { ZUGZWANG_COLOUR_ROLES(ZUGZWANG_NAME) };
enum class Measure : std::uint8_t { ZUGZWANG_MEASURES(ZUGZWANG_NAME) };
enum class Motion : std::uint32_t { ZUGZWANG_MOTIONS(ZUGZWANG_NAME) };
#undef ZUGZWANG_NAME

#define ZUGZWANG_TEXT(name) std::string_view(#name),
inline constexpr auto role_names = std::to_array<std::string_view>({ZUGZWANG_COLOUR_ROLES(ZUGZWANG_TEXT)});
inline constexpr auto measure_names = std::to_array<std::string_view>({ZUGZWANG_MEASURES(ZUGZWANG_TEXT)});
inline constexpr auto motion_names = std::to_array<std::string_view>({ZUGZWANG_MOTIONS(ZUGZWANG_TEXT)});
#undef ZUGZWANG_TEXT

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 255;

    friend bool operator==(const Colour&, const Colour&) = default;
};

namespace detail {

/// The number of what a game calls its own, above those of the lists. By FNV-1a (Fowler, Noll and Vo, 1991).
[[nodiscard]] constexpr std::uint32_t own_number(std::string_view section, std::string_view name) {
    std::uint32_t hash = 2166136261U;
    const auto add = [&hash](char letter) { hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U; };
    for (const char letter : section)
        add(letter);
    add('.');
    for (const char letter : name)
        add(letter);
    return hash | 0x80000000U;
}

} // namespace detail

/// The role of a name in a game's section: own_role("amazons", "ember").
[[nodiscard]] constexpr Role own_role(std::string_view section, std::string_view name) {
    return static_cast<Role>(detail::own_number(section, name));
}
[[nodiscard]] constexpr Motion own_motion(std::string_view section, std::string_view name) {
    return static_cast<Motion>(detail::own_number(section, name));
}

struct Theme {
    std::string name; ///< As a person reads it.
    std::array<Colour, role_names.size()> colours{};
    std::array<float, measure_names.size()> measures{}; ///< Units of a 1080-line screen.
    std::array<Seconds, motion_names.size()> motions{}; ///< All zero in a default theme: nothing takes time.
    std::map<Role, Colour> own_colours{};               ///< The games' own, see theme_section.hpp.
    std::map<Motion, Seconds> own_motions{};

    [[nodiscard]] Colour operator[](Role role) const {
        const auto place = static_cast<std::size_t>(role);
        return place < colours.size() ? colours[place] : own(role);
    }
    [[nodiscard]] float operator[](Measure measure) const { return measures[static_cast<std::size_t>(measure)]; }
    [[nodiscard]] Seconds operator[](Motion motion) const {
        const auto place = static_cast<std::size_t>(motion);
        return place < motions.size() ? motions[place] : own(motion);
    }

  private:
    /// Black, and at once, for what no section of the theme names.
    [[nodiscard]] Colour own(Role role) const;
    [[nodiscard]] Seconds own(Motion motion) const;
};

/// The colour role that belongs to a player, the same in every game.
template <class Side>
[[nodiscard]] constexpr Role role_of(Side side) {
    return static_cast<int>(side) == 0 ? Role::first : Role::second;
}

} // namespace zugzwang
