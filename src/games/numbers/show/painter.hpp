// What is drawn of one frame of Numbers.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/numbers/show/history.hpp"
#include "games/numbers/show/layout.hpp"
#include "games/numbers/show/overview.hpp"
#include "games/numbers/think/insight.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang::numbers {

/// All that the view knows, for the time of one drawing.
struct Picture {
    const Frame<Rules, Insight>& frame;
    const Overview& overview;      ///< Of the frame's row.
    Layout before, now;            ///< Of frame.before and frame.now.
    std::optional<End> chosen;     ///< By pointer or focus.
    std::array<float, 2> lifts{};  ///< How far the ends are lifted by that, 0 to 1, by End.
    Way way{};                     ///< Through the triangle, where one is shown.
    std::optional<Vec> lens{};     ///< Where the triangle is pointed at.
    std::vector<Taking> pointed{}; ///< What the list of moves is pointed at.
};

/// How far an end that can be taken stands above the row, and how much further under the pointer.
inline constexpr float lift_units = 8, hover_lift_units = 10;

void paint_board(const Picture& picture, Canvas& canvas);
/// The insight's triangle: the seed's figure 1 with what the first player gets of every part.
void paint_triangle(const Picture& picture, const Triangle& triangle, Canvas& canvas);

} // namespace zugzwang::numbers
