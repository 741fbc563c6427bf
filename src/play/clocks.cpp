#include "play/clocks.hpp"

#include <algorithm>

namespace zugzwang {

Seconds left_after(std::span<const MoveEntry> moves, Side side, const ClockLimit& limit) {
    Seconds left = limit.game;
    for (const auto& move : moves) {
        if (move.side == side) left += limit.increment - move.time.value_or(Seconds{0});
    }
    return left;
}

bool is_low(Seconds left, const ClockLimit& limit) {
    return left < std::clamp(limit.game / 10, Seconds{10}, Seconds{30});
}

Budget within(Budget offered, Seconds left, const ClockLimit& limit) {
    constexpr double moves_to_come = 20, part_of_increment = 0.8, part_of_all = 0.5;
    const auto wise = std::min(left / moves_to_come + limit.increment * part_of_increment, left * part_of_all);
    const auto time =
        std::max(std::chrono::milliseconds(1), std::chrono::duration_cast<std::chrono::milliseconds>(wise));
    offered.time = offered.time.count() > 0 ? std::min(offered.time, time) : time;
    return offered;
}

void Clocks::begin_turn(std::span<const MoveEntry> moves) {
    spent_ = Seconds{0};
    for (const Side side : both_sides) {
        if (limits_[side]) at_begin_[side] = left_after(moves, side, *limits_[side]);
    }
}

void Clocks::run(Side side, Seconds step) {
    used_[side] += step;
    spent_ += step;
}

void Clocks::go_on(const BySide<Seconds>& used, Seconds spent) {
    used_ = used;
    spent_ = spent;
}

std::optional<Seconds> Clocks::left(Side side, Side to_move) const {
    if (!limits_[side]) return std::nullopt;
    return std::max(Seconds{0}, at_begin_[side] - (side == to_move ? spent_ : Seconds{0}));
}

} // namespace zugzwang
