// Colours, sizes and durations by role. A theme is read from a file at start (assets/themes); nothing in code names a
// colour. Roles are listed once, here: a theme file must give every one, and may give no other.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace zugzwang {

using Seconds = std::chrono::duration<double>;

// clang-format off
/// Every colour role. In theme files and sprites the underscore is written as a hyphen: `first-fill-top`.
#define ZUGZWANG_COLOUR_ROLES(X)                                                                                       \
    X(backdrop_top) X(backdrop_bottom) X(backdrop_dot) X(backdrop_glow)                                                \
    X(panel_top) X(panel_bottom) X(panel_rim) X(well) X(well_rim) X(selected_top) X(selected_bottom)                   \
    X(ink) X(soft) X(dim)                                                                                              \
    X(button_top) X(button_bottom) X(button_rim)                                                                       \
    X(primary_top) X(primary_bottom) X(primary_foot) X(primary_ink)                                                    \
    X(first) X(first_fill_top) X(first_fill_bottom)                                                                    \
    X(second) X(second_fill_top) X(second_fill_bottom)                                                                 \
    X(act) X(bad)                                                                                                      \
    X(board_light) X(board_dark) X(board_frame_top) X(board_frame_bottom)                                              \
    X(closed) X(closed_rim) X(closed_mark)                                                                             \
    X(drawn) X(drawn_shade) X(drawn_foot) X(drawn_ink) X(undrawn)                                                      \
    X(mark_first) X(mark_second) X(mark_either)                                                                        \
    X(token_first_top) X(token_first_bottom) X(token_first_side) X(token_first_crown)                                  \
    X(token_second_top) X(token_second_bottom) X(token_second_side) X(token_second_crown)                              \
    X(wood_light) X(wood_dark) X(head_light) X(head_dark)                                                              \
    X(ember) X(ember_core) X(point) X(point_glow) X(light_pool) X(shadow) X(veil)                                      \
    X(wordmark_first_top) X(wordmark_first_bottom) X(wordmark_second_top) X(wordmark_second_bottom)

/// Every size role, in units of a screen of 1080 lines.
#define ZUGZWANG_MEASURES(X)                                                                                           \
    X(grid) X(top_bar) X(edge) X(gap) X(panel_width) X(panel_radius) X(panel_padding) X(board_side)                    \
    X(button_height) X(button_radius) X(rim) X(focus_gap) X(focus_ring) X(hover_lift)                                  \
    X(title) X(heading) X(figure) X(hero) X(body) X(caption) X(smallest)

/// Every duration role, in milliseconds in the file.
#define ZUGZWANG_MOTIONS(X)                                                                                            \
    X(hover_in) X(hover_out) X(queen_glide) X(arrow_fly) X(square_burn) X(ember_fade) X(stick_leap) X(tile_fly)        \
    X(segment_draw) X(edge_draw) X(box_pop) X(chain_step) X(scene_change) X(win) X(reduced_fade) X(shake) X(reply_hold)
// clang-format on

#define ZUGZWANG_NAME(name) name,
enum class Role : std::uint8_t { ZUGZWANG_COLOUR_ROLES(ZUGZWANG_NAME) };
enum class Measure : std::uint8_t { ZUGZWANG_MEASURES(ZUGZWANG_NAME) };
enum class Motion : std::uint8_t { ZUGZWANG_MOTIONS(ZUGZWANG_NAME) };
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

struct Theme {
    std::string name;
    std::array<Colour, role_names.size()> colours{};
    std::array<float, measure_names.size()> measures{}; ///< Units of a 1080-line screen.
    std::array<Seconds, motion_names.size()> motions{}; ///< All zero in a default theme: nothing takes time.

    [[nodiscard]] Colour operator[](Role role) const { return colours[static_cast<std::size_t>(role)]; }
    [[nodiscard]] float operator[](Measure measure) const { return measures[static_cast<std::size_t>(measure)]; }
    [[nodiscard]] Seconds operator[](Motion motion) const { return motions[static_cast<std::size_t>(motion)]; }
};

/// The colour role that belongs to a player, the same in every game.
template <class Side>
[[nodiscard]] constexpr Role role_of(Side side) {
    return static_cast<int>(side) == 0 ? Role::first : Role::second;
}

} // namespace zugzwang
