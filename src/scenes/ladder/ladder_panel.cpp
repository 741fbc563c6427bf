// The chosen rung at large.
#include <algorithm>
#include <cmath>

#include "scenes/frame/top_bar.hpp"
#include "scenes/ladder/ladder.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen, from the panel's top or bottom.
constexpr float emblem_side = 176, emblem_top = 34, name_at = 242, place_at = 284, words_at = 306, inner = 32;
constexpr float facts_above_bottom = 444, fact_pitch = 37, side_above_bottom = 241, advice_above_bottom = 190;

} // namespace

/// The emblem and the name beside whose move is first, the words, the facts where there is room, over the buttons.
void LadderScene::draw_upright_panel(Canvas& canvas) const {
    const Rect area = stage_.pixels(panel_);
    paint_panel(area, {.lit = true}, canvas);
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const auto side = std::ranges::find(controls_.all(), "side", &Control::id);
    const auto buttons = std::ranges::find(controls_.all(), "watch", &Control::id);
    const Rect head{area.x + px(upright_gap), side->area.y, side->area.x - area.x - px(2 * upright_gap),
                    side->area.height};
    game_.ladder.draw_emblem(canvas, {head.x, head.y, head.height, head.height}, chosen_);
    const float left = head.x + head.height + px(upright_gap), width = head.right() - left;
    TextStyle name{.size = px(40), .paint = {Role::ink}, .weight = Weight::extra_bold};
    const auto called = tr(chosen().player.name);
    name.size = fitting_size(called, name, width, canvas.px(Measure::smallest), canvas);
    name.max_width = width;
    canvas.text(called, {left, head.centre().y - px(16)}, name);
    canvas.text(tr("Rung {rung} of {rungs}", {{"rung", chosen_ + 1}, {"rungs", rung_count()}}),
                {left, head.centre().y + px(22)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = width});
    const float advice = buttons->area.y - px(24), inner_width = area.width - 2 * px(upright_gap);
    canvas.text(missing_stars(stars()), {area.centre().x, advice},
                {.size = canvas.px(Measure::smallest),
                 .paint = {Role::act},
                 .align_x = AlignX::centre,
                 .max_width = inner_width});
    TextStyle words{.size = canvas.px(22.0F), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = inner_width};
    const float top = head.bottom() + px(upright_gap), room = advice - px(18) - top;
    const auto told = tr(chosen().words);
    while (canvas.measured(told, words).height > room && words.size > canvas.px(Measure::smallest))
        words.size -= 1;
    canvas.clip({area.x, top, area.width, room});
    const float below = top + canvas.text(told, {head.x, top}, words).height + px(2 * upright_gap);
    canvas.unclip();
    if (advice - below > px(fact_pitch * 5.5F)) draw_facts(below + px(fact_pitch * 0.7F), canvas);
}

void LadderScene::draw_panel(Canvas& canvas) const {
    if (stage_.is_upright()) return draw_upright_panel(canvas);
    const Rect area = stage_.pixels(panel_);
    paint_panel(area, {.lit = true}, canvas);
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const float middle = area.centre().x, width = area.width - 2 * px(inner);
    const Vec emblem{middle, area.y + px(emblem_top + emblem_side / 2)};
    canvas.glow(emblem, px(emblem_side * 1.1F), {Role::second, 0.22F});
    game_.ladder.draw_emblem(canvas, around(emblem, px(emblem_side)), chosen_);
    TextStyle name{.size = px(56), .paint = {Role::ink}, .weight = Weight::extra_bold, .align_x = AlignX::centre};
    const auto called = tr(chosen().player.name);
    name.size = fitting_size(called, name, width, canvas.px(Measure::smallest), canvas);
    canvas.text(called, {middle, area.y + px(name_at)}, name);
    canvas.text(
        tr("Rung {rung} of {rungs}", {{"rung", chosen_ + 1}, {"rungs", rung_count()}}), {middle, area.y + px(place_at)},
        {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_x = AlignX::centre, .max_width = width});
    const float facts = area.bottom() - px(facts_above_bottom);
    TextStyle words{.size = canvas.px(22.0F), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width};
    const float top = area.y + px(words_at), room = facts - px(fact_pitch) - top;
    const auto told = tr(chosen().words);
    while (canvas.measured(told, words).height > room && words.size > canvas.px(Measure::smallest))
        words.size -= 1;
    canvas.clip({area.x, top, area.width, room});
    canvas.text(told, {area.x + px(inner), top}, words);
    canvas.unclip();
    draw_facts(facts, canvas);
    canvas.text(tr("You move"), {area.x + px(inner), area.bottom() - px(side_above_bottom)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}});
    canvas.text(
        missing_stars(stars()), {middle, area.bottom() - px(advice_above_bottom)},
        {.size = canvas.px(Measure::smallest), .paint = {Role::act}, .align_x = AlignX::centre, .wrap_width = width});
}

void LadderScene::draw_facts(float top, Canvas& canvas) const {
    const Rect area = stage_.pixels(panel_);
    const auto px = [&](float units) { return std::round(units * stage_.scale()); };
    const float left = area.x + px(inner), right = area.right() - px(inner);
    canvas.line({left, top - px(fact_pitch * 0.7F)}, {right, top - px(fact_pitch * 0.7F)},
                {.paint = {Role::panel_rim}, .width = canvas.px(2.0F)});
    float y = top;
    const auto line = [&](const std::string& label, const std::string& value) {
        const float taken =
            canvas.text(label, {left, y}, {.size = canvas.px(Measure::smallest), .paint = {Role::soft}}).width + px(16);
        TextStyle style{.size = canvas.px(Measure::smallest),
                        .paint = {Role::ink},
                        .weight = Weight::bold,
                        .align_x = AlignX::right};
        style.max_width = right - left - taken;
        if (!value.empty()) canvas.text(value, {right, y}, style);
        y += px(fact_pitch);
    };
    const auto& record = records_[chosen_];
    const auto drawn = record.games - record.won - record.lost;
    const auto went = record.games == 0 ? tr("no games yet")
                      : drawn == 0      ? tr("won {won}, lost {lost}", {{"won", record.won}, {"lost", record.lost}})
                                        : tr("won {won}, lost {lost}, drawn {drawn}",
                                             {{"won", record.won}, {"lost", record.lost}, {"drawn", drawn}});
    line(tr("Board"), tr(game_.ladder.board));
    line(tr("You against it"), went);
    if (!record.latest.empty()) {
        draw_latest({right, y}, canvas);
        line(tr("Latest games"), {});
    }
    if (record.streak > 1) line(tr("Won in a row"), std::to_string(record.streak));
    if (record.best_margin) line(tr("Best win"), tr("by {n}", {{"n", *record.best_margin}}));
}

/// A disc for a game that was won, a ring for a lost one, a bar for a draw; the latest at the right.
void LadderScene::draw_latest(Vec right, Canvas& canvas) const {
    const float radius = canvas.px(8.0F), apart = canvas.px(26.0F);
    const auto& latest = records_[chosen_].latest;
    for (std::size_t back = 0; back < latest.size(); ++back) {
        const Vec at{right.x - radius - static_cast<float>(back) * apart, right.y};
        const auto fortune = latest[latest.size() - 1 - back];
        if (fortune == Fortune::won)
            canvas.disc(at, radius, {Role::act});
        else if (fortune == Fortune::lost)
            canvas.ring(at, radius, canvas.px(2.5F), {Role::soft});
        else
            canvas.box(around(at, 2 * radius, canvas.px(5.0F)), {.top = Role::soft, .bottom = Role::soft});
    }
}

} // namespace zugzwang
