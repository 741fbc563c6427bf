// Only the board and the sentence are bright.
#include <algorithm>
#include <cmath>

#include "scenes/guide/guide_scene.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float title_left = 110, title_size = 36;
constexpr float figures_above = 50, sentence_size = 38;
constexpr float steps_pitch = 58, small_step = 13, large_step = 20;

std::vector<KeyHint> keys(bool done) {
    if (done) return {{{tr("Enter")}, tr("go on")}};
    return {{{"↑", "↓", "←", "→"}, tr("choose")}, {{tr("Enter")}, tr("play it")}, {{tr("Esc")}, tr("skip")}};
}

/// Of the widths that need no more lines than `widest` does, the least: the lines are of about the same length.
float even_width(const std::string& words, TextStyle style, float widest, const Canvas& canvas) {
    const auto height_at = [&](float width) {
        style.wrap_width = width;
        return canvas.measured(words, style).height;
    };
    const float height = height_at(widest);
    float narrow = widest / 4, wide = widest;
    while (wide - narrow > style.size / 2) {
        const float middle = std::round((narrow + wide) / 2);
        (height_at(middle) > height ? narrow : wide) = middle;
    }
    return wide;
}

} // namespace

void GuideScene::draw(Canvas& canvas) const {
    const Rect bar = stage_.screen_pixels({0, 0, stage_.screen_width(), stage_[Measure::top_bar]});
    canvas.text(tr(game_.title), {bar.x + canvas.px(title_left), bar.centre().y},
                {.size = canvas.px(title_size), .paint = {Role::dim}, .weight = Weight::bold});
    draw_head(canvas);
    if (game_.points) draw_figures(canvas);
    draw_board(canvas);
    draw_sentence(canvas);
    draw_steps(canvas);
    controls_.draw(canvas);
    if (stage_.is_upright()) return;
    paint_key_hints(keys(is_done()), layout_.hints.centre(), layout_.hints.width, canvas);
}

/// A new board comes softly.
void GuideScene::draw_board(Canvas& canvas) const {
    const Seconds fade = canvas.theme()[Motion::scene_change];
    const float shown = fade > Seconds{0} ? static_cast<float>(std::clamp(board_shown_ / fade, 0.0, 1.0)) : 1;
    canvas.push_group({}, ease_out(shown));
    session_->draw(canvas);
    canvas.pop_group();
}

/// Whose move it is, or who won.
void GuideScene::draw_head(Canvas& canvas) const {
    const auto& outcome = session_->news().outcome;
    const bool won = outcome && outcome->winner;
    if (!won && (outcome || is_done())) return;
    const Side side = won ? *outcome->winner : asks() ? Side::first : Side::second;
    const auto words = won ? tr("You win") : side == Side::first ? tr("Your move") : tr("The other player's move");
    const Rect line = layout_.head;
    const float mark = canvas.px(34.0F), gap = canvas.px(18.0F);
    const TextStyle style{.size = canvas.px(Measure::heading), .paint = {role_of(side)}, .weight = Weight::semibold};
    const float width = mark + gap + canvas.measured(words, style).width;
    const float left = std::round(line.centre().x - width / 2);
    paint_mark(side, {left + mark / 2, line.centre().y}, mark, canvas);
    canvas.text(words, {left + mark + gap, line.centre().y}, style);
}

/// What each side has, at the board's upper corners, where points are counted.
void GuideScene::draw_figures(Canvas& canvas) const {
    const float y = stage_.is_upright() ? layout_.head.y : board_.y - canvas.px(figures_above);
    const float mark = canvas.px(24.0F), gap = canvas.px(12.0F);
    for (const Side side : both_sides) {
        const auto& figure = session_->news().seats[side].figure;
        const bool left = side == Side::first;
        const float edge = left ? board_.x + mark / 2 : board_.right() - mark / 2;
        paint_mark(side, {edge, y}, mark, canvas);
        canvas.text(figure.number, {edge + (left ? 1.0F : -1.0F) * (mark / 2 + gap), y},
                    {.size = canvas.px(Measure::heading),
                     .paint = {role_of(side)},
                     .weight = Weight::bold,
                     .align_x = left ? AlignX::left : AlignX::right});
    }
}

void GuideScene::draw_sentence(Canvas& canvas) const {
    const Rect line = layout_.sentence;
    const auto words = sentence();
    TextStyle style{.size = canvas.px(sentence_size),
                    .paint = {Role::ink},
                    .weight = Weight::bold,
                    .align_x = AlignX::centre,
                    .align_y = AlignY::top};
    style.wrap_width = even_width(words, style, line.width, canvas);
    canvas.text(words, {line.centre().x, line.y}, style);
}

void GuideScene::draw_steps(Canvas& canvas) const {
    if (is_done()) return;
    const auto count = game_.guide.size();
    const Vec middle = layout_.steps.centre();
    for (std::size_t index = 0; index < count; ++index) {
        const float place = static_cast<float>(index) - static_cast<float>(count - 1) / 2;
        const Vec at{std::round(middle.x + place * canvas.px(steps_pitch)), middle.y};
        const float size = canvas.px(index == step_ ? large_step : small_step);
        if (index == step_) canvas.glow(at, size * 2.2F, {Role::act, 0.3F});
        canvas.diamond(at, size, {index <= step_ ? Role::act : Role::undrawn});
        if (index > step_) canvas.diamond(at, size - canvas.px(3.0F), {Role::backdrop_bottom});
    }
    const Rect line = layout_.counter;
    canvas.text(tr("{number} of {count}", {{"number", step_ + 1}, {"count", count}}), line.centre(),
                {.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::centre});
}

} // namespace zugzwang
