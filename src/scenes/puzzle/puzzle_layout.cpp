#include "scenes/puzzle/puzzle_layout.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float panels_top = 145, panels_bottom = 996, board_top = 116, board_bottom = 1052;
constexpr float min_panel = 372, wide_aspect = 1.599F;
constexpr float number_height = 250, mover_height = 270, card_gap = 30;
constexpr float column_gap = 16, column_number = 176, column_days = 96;
constexpr float padding = 28, button_height = 68, button_gap = 16;
constexpr float chip_height = 50, chip_gap = 10, chips_top = 76, low_chips_top = 24, day_chip = 104;
constexpr float letter_width = 84, letter_button = 56, letter_height = 84, letter_gap = 14, letters_top = 206;
constexpr float low_letters_top = 150;
constexpr float upright_head = 147, upright_days = 0.38F, upright_panel = 400, upright_pad = 16, upright_day_chip = 140;
constexpr float upright_tries_from = 520, upright_letter = 100;

PuzzleLayout wide_layout(const Stage& stage) {
    const float down = (stage.height() - 1080) / 2, edge = stage[Measure::edge], gap = stage[Measure::gap];
    const float room = stage.width() - 2 * edge;
    const float panel =
        std::clamp((room - 2 * gap - (board_bottom - board_top)) / 2, min_panel, stage[Measure::panel_width]);
    const float left = edge, right = stage.width() - edge - panel;
    const auto card = [&](float top, float bottom) { return stage.pixels({left, top + down, panel, bottom - top}); };
    PuzzleLayout layout;
    layout.number = card(panels_top, panels_top + number_height);
    layout.mover = card(panels_bottom - mover_height, panels_bottom);
    layout.days = card(panels_top + number_height + card_gap, panels_bottom - mover_height - card_gap);
    layout.panel = stage.pixels({right, panels_top + down, panel, panels_bottom - panels_top});
    layout.board =
        stage.pixels({left + panel + gap, board_top + down, right - left - panel - 2 * gap, board_bottom - board_top});
    return layout;
}

PuzzleLayout column_layout(const Stage& stage) {
    const float edge = stage[Measure::edge], gap = stage[Measure::gap], panel = stage[Measure::panel_width];
    const float right = stage.width() - edge - panel;
    const float top = stage[Measure::top_bar] + 24, bottom = stage.height() - edge;
    PuzzleLayout layout{.wide = false};
    layout.board = stage.pixels({edge, top, right - gap - edge, bottom - top});
    layout.number = stage.pixels({right, top, panel, column_number});
    layout.days = stage.pixels({right, top + column_number + column_gap, panel, column_days});
    const float rest = top + column_number + column_days + 2 * column_gap;
    layout.panel = stage.pixels({right, rest, panel, bottom - rest});
    return layout;
}

/// What is to be solved beside the days, the board, the panel.
PuzzleLayout upright_layout(const Stage& stage) {
    Column column(upright_room(stage), upright_gap);
    const Rect head = column.top(upright_head);
    const float days = std::round(head.width * upright_days);
    PuzzleLayout layout{.wide = false, .upright = true};
    layout.number = stage.pixels({head.x, head.y, head.width - days - upright_gap, head.height});
    layout.days = stage.pixels({head.right() - days, head.y, days, head.height});
    const float side = std::min(head.width, column.rest().height - upright_panel - upright_gap);
    layout.board = stage.pixels(column.top(side));
    layout.panel = stage.pixels(column.rest());
    return layout;
}

/// Of a panel in units of the stage.
struct Inner {
    Inner(const PuzzleLayout& layout, const Stage& stage)
        : scale(stage.scale()), left(layout.panel.x + px(padding)), width(layout.panel.width - 2 * px(padding)) {}

    [[nodiscard]] float px(float units) const { return std::round(units * scale); }
    /// Where chips begin: below the panel's head, which a low panel has not.
    [[nodiscard]] static float chips(const PuzzleLayout& layout) {
        if (layout.upright) return upright_pad;
        return layout.wide ? chips_top : low_chips_top;
    }

    float scale;
    float left, width;
};

} // namespace

PuzzleLayout puzzle_layout(const Stage& stage) {
    if (stage.is_upright()) return upright_layout(stage);
    const bool wide = stage.screen().width >= stage.screen().height * wide_aspect;
    return wide ? wide_layout(stage) : column_layout(stage);
}

