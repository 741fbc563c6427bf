#include "scenes/show/title_card.hpp"

#include <cmath>

#include "scenes/widgets/paint.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen, from its middle.
constexpr float title_y = -130, first_y = -20, second_y = 24, names_y = 130, wins_y = 206, round_y = 290;
constexpr float mark_size = 52, apart = 64, name_gap = 16, slide_units = 24;

class CardPainter {
  public:
    CardPainter(const Stage& stage, const TitleCard& card, Canvas& canvas)
        : stage_(stage), card_(card), canvas_(canvas), middle_(stage.screen().centre()) {}

    void paint() {
        line(card_.title, title_y, Measure::hero, Role::ink, Weight::extra_bold);
        line(card_.first_line, first_y, Measure::heading, Role::soft);
        line(card_.second_line, second_y, Measure::heading, Role::soft);
        if (!card_.refusal.empty()) return line(card_.refusal, names_y, Measure::body, Role::bad);
        for (const Side side : both_sides)
            player(side);
        if (card_.score.draws > 0 && card_.score.games() > 0)
            line(tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(card_.score.draws)), wins_y, Measure::body,
                 Role::soft);
        line(card_.round, round_y, Measure::body, Role::soft);
    }

  private:
    [[nodiscard]] float y(float units) const { return middle_.y + std::round(units * stage_.scale()); }

    void line(const std::string& words, float down, Measure size, Role role, Weight weight = Weight::regular) {
        if (words.empty()) return;
        canvas_.text(words, {middle_.x, y(down)},
                     {.size = canvas_.px(size),
                      .paint = {role},
                      .weight = weight,
                      .align_x = AlignX::centre,
                      .max_width = stage_.screen().width - 2 * canvas_.px(Measure::edge)});
    }

    /// The first side left of the middle, the second right of it.
    void player(Side side) {
        const float way = side == Side::first ? -1.0F : 1.0F;
        const float mark = canvas_.px(mark_size), x = middle_.x + way * canvas_.px(apart);
        paint_mark(side, {x, y(names_y)}, mark, canvas_);
        const float begin = mark / 2 + canvas_.px(name_gap);
        TextStyle style{.size = canvas_.px(Measure::heading),
                        .paint = {Role::ink},
                        .weight = Weight::semibold,
                        .align_x = side == Side::first ? AlignX::right : AlignX::left,
                        .max_width = stage_.screen().width / 2 - canvas_.px(apart) - begin - canvas_.px(Measure::edge)};
        const float at = x + way * begin;
        canvas_.text(card_.names[side], {at, y(names_y)}, style);
        if (card_.score.games() == 0) return;
        style.size = canvas_.px(Measure::body);
        style.paint = {role_of(side)};
        const auto wins = static_cast<std::int64_t>(card_.score.wins[side]);
        canvas_.text(tr_n("{n} win", "{n} wins", wins), {at, y(wins_y)}, style);
    }

    const Stage& stage_;
    const TitleCard& card_;
    Canvas& canvas_;
    Vec middle_;
};

} // namespace

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
