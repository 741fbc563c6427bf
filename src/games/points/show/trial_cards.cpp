#include "games/points/show/trial_cards.hpp"

#include <algorithm>
#include <array>

#include "games/points/show/lesson_cards.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

namespace {

// Units of a 1080-line screen.
constexpr float between = 12, min_width = 158, arrow_width = 36, heading = 58, padding = 14;
constexpr std::size_t most = 5;

} // namespace

void TrialCards::place(Rect area, const Canvas& canvas) {
    area_ = area;
    gap_ = canvas.px(between);
    arrow_width_ = canvas.px(arrow_width);
    const float side = canvas.px(padding), top = canvas.px(heading);
    inside_ = {area.x + side + arrow_width_, area.y + top, area.width - 2 * (side + arrow_width_),
               area.height - top - side};
    const auto fit = static_cast<std::size_t>((inside_.width + gap_) / (canvas.px(min_width) + gap_));
    seen_ = std::clamp<std::size_t>(fit, 1, most);
}

std::size_t TrialCards::first_card(std::size_t tried) const {
    const auto last = static_cast<int>(tried) - static_cast<int>(seen_);
    return static_cast<std::size_t>(std::max(0, last - turned_));
}

void TrialCards::turn_by(int cards, std::size_t tried) {
    const int max_turned = std::max(0, static_cast<int>(tried) - static_cast<int>(seen_));
    turned_ = std::clamp(std::min(turned_, max_turned) - cards, 0, max_turned);
}

Rect TrialCards::card(std::size_t place) const {
    const float width = (inside_.width + gap_) / static_cast<float>(seen_);
    return snapped({inside_.x + static_cast<float>(place) * width, inside_.y, width - gap_, inside_.height});
}

Rect TrialCards::arrow(int way) const {
    const float x = way < 0 ? inside_.x - arrow_width_ : inside_.right();
    return {x, inside_.y, arrow_width_, inside_.height};
}

TrialCards::Hit TrialCards::hit(Vec at, std::size_t tried) const {
    const auto first = first_card(tried);
    for (std::size_t place = 0; place < std::min(seen_, tried - first); ++place) {
        if (card(place).contains(at)) return {.card = first + place};
    }
    for (const int way : {-1, 1}) {
        if (arrow(way).contains(at)) return {.turn = way};
    }
    return {};
}

void TrialCards::draw(std::size_t tried, std::optional<std::size_t> lit, Canvas& canvas) const {
    const auto& last = cards_[tried - 1];
    paint_panel(area_, {.rim = last.good ? std::optional(Role::act) : std::nullopt}, canvas);
    static_cast<void>(paint_heading(area_, last.heading, last.place, canvas));
    const auto first = first_card(tried);
    const auto end = std::min(first + seen_, tried);
    for (std::size_t index = first; index < end; ++index)
        draw_card(cards_[index], card(index - first), index + 1 == tried, lit == index, canvas);
    const auto chevron = [&](int way) {
        const Vec at = arrow(way).centre();
        const float reach = canvas.px(9.0F), x = static_cast<float>(way) * reach / 2;
        const std::array<Vec, 3> line{Vec{at.x - x, at.y - reach}, Vec{at.x + x, at.y}, Vec{at.x - x, at.y + reach}};
        canvas.polyline(line, {.paint = {Role::ink}, .width = canvas.px(3.0F)});
    };
    if (first > 0) chevron(-1);
    if (end < tried) chevron(1);
}

void TrialCards::draw_card(const TrialCard& trial, Rect area, bool now, bool lit, Canvas& canvas) const {
    const bool good = trial.good;
    canvas.box(area, {.top = Role::well,
                      .bottom = Role::well,
                      .radius = canvas.px(12.0F),
                      .rim = good         ? Role::act
                             : now || lit ? Role::ink
                                          : Role::panel_rim,
                      .rim_width = canvas.px(now || lit || good ? 4.0F : 2.0F)});
    if (good) canvas.box(area, {.top = Role::act, .bottom = Role::act, .radius = canvas.px(12.0F), .alpha = 0.12F});
    const float third = area.height / 3, text = canvas.px(lesson_text), room = area.width - canvas.px(12.0F);
    const auto line = [&](const std::string& words, float place, Role role, Weight weight) {
        canvas.text(words, {area.centre().x, area.y + third * place},
                    {.size = text,
                     .paint = {good ? Role::act : role},
                     .weight = weight,
                     .align_x = AlignX::centre,
                     .max_width = room});
    };
    line(trial.line, 0.58F, Role::ink, Weight::bold);
    line(trial.leaves, 1.5F, Role::ink, good ? Weight::bold : Weight::semibold);
    line(trial.verdict, 2.42F, Role::soft, good ? Weight::bold : Weight::regular);
}

} // namespace zugzwang::points
