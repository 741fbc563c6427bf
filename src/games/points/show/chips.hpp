// Small frames with words on a Points board, and where they hide least.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/points/show/field.hpp"
#include "zugzwang/gfx/canvas.hpp"

namespace zugzwang::points {

/// What chips keep clear of, besides points and drawn lines.
struct ChipRoom {
    std::vector<Rect> chips{};    ///< Those that are there already.
    std::vector<Rect> numbers{};  ///< Of points; hidden rather than a point.
    std::vector<Segment> lines{}; ///< Not drawn yet, but shown.
};

/// In the middle of the places or towards one of them, or as near to that as hides little.
[[nodiscard]] Rect chip_place(std::span<const Vec> places, Size size, const ChipRoom& room, const Rules::State& state,
                              const Field& field);

struct ChipLook {
    Role colour = Role::soft;
    float text = 20;     ///< Size of the letters in device pixels.
    std::string badge{}; ///< A number on a ground of the colour, in front.
    std::string words{}; ///< May be empty.
    float alpha = 1;
};
[[nodiscard]] Size chip_size(const ChipLook& look, const Canvas& canvas);
void paint_chip(Rect chip, const ChipLook& look, Canvas& canvas);

/// A number on a ground of that colour.
void paint_badge(Rect area, const std::string& number, Role colour, float text, float alpha, Canvas& canvas);

} // namespace zugzwang::points
