#include "zugzwang/ui/control.hpp"

namespace zugzwang::ui {

namespace {

int part_count(const ControlKind& kind) {
    if (const auto* segmented = std::get_if<Segmented>(&kind)) return static_cast<int>(segmented->words.size());
    if (const auto* stepper = std::get_if<Stepper>(&kind)) return stepper->shuffle ? 4 : 3;
    return 0;
}

Rect stepper_part(Rect area, bool shuffle, int part) {
    const float square = area.height;
    const float gap = std::round(square / 8);
    const float end = shuffle ? area.right() - square - gap : area.right();
    switch (part) {
    case stepper_minus:
        return {area.x, area.y, square, square};
    case stepper_plus:
        return {end - square, area.y, square, square};
    case stepper_shuffle:
        return {area.right() - square, area.y, square, square};
    default:
        return {area.x + square, area.y, end - area.x - 2 * square, square};
    }
}

} // namespace

Rect part_area(const ControlKind& kind, Rect area, int part) {
    if (const auto* stepper = std::get_if<Stepper>(&kind)) return stepper_part(area, stepper->shuffle, part);
    const auto count = static_cast<float>(part_count(kind));
    const float from = std::round(area.width * static_cast<float>(part) / count);
    const float to = std::round(area.width * static_cast<float>(part + 1) / count);
    return {area.x + from, area.y, to - from, area.height};
}

int part_at(const ControlKind& kind, Rect area, Vec at) {
    for (int part = 0; part < part_count(kind); ++part) {
        if (part_area(kind, area, part).contains(at)) return part;
    }
    return -1;
}

} // namespace zugzwang::ui
