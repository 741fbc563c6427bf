#include "zugzwang/ui/balance_bar.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::ui {

void paint_balance_bar(Rect area, double share, Canvas& canvas) {
    const float radius = area.height / 2;
    const float split = std::round(area.x + area.width * static_cast<float>(std::clamp(share, 0.0, 1.0)));
    const float gap = canvas.px(10.0F);
    const Rect first{area.x, area.y, std::max(0.0F, split - gap - area.x), area.height};
    const Rect second{split + gap, area.y, std::max(0.0F, area.right() - split - gap), area.height};
    if (first.width > 0) {
        canvas.clip(first);
        canvas.box(area, {.top = Role::first, .bottom = Role::first, .radius = radius});
        canvas.unclip();
    }
    if (second.width > 0) {
        canvas.clip(second);
        canvas.box(area, {.top = Role::second, .bottom = Role::second, .radius = radius});
        const float pitch = canvas.px(20.0F);
        const float inset = area.height * 0.2F;
        for (float x = area.right() - radius; x > second.x; x -= pitch) {
            canvas.line({x - area.height * 0.45F, area.bottom() - inset}, {x, area.y + inset},
                        {.paint = {Role::second_fill_bottom, 0.7F}, .width = canvas.px(2.0F)});
        }
        canvas.unclip();
    }
    const float width = canvas.px(4.0F);
    const float over = canvas.px(6.0F);
    const float x = std::clamp(split - std::round(width / 2), area.x, area.right() - width);
    canvas.box({x, area.y - over, width, area.height + 2 * over},
               {.top = Role::ink, .bottom = Role::ink, .radius = width / 2});
}

} // namespace zugzwang::ui
