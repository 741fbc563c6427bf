#include "games/numbers/show/layout.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::numbers {
namespace {

// Proportions, of a board 672 units high at 1080 lines.
constexpr float board_height = 672;
constexpr float board_width = 1300; ///< Narrower boards shrink everything.
constexpr float row_top = 0.05F;    ///< Of the height: the room above is for lifted tiles.
constexpr float row_height = 0.29F;
constexpr float chips_top = 0.385F;
constexpr float sums_middle = 0.497F;
constexpr float groups_top = 0.555F;
constexpr float groups_height = 0.31F;
constexpr float wide_group = 0.36F;   ///< Of the width, one on either side …
constexpr float narrow_group = 0.19F; ///< … of the triangle.
constexpr float triangle_bottom = 0.938F;
constexpr std::uint32_t low_triangle = 12; ///< So many lines need no room beside the chips.
constexpr float tile_aspect = 1.75F;       ///< Height : width of a tile that has room.
constexpr float narrow_aspect = 2.1F;      ///< At most, where the row is full.
constexpr float tile_pitch = 1.115F;       ///< From tile to tile, in tile widths.
constexpr float taken_size = 0.72F;        ///< Of a taken tile, compared with one in the row.
constexpr float digit_width = 0.64F;       ///< Of a bold figure, in its type size.
constexpr float number_room = 0.86F;       ///< The part of a tile's width that its number may fill.

float widest(float height, float aspect) { return height / aspect; }

} // namespace

Layout::Layout(Rect area, RowExtent extent) : area_(area), extent_(extent) {
    unit_ = std::min(area.height / board_height, area.width / board_width);
    const auto count = extent.end - extent.begin;
    const float height = (extent.miniature ? 0.34F : row_height) * area.height;
    const float max = std::max(std::min(widest(height, tile_aspect), area.width / 4), min_width());
    const auto width_of = [&](std::uint32_t tiles, float room) {
        return room / (static_cast<float>(std::max(tiles, 1U) - 1) * tile_pitch + 1);
    };
    const float fitting = std::min(max, width_of(count, area.width * 0.985F));
    window_ = count;
    tile_width_ = fitting;
    if (fitting < min_width() && count > 2) {
        const float side = area.width * (extent.miniature ? 0.34F : 0.3F);
        const auto fit = static_cast<std::uint32_t>(std::max(1.0F, (side / max - 1) / tile_pitch + 1));
        window_ = std::min({fit, extent.miniature ? 2U : 4U, (count - 1) / 2});
        tile_width_ = std::min(max, width_of(window_, side));
    }
    tile_width_ = std::floor(tile_width_);
    tile_height_ = std::floor(std::min(height, tile_width_ * narrow_aspect));
    while (slots_ > 1 && grid(slots_).tile_width < std::min(min_width(), grid(1).tile_width))
        --slots_;
}

float Layout::min_width() const {
    const float text = static_cast<float>(extent_.digits) * digit_width * smallest_text() / number_room;
    return extent_.miniature ? area_.width / 11 : std::max(units(38), text);
}

float Layout::number_size(float tile_width) const {
    const float fitting = tile_width * number_room / (static_cast<float>(extent_.digits) * digit_width);
    return std::max(1.0F, std::round(std::min(tile_width * 0.5F, fitting)));
}

Rect Layout::tile_in_row(float left, std::uint32_t index) const {
    const float bottom =
        extent_.miniature ? 0.46F * area_.height + tile_height_ / 2 : (row_top + row_height) * area_.height;
    const float x = left + static_cast<float>(index) * tile_width_ * tile_pitch;
    return snapped({x, area_.y + bottom - tile_height_, tile_width_, tile_height_});
}

std::optional<Rect> Layout::tile(std::uint32_t place) const {
    if (place < extent_.begin || place >= extent_.end) return std::nullopt;
    const float whole = (static_cast<float>(window_ - 1) * tile_pitch + 1) * tile_width_;
    if (!zoomed_out()) return tile_in_row(area_.centre().x - whole / 2, place - extent_.begin);
    const float margin = area_.width * 0.0075F;
    if (place < extent_.begin + window_) return tile_in_row(area_.x + margin, place - extent_.begin);
    if (place >= extent_.end - window_) {
        return tile_in_row(area_.right() - margin - whole, place - (extent_.end - window_));
    }
    return std::nullopt;
}

