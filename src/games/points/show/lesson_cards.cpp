#include "games/points/show/lesson_cards.hpp"

#include <algorithm>
#include <array>

#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

namespace {

// Units of a 1080-line screen.
constexpr float between_columns = 30, between_cards = 18, min_cards = 622, wide_from = 900;
constexpr float figures_width = 420, figures_height = 66, rules_height = 218, below_height = 224;
constexpr float narrow_rules_height = 192, narrow_below_height = 204;
constexpr float padding = 24, heading_top = 16;

TextStyle heading_style(const Canvas& canvas) {
    return {.size = canvas.px(lesson_text), .paint = {Role::soft}, .weight = Weight::semibold};
}

/// Five eyes.
void paint_die(Rect area, Canvas& canvas) {
    canvas.box(area, {.top = Role::drawn, .bottom = Role::board_light, .radius = area.width * 0.2F});
    const float eye = area.width * 0.09F, off = area.width * 0.24F;
    for (const Vec way : {Vec{0, 0}, Vec{-1, -1}, Vec{1, -1}, Vec{-1, 1}, Vec{1, 1}})
        canvas.disc(area.centre() + way * off, eye, {Role::closed});
}

} // namespace

LessonPlaces lesson_places(Rect area, const Canvas& canvas) {
    LessonPlaces places;
    const float gap = canvas.px(between_columns), between = canvas.px(between_cards);
    const float side = std::min(area.height, area.width - gap - canvas.px(min_cards));
    places.board = snapped({area.x, area.y, side, area.height});
    const float left = places.board.right() + gap, width = area.right() - left;
    places.narrow = width < canvas.px(wide_from);
    const float below = canvas.px(places.narrow ? narrow_below_height : below_height);
    const float rules = canvas.px(places.narrow ? narrow_rules_height : rules_height), top = area.y;
    places.below = snapped({left, area.bottom() - below, width, below});
    places.rules = snapped({left, places.below.y - between - rules, width, rules});
    const float height = places.rules.y - between - top;
    if (places.narrow) {
        const float line = canvas.px(figures_height);
        places.table = snapped({left, top, width, height - line - between});
        places.figures = snapped({left, places.rules.y - between - line, width, line});
    } else {
        const float figures = canvas.px(figures_width);
        places.table = snapped({left, top, width - between - figures, height});
        places.figures = snapped({area.right() - figures, top, figures, height});
    }
    return places;
}

std::string fitting_words(std::span<const std::string> words, float width, Weight weight, const Canvas& canvas) {
    for (const auto& one : words) {
        if (canvas.measured(one, {.size = canvas.px(lesson_text), .weight = weight}).width <= width) return one;
    }
    return words.back();
}

float paint_heading(Rect card, std::span<const std::string> words, const std::string& right, Canvas& canvas) {
    const auto style = heading_style(canvas);
    const float side = canvas.px(padding), y = card.y + canvas.px(heading_top) + style.size * 0.6F;
    auto at_right = style;
    at_right.align_x = AlignX::right;
    at_right.weight = Weight::regular;
    const float taken = right.empty() ? 0 : canvas.text(right, {card.right() - side, y}, at_right).width + side;
    auto fits = style;
    fits.max_width = card.width - 2 * side - taken;
    canvas.text(fitting_words(words, fits.max_width, style.weight, canvas), {card.x + side, y}, fits);
    return canvas.px(heading_top) + style.size * 1.2F + canvas.px(8.0F);
}

