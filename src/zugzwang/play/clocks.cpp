#include "zugzwang/play/clocks.hpp"

#include <algorithm>

namespace zugzwang {

Seconds left_after(std::span<const MoveEntry> moves, Side side, const ClockLimit& limit) {
    Seconds left = limit.game;
    for (const auto& move : moves) {
        if (move.side == side) left += limit.increment - move.time.value_or(Seconds{0});
    }
    return left;
}

ClockReading reading_of(Seconds left, const ClockLimit& limit) {
    using std::chrono::milliseconds;
    const auto whole = [](Seconds time) { return std::chrono::floor<milliseconds>(time); };
    return {std::max(milliseconds(1), whole(left)), whole(limit.increment)};
}

bool is_low(Seconds left, const ClockLimit& limit) {
    return left < std::clamp(limit.game / 10, Seconds{10}, Seconds{30});
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
