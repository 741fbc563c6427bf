#include "scenes/backdrop.hpp"

namespace zugzwang {

void draw_backdrop(Rect screen, Canvas& canvas) {
    constexpr float dot_pitch = 48;
    constexpr float dot_radius = 1.5F;

    canvas.box(screen, {.top = Role::backdrop_top, .bottom = Role::backdrop_bottom});
    const Vec middle{screen.x + screen.width / 2, screen.y + screen.height * 0.42F};
    canvas.glow(middle, screen.height * 0.85F, {Role::backdrop_glow, 0.45F});
    const float pitch = canvas.px(dot_pitch);
    for (float y = screen.y + pitch / 2; y < screen.bottom(); y += pitch) {
        for (float x = screen.x + pitch / 2; x < screen.right(); x += pitch) {
            canvas.disc({x, y}, std::max(1.0F, dot_radius * canvas.scale()), {Role::backdrop_dot, 0.12F});
        }
    }
}

} // namespace zugzwang
