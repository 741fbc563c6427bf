#include "games/amazons/think/mobility_scan.hpp"

namespace zugzwang::amazons {

void MobilityScan::lift(Square lifted, const Board& board) {
    others_.clear();
    sum_ = {};
    for (const Side side : both_sides) {
        loss_[side].fill(0);
        for (const Square queen : board.queens(side)) {
            if (queen == lifted) continue;
            const auto steps = lines_.steps(queen);
            others_.push_back({queen, side, steps});
            for_each_step(queen, steps, [&](Square square, int left) {
                loss_[side][square] = static_cast<std::int16_t>(loss_[side][square] + left);
                ++sum_[side];
                return true;
            });
        }
    }
}

void MobilityScan::change_view(Square square, int sign) {
    for (const auto& queen : others_) {
        const auto direction = direction_to(queen.square, square);
        if (!direction) continue;
        const int distance = distance_between(queen.square, square);
        const int seen = queen.steps[*direction];
        if (seen < distance) continue;
        // Of the squares seen only those before this one remain.
        const int fewer = seen - distance + 1;
        sum_[queen.side] += sign * fewer;
        auto& loss = loss_[queen.side];
        int at = queen.square;
        for (int place = 1; place <= seen; ++place) {
            at += step_of(*direction);
            const int change = place < distance ? fewer : seen - place + 1;
            auto& entry = loss[static_cast<std::size_t>(at)];
            entry = static_cast<std::int16_t>(entry + sign * change);
        }
    }
}

} // namespace zugzwang::amazons