void paint_figures(Rect card, const std::string& heading, std::span<const LessonFigure> figures, bool narrow,
                   Canvas& canvas) {
    paint_panel(card, {}, canvas);
    const float side = canvas.px(padding), text = canvas.px(lesson_text);
    if (narrow) {
        float x = card.x + side;
        for (const auto& figure : figures) {
            x += canvas
                     .text(figure.number, {x, card.centre().y},
                           {.size = canvas.px(40.0F), .paint = {Role::ink}, .weight = Weight::extra_bold})
                     .width +
                 canvas.px(12.0F);
            x += canvas
                     .text(figure.words, {x, card.centre().y},
                           {.size = text, .paint = {Role::soft}, .max_width = card.right() - side - x})
                     .width +
                 side;
        }
        return;
    }
    const std::array<std::string, 1> words{heading};
    const float top = card.y + paint_heading(card, words, {}, canvas);
    const float height = (card.bottom() - canvas.px(10.0F) - top) / static_cast<float>(figures.size());
    const float size = std::min(canvas.px(Measure::figure), height * 0.95F);
    float column = 0;
    const TextStyle big{.size = size, .paint = {Role::ink}, .weight = Weight::extra_bold};
    for (const auto& figure : figures)
        column = std::max(column, canvas.measured(figure.number, big).width);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const float y = top + height * (static_cast<float>(i) + 0.5F), left = card.x + side;
        canvas.text(figures[i].number, {left, y}, big);
        const float words_x = left + column + canvas.px(16.0F);
        canvas.text(figures[i].words, {words_x, y + size * 0.1F},
                    {.size = text, .paint = {Role::soft}, .max_width = card.right() - side - words_x});
    }
}

void paint_rules(Rect card, const std::string& heading, std::span<const LessonRule> rules,
                 std::optional<std::size_t> applies, Canvas& canvas) {
    paint_panel(card, {}, canvas);
    const float side = canvas.px(padding), text = canvas.px(lesson_text);
    const std::array<std::string, 1> words{heading};
    const float top = card.y + paint_heading(card, words, {}, canvas);
    const float height = (card.bottom() - canvas.px(12.0F) - top) / static_cast<float>(rules.size());
    float column = 0;
    for (const auto& rule : rules)
        column = std::max(column, canvas.measured(rule.when, {.size = text, .weight = Weight::bold}).width);
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const Rect row = snapped({card.x + side / 2, top + height * static_cast<float>(i), card.width - side, height});
        const bool lit = applies == i;
        if (lit) {
            canvas.box(row, {.top = Role::selected_top,
                             .bottom = Role::selected_bottom,
                             .radius = canvas.px(12.0F),
                             .rim = Role::act,
                             .rim_width = canvas.px(3.0F)});
        }
        const auto weight = lit ? Weight::bold : Weight::regular;
        const TextStyle style{.size = text, .paint = {lit ? Role::ink : Role::soft}, .weight = weight};
        canvas.text(rules[i].when, {card.x + side, row.centre().y}, style);
        const float left = card.x + side + column + canvas.px(28.0F), room = card.right() - side - left;
        auto fits = style;
        fits.max_width = room;
        canvas.text(fitting_words(rules[i].then, room, weight, canvas), {left, row.centre().y}, fits);
    }
}

void paint_result(Rect card, const LessonResult& result, Canvas& canvas) {
    paint_panel(card, {.rim = result.lit ? std::optional(Role::act) : std::nullopt}, canvas);
    const std::array<std::string, 1> words{result.heading};
    const float top = card.y + paint_heading(card, words, {}, canvas);
    const float side = canvas.px(padding), text = canvas.px(lesson_text);
    const float middle = (top + card.bottom() - canvas.px(14.0F)) / 2;
    float x = card.x + side;
    if (result.chance) {
        const float die = canvas.px(64.0F);
        paint_die(snapped({x, middle - die / 2, die, die}), canvas);
        x += die + side;
    }
    if (!result.large.empty()) {
        x +=
            canvas
                .text(result.large, {x, middle},
                      {.size = canvas.px(50.0F), .paint = {result.lit ? Role::act : Role::ink}, .weight = Weight::bold})
                .width +
            side;
    }
    const float room = card.right() - side - x;
    const float height = canvas.measured(result.small, {.size = text, .wrap_width = room}).height;
    canvas.text(result.small, {x, std::max(top, middle - height / 2)},
                {.size = text, .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = room});
}

} // namespace zugzwang::points
