#include "zugzwang/gfx/value_plates.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang {

ValuePlates::ValuePlates(float size, Canvas& canvas)
    : size_(std::max(canvas.px(canvas.theme()[Measure::smallest]), std::round(size))), canvas_(canvas) {}

Rect ValuePlates::place(Vec centre, std::string_view words) const {
    const float width = canvas_.measured(words, {.size = size_, .weight = Weight::bold}).width;
    return snapped(around(centre, std::max(width + size_ * 0.9F, size_ * 1.6F), size_ * 1.5F));
}

bool ValuePlates::has_room(const Rect& plate) const {
    return std::ranges::none_of(plates_, [&](const Rect& other) { return plate.inset(-1).overlaps(other); });
}

bool ValuePlates::put(Vec centre, std::string_view words, Role role) {
    const Rect plate = place(centre, words);
    if (!has_room(plate)) return false;
    draw(plate, words, role, role);
    return true;
}

bool ValuePlates::put_softly(Vec centre, std::string_view words) {
    const Rect plate = place(centre, words);
    if (!has_room(plate)) return false;
    draw(plate, words, Role::soft, std::nullopt);
    return true;
}

void ValuePlates::draw(Rect plate, std::string_view words, Role role, std::optional<Role> rim) {
    plates_.push_back(plate);
    canvas_.box(plate, {.top = Role::well,
                        .bottom = Role::well,
                        .radius = std::round(plate.height * 0.28F),
                        .rim = rim,
                        .rim_width = canvas_.px(Measure::rim)});
    canvas_.text(
        words, plate.centre(),
        {.size = size_, .paint = {role}, .weight = rim ? Weight::bold : Weight::semibold, .align_x = AlignX::centre});
}

} // namespace zugzwang
