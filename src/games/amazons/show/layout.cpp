#include "games/amazons/show/layout.hpp"

#include <algorithm>
#include <cmath>

namespace zugzwang::amazons {
namespace {

/// The strip of names: so many pixels and a part of the area. Parts of a square: the frame, the gap between two
/// squares.
constexpr float edge_min = 10, edge_part = 0.03F;
constexpr float rim_part = 0.165F;
constexpr float gap_part = 0.03F;

/// Where something of a length begins when it is in the middle, unless that leaves less than `before` or `after` free.
float placed(float start, float room, float size, float before, float after) {
    const float free = room - size;
    return start + std::round(std::clamp(free / 2, std::min(before, free), std::max(before, free - after)));
}

} // namespace

BoardLayout::BoardLayout(Rect area, const Rules::State& state, Edge edge) : files_(state.files), ranks_(state.ranks) {
    const auto files = static_cast<float>(files_), ranks = static_cast<float>(ranks_);
    edge_ = edge == Edge::named ? std::round(edge_min + std::min(area.width, area.height) * edge_part) : 0;
    pitch_ = std::max(1.0F, std::floor(std::min((area.width - edge_) / (files + 2 * rim_part),
                                                (area.height - edge_) / (ranks + 2 * rim_part))));
    rim_ = std::floor(pitch_ * rim_part);
    gap_ = pitch_ < 8 ? 0.0F : std::max(1.0F, std::round(pitch_ * gap_part));
    const float width = files * pitch_ - gap_ + 2 * rim_, height = ranks * pitch_ - gap_ + 2 * rim_;
    frame_ = {std::round(placed(area.x, area.width, width, edge_, 0)),
              std::round(placed(area.y, area.height, height, 0, edge_)), width, height};
}

Rect BoardLayout::square(Square square) const {
    return {frame_.x + rim_ + static_cast<float>(file_of(square)) * pitch_,
            frame_.y + rim_ + static_cast<float>(ranks_ - 1 - rank_of(square)) * pitch_, side(), side()};
}

std::optional<Square> BoardLayout::square_under(Vec at) const {
    const auto file = static_cast<int>(std::floor((at.x - frame_.x - rim_ + gap_ / 2) / pitch_));
    const auto row = static_cast<int>(std::floor((at.y - frame_.y - rim_ + gap_ / 2) / pitch_));
    if (file < 0 || file >= files_ || row < 0 || row >= ranks_) return std::nullopt;
    return square_at(file, ranks_ - 1 - row);
}

Vec BoardLayout::file_name(int file) const { return {centre(square_at(file, 0)).x, frame_.bottom() + edge_ / 2}; }

Vec BoardLayout::rank_name(int rank) const { return {frame_.x - edge_ / 2, centre(square_at(0, rank)).y}; }

} // namespace zugzwang::amazons
