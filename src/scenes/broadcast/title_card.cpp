#include "scenes/broadcast/title_card.hpp"

#include <algorithm>
#include <cmath>

#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen, from its middle.
struct Heights {
    float title = -130, first_line = -20, second_line = 24, names = 130, wins = 206, round = 290;
};
constexpr Heights with_emblems{
    .title = -310, .first_line = -206, .second_line = -162, .names = 152, .wins = 250, .round = 340};
constexpr float mark_size = 52, apart = 64, name_gap = 16, slide_units = 24;
constexpr float emblem_side = 210, emblem_y = 10, emblem_apart = 270, small_mark = 30, habit_down = 46;

class CardPainter {
  public:
    CardPainter(const Stage& stage, const TitleCard& card, Canvas& canvas)
        : stage_(stage), card_(card), canvas_(canvas), middle_(stage.screen().centre()) {}

    void paint() {
        line(card_.title, at_.title, Measure::hero, Role::ink, Weight::extra_bold);
        line(card_.first_line, at_.first_line, Measure::heading, Role::soft);
        line(card_.second_line, at_.second_line, Measure::heading, Role::soft);
        if (!card_.refusal.empty()) return line(card_.refusal, at_.names, Measure::body, Role::bad);
        for (const Side side : both_sides)
            card_.draw_emblem ? player_with_emblem(side) : player(side);
        if (card_.score.draws > 0)
            line(tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(card_.score.draws)), at_.wins, Measure::body,
                 Role::soft);
        else if (card_.draw_emblem && card_.score.games() == 0)
            line(tr("They meet for the first time"), at_.wins, Measure::body, Role::soft);
        line(card_.round, at_.round, Measure::body, Role::soft);
    }

  private:
    [[nodiscard]] float emblem_from_middle() const {
        return stage_.is_upright() ? std::min(emblem_apart, stage_.width() / 4) : emblem_apart;
    }
    [[nodiscard]] float y(float units) const { return middle_.y + std::round(units * stage_.scale()); }

    void line(const std::string& words, float down, Measure size, Role role, Weight weight = Weight::regular) {
        if (words.empty()) return;
        const float room = stage_.screen().width - 2 * canvas_.px(Measure::edge);
        TextStyle style{.size = canvas_.px(size), .paint = {role}, .weight = weight, .align_x = AlignX::centre};
        if (stage_.is_upright()) style.size = fitting_size(words, style, room, canvas_.px(Measure::smallest), canvas_);
        style.max_width = room;
        canvas_.text(words, {middle_.x, y(down)}, style);
    }

    /// The first side left of the middle, the second right of it.
    void player(Side side) {
        const float way = side == Side::first ? -1.0F : 1.0F;
        const float mark = canvas_.px(mark_size), x = middle_.x + way * canvas_.px(apart);
        paint_mark(side, {x, y(at_.names)}, mark, canvas_);
        const float begin = mark / 2 + canvas_.px(name_gap);
        TextStyle style{.size = canvas_.px(Measure::heading),
                        .paint = {Role::ink},
                        .weight = Weight::semibold,
                        .align_x = side == Side::first ? AlignX::right : AlignX::left,
                        .max_width = stage_.screen().width / 2 - canvas_.px(apart) - begin - canvas_.px(Measure::edge)};
        const float at = x + way * begin;
        canvas_.text(card_.names[side], {at, y(at_.names)}, style);
        wins(side, at, style);
    }

    void wins(Side side, float at, TextStyle style) {
        if (card_.score.games() == 0) return;
        style.size = canvas_.px(Measure::body);
        style.paint = {role_of(side)};
        const auto wins = static_cast<std::int64_t>(card_.score.wins[side]);
        canvas_.text(tr_n("{n} win", "{n} wins", wins), {at, y(at_.wins)}, style);
    }

    /// The emblem, and who it is under it, each about a middle of its own.
    void player_with_emblem(Side side) {
        const float x = middle_.x + (side == Side::first ? -1.0F : 1.0F) * canvas_.px(emblem_from_middle());
        const float size = canvas_.px(emblem_side), mark = canvas_.px(small_mark), gap = canvas_.px(name_gap);
        const Vec centre{x, y(emblem_y)};
        canvas_.glow(centre, size * 1.05F, {role_of(side), 0.22F});
        card_.draw_emblem(canvas_, snapped(around(centre, size)), side);
        TextStyle style{.size = canvas_.px(Measure::heading), .paint = {Role::ink}, .weight = Weight::bold};
        const float left = std::round(x - (mark + gap + canvas_.measured(card_.names[side], style).width) / 2);
        paint_mark(side, {left + mark / 2, y(at_.names)}, mark, canvas_);
        canvas_.text(card_.names[side], {left + mark + gap, y(at_.names)}, style);
        style.align_x = AlignX::centre;
        wins(side, x, style);
        style.size = canvas_.px(Measure::caption);
        style.paint = {Role::soft};
        style.weight = Weight::regular;
        (stage_.is_upright() ? style.wrap_width : style.max_width) = 2 * canvas_.px(emblem_from_middle()) - gap;
        canvas_.text(card_.habits[side], {x, y(at_.names + habit_down)}, style);
    }

    const Stage& stage_;
    const TitleCard& card_;
    Canvas& canvas_;
    Heights at_ = card_.draw_emblem ? with_emblems : Heights{};
    Vec middle_;
};

} // namespace

void show_rungs(TitleCard& card, const Game& game, const BySide<std::string>& players) {
    const auto first = find_rung(game, players[Side::first]), second = find_rung(game, players[Side::second]);
    if (!first || !second) return;
    const BySide<std::size_t> rungs{{*first, *second}};
    for (const Side side : both_sides)
        card.habits[side] = tr(game.ladder.rungs[rungs[side]].player.thinks);
    card.draw_emblem = [&game, rungs](Canvas& canvas, Rect area, Side side) {
        game.ladder.draw_emblem(canvas, area, rungs[side]);
    };
}

void paint_title_card(const Stage& stage, const TitleCard& card, Seconds shown_for, bool reduced_motion,
                      Canvas& canvas) {
    const float time = static_cast<float>(shown_for / title_card_time);
    const float come = ease_out(part(time, 0, 0.18F));
    const float slide = reduced_motion ? 0 : std::round(canvas.px(slide_units) * (1 - come));
    canvas.push_group({0, slide}, come * (1 - part(time, 0.86F, 1)));
    CardPainter(stage, card, canvas).paint();
    canvas.pop_group();
}

} // namespace zugzwang
