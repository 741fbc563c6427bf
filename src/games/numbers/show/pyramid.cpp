#include "games/numbers/show/pyramid.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::numbers {

Pyramid::Pyramid(Rect area, std::uint32_t size, Size max, float min_height) : size_(size) {
    const auto rows = static_cast<float>(size);
    pitch_ = {std::min(max.width, area.width / (rows + 2)), std::min(max.height, area.height / rows)};
    top_ = {area.centre().x, area.y};
    if (pitch_.height < min_height) stride_ = static_cast<std::uint32_t>(std::ceil(min_height / pitch_.height));
}

Vec Pyramid::centre(Cell cell) const {
    const auto depth = static_cast<float>(size_ - cell.length());
    return {top_.x + (depth / 2 - static_cast<float>(cell.first)) * pitch_.width,
            top_.y + (depth + 0.5F) * pitch_.height};
}

Rect Pyramid::area(Cell cell) const {
    const float gap = std::max(1.0F, std::round(std::min(pitch_.width, pitch_.height) * 0.12F));
    return snapped(around(centre(cell), std::max(1.0F, pitch_.width - gap), std::max(1.0F, pitch_.height - gap)));
}

Rect Pyramid::block(Cell cell) const {
    const float width = pitch_.width * static_cast<float>(stride_),
                height = pitch_.height * static_cast<float>(stride_);
    return snapped(around(centre(cell), std::max(1.0F, width - 1), std::max(1.0F, height - 1)));
}

Rect Pyramid::edge(End end, std::uint32_t depth) const {
    const auto outermost = end == End::left ? Cell{depth, size_ - 1} : Cell{0, size_ - 1 - depth};
    return snapped(area(outermost).moved({end == End::left ? -pitch_.width : pitch_.width, 0}));
}

std::optional<Pyramid::Cell> Pyramid::at(Vec place) const {
    const float down = (place.y - top_.y) / pitch_.height;
    if (down < 0 || down >= static_cast<float>(size_)) return std::nullopt;
    const auto depth = static_cast<std::uint32_t>(down);
    // Counted from the left end of its line, which begins with the cell whose left numbers are all taken.
    const float along = (place.x - top_.x) / pitch_.width + static_cast<float>(depth + 1) / 2;
    if (along < 0 || along >= static_cast<float>(depth + 1)) return std::nullopt;
    const auto first = depth - static_cast<std::uint32_t>(along);
    return Cell{first, first + size_ - 1 - depth};
}

} // namespace zugzwang::numbers
