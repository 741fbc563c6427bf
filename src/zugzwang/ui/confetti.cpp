#include "zugzwang/ui/confetti.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "zugzwang/base/random.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang::ui {

namespace {

constexpr int pieces = 90;
constexpr std::uint64_t pattern = 1922;

float part_of_one(Random& random) { return static_cast<float>(random.below(10'000)) / 10'000; }

} // namespace

void draw_confetti(Rect area, float progress, Role winner, Canvas& canvas) {
    Random random(pattern);
    for (int piece = 0; piece < pieces; ++piece) {
        const bool from_left = piece % 2 == 0;
        const float speed_x = 0.15F + 0.75F * part_of_one(random);
        const float height = 0.35F + 0.65F * part_of_one(random);
        const float start = 0.15F * part_of_one(random);
        const float size = canvas.px(5.0F + 8.0F * part_of_one(random));
        const auto colour = random.below(5);
        const Role role = colour < 2 ? winner : colour < 4 ? Role::act : Role::ink;

        const float time = zugzwang::part(progress, start, 1);
        if (time <= 0 || time >= 1) continue;
        const float way = ease_out(time) * speed_x * area.width * 0.62F;
        const float up = std::sin(std::min(1.0F, time * 1.25F) * 2.4F) * height;
        const Vec at{from_left ? area.x + way : area.right() - way, area.bottom() - up * area.height * 1.02F};
        const float alpha = 1 - zugzwang::part(time, 0.7F, 1);
        if (piece % 3 == 0)
            canvas.disc(at, size, {role, alpha});
        else
            canvas.diamond(at, size * 1.2F, {role, alpha});
    }
}

} // namespace zugzwang::ui
