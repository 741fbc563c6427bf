#include "zugzwang/ui/arc.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace zugzwang::ui {

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

} // namespace zugzwang::ui
