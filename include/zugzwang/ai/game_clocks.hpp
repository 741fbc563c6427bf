// What the clocks of a game show when a move is asked for: for players that divide their time themselves.
#pragma once

#include <chrono>
#include <optional>

#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// What is left to a side, and what each of its moves adds.
struct ClockReading {
    std::chrono::milliseconds left{0}, increment{0};

    friend bool operator==(const ClockReading&, const ClockReading&) = default;
};

/// The clocks of a game; a side without one is empty.
struct GameClocks {
    BySide<std::optional<ClockReading>> sides{};
    Side to_move = Side::first;

    [[nodiscard]] const std::optional<ClockReading>& own() const { return sides[to_move]; }
};

} // namespace zugzwang
