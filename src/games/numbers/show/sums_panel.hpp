// The sums of the odd and the even places as two bars, and what keeping to the richer ones makes sure of.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "zugzwang/ui/node.hpp"

namespace zugzwang::numbers {

struct SumsLook {
    std::string heading;
    std::array<std::int64_t, 2> sums{};  ///< Of the odd and the even places.
    std::optional<std::uint32_t> kept{}; ///< The class that is kept: 0 for the odd places, 1 for the even ones.
    std::array<bool, 2> known{true, true};
};
[[nodiscard]] ui::Node sums_panel(const SumsLook& look);

/// The mark of a class, as on the tiles of the board.
void paint_place_mark(std::uint32_t kind, Vec centre, float size, Role role, Canvas& canvas);

} // namespace zugzwang::numbers
