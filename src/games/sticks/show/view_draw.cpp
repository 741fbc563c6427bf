#include <algorithm>
#include <array>
#include <cmath>

#include "games/sticks/show/view.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/gfx/value_plates.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::sticks {
namespace {

/// Matches do not lie quite straight: a few degrees, fixed for each place. SDL_image keeps a long edge to steps of 0.28
/// degrees, which one version rounds and another cuts; these come out the same.
float lean(int index) {
    constexpr std::array<float, 7> degrees{1.25F, 0, -1.25F, 2, 0, 1.25F, -2};
    return degrees[static_cast<std::size_t>(index) % degrees.size()];
}

/// The sprite's shadow box about a match's box (see the sprite).
Rect shadow_of(Rect match) {
    const float unit = match.height / 432;
    return {match.x - 12 * unit, match.y - 12 * unit, 60 * unit, 456 * unit};
}

void paint_ring_about(Rect match, const Paint& paint, Canvas& canvas) {
    const float gap = std::min(canvas.px(Measure::focus_gap), match.width * 0.3F);
    const float rim = std::clamp(match.width * 0.2F, 1.0F, canvas.px(Measure::focus_ring));
    paint_ring(snapped(match.inset(-gap)), {.radius = match.width / 2 + gap, .width = rim, .paint = paint}, canvas);
}

} // namespace

struct View::Picture {
    const View& view;
    const Frame<Rules, Insight>& frame;
    Canvas& canvas;

    void draw() const {
        const Rect area = view.area_;
        canvas.sprite("sticks/pool", {area.x - area.width * 0.1F, area.y + area.height * 0.58F, area.width * 1.2F,
                                      area.height * 0.28F});
        if (frame.light && !frame.miniature) draw_light(*frame.light);
        draw_sticks();
        if (frame.progress < 1 && frame.last) draw_flying();
        if (frame.miniature) return;
        draw_pointed();
        draw_compared();
        draw_count();
        if (frame.interactive && Rules::is_legal(frame.now, {view.chosen()})) draw_bubble(view.chosen());
        draw_buttons();
        draw_values();
    }

    void draw_stick(int index, Vec offset = {}, float alpha = 1) const {
        const Rect place = view.stick(index).moved(offset);
        const bool tiny = place.width < 4;
        if (alpha == 1 && !tiny) canvas.sprite("sticks/match-shadow", shadow_of(place), {.alpha = 0.8F});
        canvas.sprite("sticks/match", place, {.alpha = alpha, .turned = tiny || offset.y != 0 ? 0 : lean(index)});
    }

    void draw_sticks() const {
        constexpr float ghost = 0.16F;
        const int count = frame.interactive ? std::min(view.chosen(), max_to_take(frame.now)) : 0;
        const int left = frame.now.left;
        const float lift = ease_out(view.lift_.level()) * view.stick(0).height * 0.1F;
        for (int index = 0; index < left; ++index) {
            const bool lifted = index >= left - count;
            const bool hinted = frame.hint && index >= left - frame.hint->count;
            const Vec offset{0, lifted ? -lift : 0};
            draw_stick(index, offset);
            const Paint paint{Role::act, lifted ? 1.0F : frame.hint_strength};
            if (lifted || hinted) paint_ring_about(view.stick(index).moved(offset), paint, canvas);
        }
        for (int index = left; index < view.total_ && !frame.miniature; ++index)
            draw_stick(index, {}, ghost);
    }

    void draw_flying() const {
        const float way = frame.reduced_motion ? 0 : ease_out(frame.progress);
        const float side = frame.last_side == Side::first ? -1.0F : 1.0F;
        for (int index = frame.now.left; index < frame.before.left; ++index) {
            const float height = view.stick(index).height;
            const Vec leap{side * way * height * 0.5F, -std::sin(way * 1.9F) * height * 0.28F};
            draw_stick(index, leap, 1 - frame.progress);
        }
    }

    /// Behind the sticks that are told of: those that a side takes, in its colour, and those that stay.
    void draw_light(const Light& light) const {
        for_each_lit(light, [&](int index, std::optional<Side> side) {
            const Rect place = view.stick(index);
            const float about = place.width * 0.45F;
            canvas.fill(place.inset(-about), {side ? role_of(*side) : Role::act, 0.3F}, about);
        });
    }

    /// The sticks of the moves that are pointed at in the list.
    void draw_pointed() const {
        if (frame.pointed.empty()) return;
        // The sticks go from the right: what was left after these moves and before them.
        int after = frame.now.left;
        const auto* const last = frame.moves.data() + frame.moves.size();
        for (const auto* move = frame.pointed.data() + frame.pointed.size(); move != last; ++move)
            after += move->count;
        int before = after;
        for (const auto& move : frame.pointed)
            before += move.count;
        const Paint paint{frame.pointed_role()};
        for (int index = after; index < std::min(before, view.total_); ++index) {
            const Rect place = view.stick(index);
            draw_stick(index, {}, 0.7F);
            paint_ring_about(place, paint, canvas);
            const float radius = place.width * 0.42F;
            const Vec foot{place.centre().x, place.bottom() - place.width * 0.9F};
            if (frame.pointed_solve && index == after)
                paint_move_sign(MoveSign::only, {place.centre().x, place.y - place.width}, sign_size(), canvas);
            if (frame.pointed_solve) continue;
            if (frame.pointed_side == Side::first)
                canvas.disc(foot, radius, paint);
            else
                canvas.diamond(foot, radius * 1.3F, paint);
        }
    }

