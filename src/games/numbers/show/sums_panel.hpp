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

} // namespace zugzwang::numbers
