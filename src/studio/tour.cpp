#include "studio/tour.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "zugzwang/gfx/easing.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang::studio {

namespace {

constexpr int steps_for_a_picture = 60 / tour_frames_per_second;
constexpr Seconds glide{0.34}, fade_time{0.3};

// Units of a 1080-line screen.
constexpr float pointer_size = 42, pointer_rim = 3, words_size = 64;

/// An arrow to the upper left: its head, and a tail that is a line.
void draw_pointer(Vec tip, Canvas& canvas) {
    const float size = canvas.px(pointer_size), rim = canvas.px(pointer_rim);
    const auto at = [&](float x, float y) { return Vec{tip.x + x * size, tip.y + y * size}; };
    const std::array<Vec, 3> head{at(0, 0), at(0, 0.86F), at(0.6F, 0.6F)};
    for (const bool inside : {false, true}) {
        const float grown = inside ? 0 : rim;
        const Paint paint{inside ? Role::ink : Role::well};
        canvas.line(at(0.22F, 0.6F), at(0.42F, 1.02F), {.paint = paint, .width = 0.2F * size + 2 * grown});
        canvas.blob(head, 1 + grown, paint);
    }
}

} // namespace

Tour::Tour(const app::FilmPlan& plan)
    : hand_(plan.size, Settings{}.theme), film_(plan, [this] { return std::exchange(picture_, nullptr); }) {
    hand_.draw_over([this](Canvas& canvas) { draw_over(canvas); });
    hand_.watch([this] { film(); });
    screen_ = {0, 0, static_cast<float>(plan.size.width), static_cast<float>(plan.size.height)};
    from_ = to_ = shown_ = screen_.centre();
}

void Tour::film() {
    if (film_.finished()) return;
    follow_pointer();
    fading_ += hand_step;
    if (++steps_ < steps_for_a_picture) return;
    steps_ = 0;
    picture_ = hand_.picture();
    static_cast<void>(film_.step());
}

void Tour::follow_pointer() {
    const Vec now = hand_.pointer();
    if (now.x != 0 || now.y != 0) {
        if (distance(now, to_) > 0) from_ = shown_, to_ = now, on_the_way_ = Seconds{0};
    }
    on_the_way_ += hand_step;
    const float part = ease_in_out(static_cast<float>(std::min(1.0, on_the_way_ / glide)));
    shown_ = from_ + (to_ - from_) * part;
}

void Tour::fade(float light) {
    light_before_ = std::exchange(light_, light);
    fading_ = Seconds{0};
    if (light_before_ != light_) hand_.pass(fade_time);
}

std::size_t Tour::end() {
    fade(0);
    const auto count = film_.frames();
    if (!film_.finished()) static_cast<void>(film_.step()); // no picture: that was the last one
    return count;
}

void Tour::draw_over(Canvas& canvas) const {
    draw_pointer(shown_, canvas);
    const float part = static_cast<float>(std::min(1.0, fading_ / fade_time));
    const float light = light_before_ + (light_ - light_before_) * part;
    if (light >= 1) return;
    canvas.fill(screen_, {Role::backdrop_bottom, 1 - light});
    if (!words_.empty()) draw_words(light, canvas);
}

void Tour::draw_words(float light, Canvas& canvas) const {
    canvas.text(words_, screen_.centre(),
                {.size = canvas.px(words_size),
                 .paint = {Role::ink, 1 - light},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre});
}

} // namespace zugzwang::studio
