#include "zugzwang/gfx/geometry.hpp"

namespace zugzwang {

float distance_to_segment(Vec at, Vec a, Vec b) {
    const Vec along = b - a;
    const float squared = along.x * along.x + along.y * along.y;
    if (squared == 0) return distance(at, a);
    const Vec to = at - a;
    const float part = std::clamp((to.x * along.x + to.y * along.y) / squared, 0.0F, 1.0F);
    return distance(at, a + along * part);
}

Rect fitted(Rect area, float aspect) {
    const float width = std::min(area.width, area.height * aspect);
    return around(area.centre(), width, width / aspect);
}

Rect snapped(Rect rect) {
    const float x = std::round(rect.x);
    const float y = std::round(rect.y);
    return {x, y, std::round(rect.right()) - x, std::round(rect.bottom()) - y};
}

} // namespace zugzwang
