#include "scenes/frame/star.hpp"
#include "scenes/table/table_panels.hpp"

#include <array>
#include <utility>

#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

using Shape = ResultLook::Shape;

/// The winner's mark, or both of them for a draw.
ui::Node marks(const ResultLook& look, float size) {
    if (!look.winner)
        return ui::row(ui::mark(Side::first, size), ui::mark(Side::second, size)).gaps(Measure::tight).hugs();
    return ui::picture([winner = *look.winner, decides = look.decides_match](Rect area, Canvas& canvas) {
               if (decides) canvas.glow(area.centre(), area.height * 1.2F, {role_of(winner), 0.7F});
               ui::paint_mark(winner, area.centre(), area.height, canvas);
           })
        .sized(size, size);
}

ui::Node star_of(const LadderLook::Star& star, float height) {
    return ui::picture([star](Rect area, Canvas& canvas) {
               const Vec centre = area.centre();
               paint_star(false, centre, area.height, canvas);
               const float size = !star.won ? 0 : star.is_new ? ease_out(star.popped) : 1;
               if (size <= 0) return;
               if (star.is_new) canvas.glow(centre, area.height * 1.1F * size, {Role::act, 0.45F});
               paint_star(true, centre, std::max(1.0F, area.height * size), canvas);
           })
        .sized(height * 0.75F, height);
}

/// The three stars alone, side by side.
ui::Node stars(const LadderLook& look, float height) {
    std::vector<ui::Node> all;
    for (const auto& star : look.stars)
        all.push_back(star_of(star, height));
    return ui::row(std::move(all)).hugs();
}

/// What each star is for, and whether it was won now or before.
ui::Node explained_stars(const LadderLook& look) {
    const std::array labels{tr("first"), tr("second"), tr("no help")};
    const auto small = [](std::string words, Role role, Weight weight = Weight::regular) {
        return ui::line(std::move(words),
                        {.size = Measure::smallest, .paint = {role}, .weight = weight, .align = AlignX::centre});
    };
    std::vector<ui::Node> all;
    for (std::size_t star = 0; star < labels.size(); ++star) {
        const auto& [won, is_new, popped] = look.stars[star];
        all.push_back(ui::column(star_of(look.stars[star], 48), small(labels[star], won ? Role::ink : Role::soft),
                                 small(!won     ? std::string(" ")
                                       : is_new ? tr("new")
                                                : tr("before"),
                                       is_new ? Role::act : Role::soft, is_new ? Weight::bold : Weight::regular))
                          .across_at(ui::Align::centre)
                          .wide());
    }
    return ui::row(std::move(all)).on(ui::Ground::well).padded(Measure::snug);
}

std::vector<ui::Node> ladder_words(const ResultLook& look, AlignX align) {
    if (!look.ladder) return {};
    const auto& ladder = *look.ladder;
    return {look.shape == Shape::tall ? explained_stars(ladder) : stars(ladder, 44),
            ui::line(ladder.rung, {.size = Measure::body,
                                   .paint = {ladder.won ? Role::act : Role::soft},
                                   .weight = Weight::bold,
                                   .align = align}),
            ui::words(ladder.next, {.size = Measure::smallest, .paint = {Role::soft}, .align = align})
                .when(look.shape != Shape::beside)};
}

ui::Node told(const ResultLook& look) {
    const bool tall = look.shape == Shape::tall, beside = look.shape == Shape::beside;
    const auto align = beside ? AlignX::left : AlignX::centre;
    const bool has_marks = !beside && (tall || !look.ladder);
    auto column =
        ui::column(
            marks(look, tall && !look.ladder ? 90 : 48).when(has_marks),
            ui::line(look.title,
                     {.size = tall ? Measure::figure : Measure::title, .weight = Weight::extra_bold, .align = align}),
            ui::line(look.margin, {.size = Measure::heading,
                                   .paint = {look.winner ? role_of(*look.winner) : Role::soft},
                                   .weight = Weight::bold,
                                   .align = align}),
            ui::line(look.match, {.size = Measure::heading, .weight = Weight::semibold, .align = align}),
            ladder_words(look, align),
            ui::line(look.rating, {.size = Measure::caption, .paint = {Role::soft}, .align = align}))
            .gaps(tall ? Measure::snug : Measure::hair)
            .fills();
    if (!beside) return std::move(column).centred();
    return ui::row(marks(look, 76), std::move(column).along_at(ui::Align::centre)).gaps(Measure::near).fills();
}

ui::Node buttons_of(Shape shape, std::vector<ui::Node> buttons) {
    for (auto& button : buttons)
        button = std::move(button).wide();
    if (shape == Shape::tall) return ui::column(std::move(buttons)).gaps(Measure::near);
    return ui::grid(2, std::move(buttons)).gaps(Measure::snug);
}

} // namespace

ui::Node result_panel(const ResultLook& look, std::vector<ui::Node> buttons) {
    auto below = buttons_of(look.shape, std::move(buttons));
    auto both = look.shape == Shape::beside ? ui::row(told(look), std::move(below).wide()).gaps(Measure::apart)
                                            : ui::column(told(look), std::move(below)).gaps(Measure::near);
    return std::move(both)
        .on(ui::Ground::lit_panel, look.winner ? role_of(*look.winner) : Role::button_rim)
        .padded(look.shape == Shape::tall ? Measure::panel_padding : Measure::near)
        .named("result");
}

} // namespace zugzwang
