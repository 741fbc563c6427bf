#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

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

float fitting_size(std::string_view words, TextStyle style, float width, float min, const Canvas& canvas) {
    style.max_width = style.wrap_width = 0;
    while (style.size > min) {
        const float measured = canvas.measured(words, style).width;
        if (measured <= width) break;
        // Widths do not grow evenly with the size, so it goes on until it fits.
        style.size = std::max(min, std::min(style.size - 1, std::floor(style.size * width / measured)));
    }
    return style.size;
}

void paint_mark(Side side, Vec centre, float size, Canvas& canvas) {
    canvas.sprite(side == Side::first ? "mark/first" : "mark/second", snapped(around(centre, std::round(size))));
}

void paint_arc(Vec centre, float radius, double part, const LineStyle& style, Canvas& canvas) {
    constexpr double steps_around = 72;
    if (part <= 0) return;
    const double end = std::min(part, 1.0);
    const auto steps = static_cast<int>(std::ceil(end * steps_around));
    std::vector<Vec> points;
    for (int step = 0; step <= steps; ++step) {
        const auto angle = static_cast<float>(2 * std::numbers::pi * end * step / steps);
        points.push_back({centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)});
    }
    canvas.polyline(points, style);
}

void paint_balance_bar(Rect area, double share, Canvas& canvas) {
    const float radius = area.height / 2;
    const float split = std::round(area.x + area.width * static_cast<float>(std::clamp(share, 0.0, 1.0)));
    const float gap = canvas.px(10.0F);
    const Rect first{area.x, area.y, std::max(0.0F, split - gap - area.x), area.height};
    const Rect second{split + gap, area.y, std::max(0.0F, area.right() - split - gap), area.height};
    if (first.width > 0) {
        canvas.clip(first);
        canvas.fill(area, {Role::first}, radius);
        canvas.unclip();
    }
    if (second.width > 0) {
        canvas.clip(second);
        canvas.fill(area, {Role::second}, radius);
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
    canvas.fill({x, area.y - over, width, area.height + 2 * over}, {Role::ink}, width / 2);
}

} // namespace zugzwang::ui