std::vector<Rect> panel_buttons(const PuzzleLayout& layout, std::size_t count, const Stage& stage) {
    const Inner inner(layout, stage);
    if (layout.upright) {
        const float high = inner.px(touch_side);
        const Rect row{inner.left, layout.panel.bottom() - inner.px(upright_pad) - high, inner.width, high};
        std::vector<Rect> places;
        for (std::size_t index = 0; index < count; ++index)
            places.push_back(snapped(part_of_row(row, index, count, inner.px(upright_gap))));
        return places;
    }
    const float height = inner.px(button_height), pitch = height + inner.px(button_gap);
    std::vector<Rect> buttons;
    for (std::size_t index = 0; index < count; ++index) {
        const float bottom = layout.panel.bottom() - inner.px(padding) - static_cast<float>(count - 1 - index) * pitch;
        buttons.push_back({inner.left, bottom - height, inner.width, height});
    }
    return buttons;
}

std::vector<Rect> game_chips(const PuzzleLayout& layout, std::size_t count, const Stage& stage) {
    const Inner inner(layout, stage);
    const float gap = inner.px(chip_gap), height = inner.px(chip_height);
    constexpr std::size_t columns = 2;
    std::vector<Rect> chips;
    if (layout.upright) {
        const Rect row{inner.left, layout.panel.y + inner.px(Inner::chips(layout)), inner.width, inner.px(touch_side)};
        for (std::size_t index = 0; index < count; ++index)
            chips.push_back(snapped(part_of_row(row, index, count, gap)));
        return chips;
    }
    for (std::size_t index = 0; index < count; ++index) {
        const bool alone = index + 1 == count && count % columns == 1;
        const float width = alone ? inner.width : std::floor((inner.width - gap) / 2);
        const auto row = static_cast<float>(index / columns), column = static_cast<float>(index % columns);
        chips.push_back({inner.left + column * (width + gap),
                         layout.panel.y + inner.px(Inner::chips(layout)) + row * (height + gap), width, height});
    }
    return chips;
}

std::array<Rect, 6> difficulty_chips(const PuzzleLayout& layout, std::size_t games, const Stage& stage) {
    const Inner inner(layout, stage);
    const float gap = inner.px(chip_gap), height = inner.px(layout.upright ? touch_side : chip_height);
    const auto rows = layout.upright ? 1 : static_cast<float>((games + 1) / 2);
    const float y = layout.panel.y + inner.px(Inner::chips(layout)) + rows * (height + gap) + gap;
    const float day = inner.px(layout.upright ? upright_day_chip : day_chip),
                width = std::floor((inner.width - day - 5 * gap) / 5);
    std::array<Rect, 6> chips{Rect{inner.left, y, day, height}};
    for (std::size_t index = 1; index < chips.size(); ++index)
        chips[index] = {inner.left + day + gap + static_cast<float>(index - 1) * (width + gap), y, width, height};
    return chips;
}

SolvedPlaces solved_places(const PuzzleLayout& layout, bool has_score, bool in_rush, const Stage& stage) {
    const Inner inner(layout, stage);
    float y = panel_buttons(layout, 2, stage)[0].y - inner.px(layout.wide ? 28 : 14);
    const auto above = [&](float height) {
        y -= height;
        return Rect{inner.left, y, inner.width, height};
    };
    const float row = inner.px(layout.wide ? 44 : 36), rule = inner.px(layout.wide ? 28 : 16);
    SolvedPlaces places;
    if (layout.wide || in_rush || (layout.upright && layout.panel.height >= inner.px(upright_tries_from))) {
        places.tries = above(std::round(inner.width / 12) * (layout.wide ? 2 : 1));
        if (in_rush) places.rush = above(row);
        y -= rule;
    }
    places.wins = above(row);
    if (has_score && (layout.wide || !in_rush)) places.score = above(row);
    places.best_try = above(layout.upright ? inner.px(touch_side) : row);
    y -= rule;
    places.top = y;
    return places;
}

std::array<std::array<Rect, 3>, 3> initials_places(const PuzzleLayout& layout, const Stage& stage) {
    const Inner inner(layout, stage);
    const float width = inner.px(layout.upright ? upright_letter : letter_width), gap = inner.px(letter_gap);
    const float button = inner.px(layout.upright ? touch_side : letter_button), all = 3 * width + 2 * gap;
    const float left = layout.upright ? inner.left + inner.width - all : std::round(layout.panel.centre().x - all / 2);
    const float top = layout.panel.y + inner.px(layout.upright ? upright_pad
                                                : layout.wide  ? letters_top
                                                               : low_letters_top);
    std::array<std::array<Rect, 3>, 3> places{};
    for (std::size_t index = 0; index < places.size(); ++index) {
        const float x = left + static_cast<float>(index) * (width + gap);
        const float letter = top + button, low = letter + inner.px(letter_height);
        places[index] = {Rect{x, top, width, button}, Rect{x, letter, width, inner.px(letter_height)},
                         Rect{x, low, width, button}};
    }
    return places;
}

} // namespace zugzwang