Rect Layout::bars() const {
    if (!zoomed_out()) return around(area_.centre(), 0);
    const Rect left = *tile(extent_.begin + window_ - 1), right = *tile(extent_.end - window_);
    const float gap = tile_width_ * (extent_.miniature ? 0.15F : 0.3F);
    return snapped({left.right() + gap, left.y, right.x - left.right() - 2 * gap, left.height});
}

Rect Layout::chip(End end) const {
    const float width = units(86), height = units(48);
    const bool single = extent_.end - extent_.begin == 1;
    const Rect below = *tile(end == End::left ? extent_.begin : extent_.end - 1);
    const float apart = single ? width * (end == End::left ? -0.6F : 0.6F) : 0;
    const float half = width / 2;
    const float x = std::clamp(below.centre().x + apart, area_.x + half, area_.right() - half);
    return snapped(around({x, area_.y + chips_top * area_.height + height / 2}, width, height));
}

Vec Layout::sums() const { return {area_.centre().x, area_.y + sums_middle * area_.height}; }

Vec Layout::sum_beside(Side side) const {
    const Rect room = group(side);
    return {side == Side::first ? room.x : room.right(), sums().y};
}

Rect Layout::group(Side side) const {
    const float width = area_.width * (extent_.triangle > 0 ? narrow_group : wide_group);
    const float margin = area_.width * 0.0075F;
    const float x = side == Side::first ? area_.x + margin : area_.right() - margin - width;
    return {x, area_.y + groups_top * area_.height, width, groups_height * area_.height};
}

Layout::Grid Layout::grid(std::uint32_t count) const {
    const Rect room = group(Side::first);
    const float max = std::max(taken_size * widest(row_height * area_.height, tile_aspect), min_width());
    Grid best;
    for (std::uint32_t rows = 1; rows <= 4 && rows <= std::max(count, 1U); ++rows) {
        const auto columns = (std::max(count, 1U) + rows - 1) / rows;
        const float by_width = room.width / (static_cast<float>(columns - 1) * tile_pitch + 1);
        const float by_height = room.height / (static_cast<float>(rows) * tile_aspect * tile_pitch);
        const float width = std::floor(std::min({max, by_width, by_height}));
        if (width > best.tile_width) best = {width, columns};
    }
    return best;
}

Rect Layout::slot(Side side, std::uint32_t index, std::uint32_t count) const {
    const auto [width, columns] = grid(count);
    const Rect room = group(side);
    const float height = std::floor(std::min(width * tile_aspect, room.height));
    const auto column = static_cast<float>(index % columns), row = static_cast<float>(index / columns);
    const float x =
        side == Side::first ? room.x + column * width * tile_pitch : room.right() - width - column * width * tile_pitch;
    return snapped({x, room.y + row * height * tile_pitch, width, height});
}

Rect Layout::slot_caption(Side side, Rect last) const {
    const Rect room = group(side);
    return {room.x, last.bottom() + units(16), room.width, units(40)};
}

Rect Layout::triangle() const {
    const float width = area_.width * (1 - 2 * narrow_group) * 0.95F;
    const auto left = extent_.end - extent_.begin;
    // Between the chips, where these leave it room and it is so high that it needs it.
    const bool high = extent_.triangle > low_triangle && left > 3 && !zoomed_out();
    const float top = area_.y + (high ? row_top + row_height + 0.02F : sums_middle - 0.02F) * area_.height;
    return {area_.centre().x - width / 2, top, width, area_.y + triangle_bottom * area_.height - top};
}

Vec Layout::row_middle() const {
    return {area_.centre().x, area_.y + (extent_.miniature ? 0.46F : row_top + row_height / 2) * area_.height};
}

} // namespace zugzwang::numbers