    /// The sticks that were taken are braced from below, those that would have been better from above.
    void draw_compared() const {
        if (frame.played) {
            const Vec middle = draw_brace(frame.played->count, frame.played_role(), false);
            if (frame.better) paint_move_sign(MoveSign::fault, middle, sign_size(), canvas);
        }
        if (frame.better)
            paint_move_sign(frame.better_sign(), draw_brace(frame.better->count, Role::act, true), sign_size(), canvas);
    }
    [[nodiscard]] float sign_size() const {
        return std::clamp(view.stick(0).width * 1.1F, canvas.px(26.0F), canvas.px(46.0F));
    }
    /// Answers the middle of the brace.
    [[nodiscard]] Vec draw_brace(int count, Role role, bool above) const {
        const int left = frame.now.left, first = std::max(0, left - count);
        Vec middle{};
        for (int index = first; index < left; ++index) {
            const Rect place = view.stick(index);
            const float away = place.width * 0.7F, thick = std::max(2.0F, place.width * 0.22F);
            const float y = above ? place.y - away - thick : place.bottom() + away;
            // Sticks of one row stand less than twice their width apart.
            const bool joins = !frame.better_is_secret && index + 1 < left && view.stick(index + 1).y == place.y;
            const float end = joins ? view.stick(index + 1).centre().x : place.centre().x;
            canvas.fill(snapped({place.x, y, end - place.centre().x + place.width, thick}), {role}, thick / 2);
            middle = {(view.stick(first).centre().x + view.stick(left - 1).centre().x) / 2, y + thick / 2};
        }
        return middle;
    }

    void draw_count() const {
        const float size = std::min(canvas.px(Measure::hero), view.area_.height * 0.16F);
        const int left = frame.progress < 0.5F ? frame.before.left : frame.now.left;
        const std::string number = std::to_string(left);
        const TextStyle figure{.size = size,
                               .paint = {Role::ink},
                               .weight = Weight::extra_bold,
                               .align_x = AlignX::centre,
                               .align_y = AlignY::baseline};
        const TextStyle caption{.size = std::max(canvas.px(Measure::smallest), size * 0.26F),
                                .paint = {Role::soft},
                                .align_y = AlignY::baseline};
        const Vec at{view.area_.centre().x, view.area_.y + view.area_.height * 0.125F};
        const float width = canvas.measured(number, figure).width;
        canvas.text(number, at, figure);
        canvas.text(tr_n("left", "left", left), {at.x + width / 2 + canvas.px(20.0F), at.y}, caption);
    }

    void draw_bubble(int count) const {
        const TextStyle style{.size = canvas.px(Measure::heading),
                              .paint = {Role::primary_ink},
                              .weight = Weight::bold,
                              .align_x = AlignX::centre};
        const std::string words =
            view.typed_.empty() ? tr("take {numbers}", {{"numbers", count}})
                                : tr("take {number}: {key}", {{"number", count}, {"key", ui::sign_of(Key::enter)}});
        const Rect left = view.stick(frame.now.left - count), right = view.stick(frame.now.left - 1);
        const float width = canvas.measured(words, style).width + canvas.px(56.0F);
        const float height = canvas.px(56.0F);
        const float lowest = std::min(left.y, right.y) - left.height * 0.1F - canvas.px(16.0F);
        const float x = std::clamp((left.centre().x + right.centre().x) / 2, view.area_.x + width / 2,
                                   view.area_.right() - width / 2);
        const Rect bubble = snapped(around({x, lowest - height / 2}, width, height));
        canvas.diamond({bubble.centre().x, bubble.bottom()}, canvas.px(14.0F), {Role::act});
        canvas.fill(bubble, {Role::act}, canvas.px(14.0F));
        canvas.text(words, bubble.centre(), style);
    }

    void draw_buttons() const {
        for (int number = 1; number <= frame.now.take; ++number) {
            const auto place = view.button(number, frame.now);
            if (!place) return;
            const bool can = frame.interactive && number <= max_to_take(frame.now);
            paint_number(*place, number, can && number == view.chosen(), can, canvas);
        }
    }

    /// On the button of the number, or where there are too many for buttons, at the foot of the last stick of those
    /// taken.
    void draw_values() const {
        ValuePlates plates(canvas.px(Measure::smallest), canvas);
        for (const auto& [move, words, keeps] : frame.values) {
            const Role role = keeps ? Role::act : Role::soft;
            if (const auto place = view.button(move.count, frame.now)) {
                if (keeps)
                    paint_ring(*place, {.radius = canvas.px(Measure::button_radius), .width = canvas.px(3.0F)}, canvas);
                plates.put({place->right() - canvas.px(10.0F), place->y}, words, role);
            } else if (keeps) {
                const Rect last = view.stick(frame.now.left - move.count);
                plates.put({last.centre().x, last.bottom()}, words, role);
            }
        }
    }
};

void View::draw(const Frame<Rules, Insight>& frame, Canvas& canvas) const { Picture{*this, frame, canvas}.draw(); }

void paint_number(Rect place, int number, bool lit, bool can, Canvas& canvas) {
    const float radius = std::min(canvas.px(Measure::button_radius), place.height * 0.25F);
    const float foot = lit ? canvas.px(4.0F) : 0;
    paint_plate(place, {.radius = radius, .lit = lit, .foot_depth = foot, .alpha = can ? 1.0F : 0.4F}, canvas);
    if (lit)
        paint_ring(place, {.radius = radius, .gap = canvas.px(Measure::focus_gap), .width = canvas.px(3.0F)}, canvas);
    canvas.text(std::to_string(number), {place.centre().x, place.centre().y - foot / 2},
                {.size = std::max(canvas.px(Measure::smallest), place.height * 0.46F),
                 .paint = {lit ? Role::primary_ink : Role::ink, can ? 1.0F : 0.5F},
                 .weight = lit ? Weight::bold : Weight::medium,
                 .align_x = AlignX::centre});
}

} // namespace zugzwang::sticks
