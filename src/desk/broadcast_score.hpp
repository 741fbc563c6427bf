// What the two computers of a broadcast have won against one another before.
#pragma once

#include <cstddef>

#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// How the two at the table have done against one another, by where they sit now.
struct BroadcastScore {
    BySide<std::size_t> wins{};
    std::size_t draws = 0;

    [[nodiscard]] std::size_t games() const { return wins[Side::first] + wins[Side::second] + draws; }
    friend bool operator==(const BroadcastScore&, const BroadcastScore&) = default;
};

} // namespace zugzwang
