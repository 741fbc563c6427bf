// The rail and the rows of a ladder.
#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/frame/star.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/ladder/ladder.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float rail_x = 75, rail_width = 7, rail_disc = 23, heads_above = 26;
constexpr float emblem_inset = 12, words_after = 22, star_height = 44, name_size = 31;
constexpr float dim = 0.55F; ///< Of a row and emblem of which nobody expects that it be climbed yet.
constexpr float row_lift = 4;
constexpr float upright_rail = 42, upright_heads_above = 16;

} // namespace

void LadderScene::draw(Canvas& canvas) const {
    paint_top_bar(stage_,
                  {.title = tr(game_.title),
                   .status = refusal_.empty() ? tr("Climb the ladder") : refusal_,
                   .status_role = refusal_.empty() ? Role::ink : Role::bad,
                   .icons = 1},
                  canvas);
    draw_heads(canvas);
    draw_rail(canvas);
    for (std::size_t rung = 0; rung < rung_count(); ++rung)
        draw_row(rung, canvas);
    draw_panel(canvas);
    controls_.draw(canvas);
}

void LadderScene::draw_heads(Canvas& canvas) const {
    const Rect top = row(rung_count() - 1);
    const float room = stage_.scale() * (column(0) - column(1)) - canvas.px(10.0F);
    std::array words{tr("moving first"), tr("moving second"), tr("without help")};
    if (canvas.measured(words[1], {.size = canvas.px(Measure::smallest)}).width > room)
        words = {tr("first"), tr("second"), tr("no help")};
    for (std::size_t star = 0; star < words.size(); ++star) {
        TextStyle style{.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre};
        style.max_width = room;
        canvas.text(words[star],
                    {top.right() - column(star) * stage_.scale(),
                     top.y - canvas.px(stage_.is_upright() ? upright_heads_above : heads_above)},
                    style);
    }
}

void LadderScene::draw_rail(Canvas& canvas) const {
    const float x = stage_.pixels({stage_.is_upright() ? upright_rail : rail_x, 0, 0, 0}).x,
                width = canvas.px(rail_width), radius = canvas.px(rail_disc);
    for (std::size_t rung = 0; rung + 1 < rung_count(); ++rung) {
        const bool lit = rung < climb_.next;
        canvas.line({x, row(rung).centre().y}, {x, row(rung + 1).centre().y},
                    {.paint = {lit ? Role::act : Role::panel_rim}, .width = width});
    }
    for (std::size_t rung = 0; rung < rung_count(); ++rung) {
        const Vec at{x, row(rung).centre().y};
        const bool climbed = records_[rung].stars.is_climbed(), next = rung == climb_.next;
        canvas.disc(at, radius + (next ? canvas.px(4.0F) : 0), {climbed ? Role::act : Role::backdrop_bottom});
        if (!climbed) {
            canvas.ring(at, radius + (next ? canvas.px(4.0F) : 0), canvas.px(next ? 5.0F : 3.0F),
                        {next ? Role::act : Role::panel_rim});
        }
        canvas.text(std::to_string(rung + 1), at,
                    {.size = canvas.px(24.0F),
                     .paint = {climbed ? Role::primary_ink
                               : next  ? Role::act
                                       : Role::dim},
                     .weight = Weight::bold,
                     .align_x = AlignX::centre});
    }
}

ControlState LadderScene::state_of(std::size_t rung) const {
    const auto row = std::ranges::find(controls_.all(), "rung:" + game_.ladder.rungs[rung].player.id, &Control::id);
    return row == controls_.all().end() ? ControlState() : controls_.state(*row);
}

void LadderScene::draw_row(std::size_t rung, Canvas& canvas) const {
    const Rect area = row(rung);
    const auto& stars = records_[rung].stars;
    const bool is_chosen = rung == chosen_;
    const bool expected = rung <= climb_.next || stars.moving_first || stars.moving_second;
    const auto state = state_of(rung);
    const auto& spec = game_.ladder.rungs[rung].player;
    const float radius = canvas.px(Measure::panel_radius);
    canvas.push_group({0, -std::round(canvas.px(row_lift) * ease_out(state.hover))}, 1);
    canvas.push_group({}, expected || is_chosen ? 1 : dim);
    paint_panel(area, {.lit = is_chosen}, canvas);
    canvas.pop_group();
    if (state.hover > 0)
        paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}},
                   canvas);
    if (state.focused) paint_focus(area, radius, canvas);
    const float inset = canvas.px(emblem_inset);
    const Rect well{area.x + inset, area.y + inset, area.height - 2 * inset, area.height - 2 * inset};
    paint_well(well, canvas);
    canvas.push_group({}, expected ? 1 : dim);
    game_.ladder.draw_emblem(canvas, well.inset(std::round(well.height * 0.13F)), rung);
    canvas.pop_group();
    const float left = well.right() + canvas.px(words_after);
    const float width = area.right() - (column(0) * stage_.scale() + canvas.px(star_height)) - left;
    TextStyle habit{.size = canvas.px(Measure::caption), .paint = {expected ? Role::soft : Role::dim}};
    const auto words = tr(spec.thinks);
    habit.size = fitting_size(words, habit, width, canvas.px(Measure::smallest), canvas);
    const bool in_one_line = canvas.measured(words, habit).width <= width;
    if (!in_one_line) habit.wrap_width = width;
    const bool name_alone = stage_.is_upright() && !in_one_line; // the panel tells the rest
    canvas.text(tr(spec.name),
                {left, area.y + area.height * (name_alone    ? 0.5F
                                               : in_one_line ? 0.34F
                                                             : 0.25F)},
                {.size = canvas.px(name_size),
                 .paint = {expected ? Role::ink : Role::soft},
                 .weight = Weight::bold,
                 .max_width = width});
    if (!name_alone) canvas.text(words, {left, area.y + area.height * 0.7F}, habit);
    const std::array won{stars.moving_first, stars.moving_second, stars.without_help};
    for (std::size_t star = 0; star < won.size(); ++star)
        paint_star(won[star], {area.right() - column(star) * stage_.scale(), area.centre().y}, canvas.px(star_height),
                   canvas);
    canvas.pop_group();
}

} // namespace zugzwang
