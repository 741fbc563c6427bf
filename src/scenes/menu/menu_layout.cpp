#include "scenes/menu/menu_layout.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/frame/column.hpp"
#include "scenes/frame/top_bar.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr Rect wordmark{0, 72, 953, 144};
constexpr float subtitle_y = 256, hints_y = 1018;
constexpr float trouble_y = 861; // between the cards and the buttons
constexpr float card_top = 330, card_height = 508, card_width = 331, card_gap = 25, min_card_gap = 16;
constexpr float stars_height = 52;
constexpr float button_y = 891, button_width = 250, button_gap = 24, button_height = 68;

constexpr Rect upright_wordmark{28, 8, 530, 80};
constexpr float upright_subtitle = 124, upright_cards = 152, upright_trouble = 34, highest_card = 210;
constexpr float upright_well = 10, upright_stars = 236;

void place_cards(const Stage& stage, std::size_t cards, MenuLayout& layout) {
    const float down = (stage.height() - 1080) / 2;
    const auto count = static_cast<float>(cards);
    const float room = stage.width() - 2 * stage[Measure::edge];
    const float gap = std::clamp((room - count * card_width) / (count - 1), min_card_gap, card_gap);
    const float width = std::min(card_width, (room - (count - 1) * gap) / count);
    const float padding = width < card_width ? 20 : 24, inset = padding / 2;
    float x = (stage.width() - count * width - (count - 1) * gap) / 2;
    for (std::size_t index = 0; index < cards; ++index) {
        layout.cards.push_back(
            {.area = stage.pixels({x, card_top + down, width, card_height}),
             .well = stage.pixels({x + padding, card_top + down + padding, width - 2 * padding, width - 2 * padding}),
             .stars = stage.pixels(
                 {x + inset, card_top + down + card_height - stars_height - 4, width - 2 * inset, stars_height})});
        x += width + gap;
    }
}

void place_buttons(const Stage& stage, std::size_t buttons, MenuLayout& layout) {
    const float down = (stage.height() - 1080) / 2;
    const auto count = static_cast<float>(buttons);
    const float room = stage.width() - 2 * stage[Measure::edge];
    const float width = std::min(button_width, std::floor((room - (count - 1) * button_gap) / count));
    float x = (stage.width() - count * width - (count - 1) * button_gap) / 2;
    for (std::size_t index = 0; index < buttons; ++index) {
        layout.buttons.push_back(stage.pixels({x, button_y + down, width, button_height}));
        x += width + button_gap;
    }
}

MenuLayout wide(const Stage& stage, std::size_t cards, std::size_t buttons) {
    const float down = (stage.height() - 1080) / 2;
    const auto line = [&](float y) { return stage.pixels({0, y + down, stage.width(), 0}); };
    MenuLayout layout;
    layout.wordmark =
        stage.pixels({(stage.width() - wordmark.width) / 2, wordmark.y + down, wordmark.width, wordmark.height});
    layout.subtitle = line(subtitle_y);
    layout.trouble = line(trouble_y);
    layout.hints = line(hints_y);
    place_cards(stage, cards, layout);
    place_buttons(stage, buttons, layout);
    return layout;
}

/// What plays in the first row of buttons, the others two in a row.
MenuLayout upright(const Stage& stage, std::size_t cards, std::size_t buttons) {
    MenuLayout layout;
    layout.upright = true;
    layout.wordmark = stage.pixels(upright_wordmark);
    layout.subtitle = stage.pixels({0, upright_subtitle, stage.width(), 0});
    Column column(
        {upright_edge, upright_cards, stage.width() - 2 * upright_edge, stage.height() - upright_cards - upright_edge},
        upright_gap);
    std::vector<Rect> rows; // from the last one up
    for (std::size_t row = 0; row < (buttons + 1) / 2; ++row)
        rows.push_back(column.bottom(touch_side));
    const std::size_t alone = buttons % 2;
    for (std::size_t index = 0; index < buttons; ++index) {
        const bool whole = alone == 1 && index == 0;
        const Rect row = rows[rows.size() - 1 - (index + alone) / 2];
        layout.buttons.push_back(stage.pixels(whole ? row : part_of_row(row, (index + alone) % 2, 2, upright_gap)));
    }
    const Rect trouble = column.bottom(upright_trouble);
    layout.trouble = stage.pixels({0, trouble.centre().y, stage.width(), 0});
    const auto count = static_cast<float>(cards);
    const float height = std::min(highest_card, (column.rest().height - (count - 1) * upright_gap) / count);
    for (std::size_t index = 0; index < cards; ++index) {
        const Rect card = column.top(height);
        const float well = height - 2 * upright_well, stars = card.right() - upright_well - upright_stars;
        layout.cards.push_back({.area = stage.pixels(card),
                                .well = stage.pixels({card.x + upright_well, card.y + upright_well, well, well}),
                                .stars = stage.pixels({stars, card.y + upright_well, upright_stars, well})});
    }
    return layout;
}

} // namespace

MenuLayout menu_layout(const Stage& stage, std::size_t cards, std::size_t buttons) {
    return stage.is_upright() ? upright(stage, cards, buttons) : wide(stage, cards, buttons);
}

} // namespace zugzwang
