#include "zugzwang/gfx/value_plates.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang {

ValuePlates::ValuePlates(float size, Canvas& canvas)
    : size_(std::max(canvas.px(Measure::smallest), std::round(size))), canvas_(canvas) {}

Rect ValuePlates::place(Vec centre, std::string_view words) const {
    const float width = canvas_.measured(words, {.size = size_, .weight = Weight::bold}).width;
    return snapped(around(centre, std::max(width + size_ * 0.9F, size_ * 1.6F), size_ * 1.5F));
}

bool ValuePlates::put(Vec centre, std::string_view words, Role role) {
    const Rect plate = place(centre, words);
    const auto covers = [&](const Rect& other) { return plate.inset(-1).overlaps(other); };
    if (std::ranges::any_of(plates_, covers)) return false;
    draw(plate, words, role);
    return true;
}

void ValuePlates::draw(Rect plate, std::string_view words, Role role) {
    plates_.push_back(plate);
    canvas_.box(plate, {.top = Role::well,
                        .bottom = Role::well,
                        .radius = std::round(plate.height * 0.28F),
                        .rim = role,
                        .rim_width = canvas_.px(Measure::rim)});
    canvas_.text(words, plate.centre(),
                 {.size = size_, .paint = {role}, .weight = Weight::bold, .align_x = AlignX::centre});
}

} // namespace zugzwang
